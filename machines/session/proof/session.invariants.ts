import type { CatalogueEntry, Step } from '../../catalogue/entry.ts';
import { always, isIn } from '../../catalogue/history.ts';
import type { sessionMachine } from '../session.machine.ts';
import { kindOf } from '../session.types.ts';

type Machine = typeof sessionMachine;

const emitted = (step: Step<Machine>, type: string) => step.effects.includes(`emitted ${type}`);

/** What must be true of every run of the session. */
export const sessionInvariants: CatalogueEntry<Machine>['invariants'] = [
  {
    name: 'a person is known exactly while somebody is signed in',
    holds: (history) =>
      history.every((step) => isIn(step, 'signedIn') === (step.context.member !== null)),
  },
  {
    name: 'a session began here unless it was the first thing that was found',
    holds: (history) =>
      history.every((step, index) => {
        const { context } = step;
        if (isIn(step, 'visitor')) return context.beganHere === false;
        const soFar = history.slice(0, index + 1);
        const isKnownVisitor = soFar.some((each) => isIn(each, 'visitor'));
        const starts = soFar.filter((each) => emitted(each, 'session.started')).length;
        if (!isKnownVisitor && starts === 0) return context.beganHere === null;
        return context.member === null || context.beganHere === (isKnownVisitor || starts > 1);
      }),
  },
  {
    name: 'who signs in need not wait until it is known who was here before',
    holds: (history) =>
      history.every((step, index) => {
        const before = history[index - 1];
        const isLooking =
          before !== undefined && (isIn(before, 'restoring') || isIn(before, 'unreachable'));
        if (!isLooking) return true;
        if (step.event.type === 'session.opened') return isIn(step, 'signedIn');
        if (step.event.type !== 'passwordChange.owed') return true;
        return isIn(step, 'owingPassword') && step.context.generation === step.event['generation'];
      }),
  },
  {
    name: 'signing out leaves nothing to go on with, in whichever tab it was done',
    holds: (history) =>
      always(
        history,
        (step) => step.event.type === 'signOut.heard' && emitted(step, 'session.ended'),
        ({ context }) => context.intent === null,
      ),
  },
  {
    name: 'the kind is the kind of the account, and exactly one',
    holds: (history) =>
      always(
        history,
        (step) => isIn(step, 'signedIn'),
        ({ context, tags }) =>
          context.member !== null &&
          tags.has(kindOf(context.member.type)) &&
          [...tags].filter((tag) => tag !== 'signedIn').length === 1,
      ),
  },
  {
    name: 'without a session there is no token number',
    holds: (history) =>
      always(
        history,
        (step) => isIn(step, 'visitor') || isIn(step, 'forgetting') || isIn(step, 'signingOut'),
        ({ context }) => context.generation === 0,
      ),
  },
  {
    name: 'a 401 for an older token changes nothing',
    holds: (history) =>
      history.every((step, index) => {
        const before = history[index - 1];
        return (
          step.event.type !== 'token.refused' ||
          before === undefined ||
          step.event['generation'] === before.context.generation ||
          (step.context === before.context && step.effects.length === 0)
        );
      }),
  },
  {
    name: 'a 401 for the token in use ends the session, and says so',
    holds: (history) =>
      history.every((step, index) => {
        const before = history[index - 1];
        const concerns =
          step.event.type === 'token.refused' &&
          before !== undefined &&
          (isIn(before, 'signedIn') || isIn(before, 'owingPassword')) &&
          step.event['generation'] === before.context.generation;
        return (
          !concerns ||
          (isIn(step, 'forgetting') &&
            emitted(step, 'session.ended') &&
            step.context.endedBecause === step.event['code'])
        );
      }),
  },
  {
    name: 'every start of a session is told, and nothing else is told as one',
    holds: (history) =>
      history.every((step, index) => {
        const before = history[index - 1];
        const begins =
          isIn(step, 'signedIn') &&
          (before === undefined ||
            !isIn(before, 'signedIn') ||
            step.event.type === 'session.opened');
        return emitted(step, 'session.started') === begins;
      }),
  },
  {
    name: 'every end of a session is told',
    holds: (history) =>
      history.every((step, index) => {
        const before = history[index - 1];
        const ends =
          before !== undefined &&
          ((isIn(before, 'signingOut') && isIn(step, 'visitor')) ||
            (isIn(step, 'forgetting') &&
              !isIn(before, 'forgetting') &&
              step.event.type !== 'passwordChange.settled'));
        return emitted(step, 'session.ended') === ends;
      }),
  },
  {
    name: 'an intent is kept until the sign-in, and opens the login',
    holds: (history) =>
      always(
        history,
        (step) => isIn(step, 'visitor') && step.event.type === 'signIn.needed',
        (step) => step.context.intent === step.event['intent'] && emitted(step, 'login.wanted'),
      ),
  },
  {
    name: 'an intent is handed over once: a started session keeps none',
    holds: (history) =>
      always(
        history,
        (step) => emitted(step, 'session.started'),
        ({ context }) => context.intent === null && context.endedBecause === null,
      ),
  },
  {
    name: 'signing out, or declining to sign in, drops the intent',
    holds: (history) =>
      always(
        history,
        (step) =>
          isIn(step, 'signingOut') ||
          (isIn(step, 'visitor') && step.event.type === 'signIn.declined'),
        ({ context }) => context.intent === null,
      ),
  },
  {
    name: 'a session that expires in the middle of something asks for a sign-in',
    holds: (history) =>
      history.every((step, index) => {
        const before = history[index - 1];
        const arrives = isIn(step, 'visitor') && (before === undefined || !isIn(before, 'visitor'));
        return !arrives || emitted(step, 'login.wanted') === (step.context.intent !== null);
      }),
  },
  {
    name: 'the server is told of a sign-out only after the person confirmed it',
    holds: (history) =>
      always(
        history,
        (step) => step.started.includes('signOut'),
        ({ event }) => event.type === 'signOut.confirmed',
      ),
  },
  {
    name: 'a free play that failed is told',
    holds: (history) =>
      history.every(
        (step) =>
          emitted(step, 'freePlay.failed') ===
          (isIn(step, 'visitor') && step.event.type.endsWith('.actor.startFreePlay')),
      ),
  },
  {
    name: 'an owed password is asked for when it becomes owed, and when a call is refused for it',
    holds: (history) =>
      history.every(
        (step) =>
          emitted(step, 'passwordChange.wanted') ===
          (isIn(step, 'owingPassword') &&
            (['passwordChange.owed', 'xstate.done.actor.restoreSession'].includes(
              step.event.type,
            ) ||
              (step.event.type === 'passwordChange.demanded' &&
                step.event['generation'] === step.context.generation))),
      ),
  },
  {
    name: 'the link of a mail signs in only after the password is new',
    holds: (history) =>
      always(
        history,
        (step) => emitted(step, 'session.started') && step.event.type !== 'session.opened',
        ({ context }) => context.member?.passwordChangeOwed === false,
      ),
  },
  {
    name: 'a failing connection does not end a session',
    holds: (history) =>
      always(
        history,
        (step) =>
          step.event.type === 'xstate.error.actor.restoreSession' ||
          (step.event.type === 'xstate.done.actor.restoreSession' &&
            codeIn(step.event['output']) === 'network_failed'),
        (step) => isIn(step, 'unreachable') && step.started.length === 0,
      ),
  },
];

function codeIn(output: unknown): unknown {
  return typeof output === 'object' && output !== null && 'code' in output ? output.code : null;
}
