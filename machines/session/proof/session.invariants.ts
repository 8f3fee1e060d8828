import type { CatalogueEntry, Step } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import type { sessionMachine } from '../session.machine.ts';
import { kindOf } from '../session.types.ts';

type Machine = typeof sessionMachine;

const emitted = (step: Step<Machine>, type: string) => step.effects.includes(`emitted ${type}`);

/** Invariants of the session. */
export const sessionInvariants: CatalogueEntry<Machine>['invariants'] = [
  always(
    'a person is known exactly while somebody is signed in',
    (step) => isIn(step, 'signedIn') === (step.context.member !== null),
  ),
  always('a session began here unless it was the first thing that was found', (step, before) => {
    const { context } = step;
    if (isIn(step, 'visitor')) return context.beganHere === false;
    const soFar = [...before, step];
    const isKnownVisitor = soFar.some((each) => isIn(each, 'visitor'));
    const starts = soFar.filter((each) => emitted(each, 'session.started')).length;
    if (!isKnownVisitor && starts === 0) return context.beganHere === null;
    return context.member === null || context.beganHere === (isKnownVisitor || starts > 1);
  }),
  always('a sign-in does not wait for the earlier session', (step, earlier) => {
    const before = earlier.at(-1);
    const isLooking =
      before !== undefined && (isIn(before, 'restoring') || isIn(before, 'unreachable'));
    if (!isLooking) return true;
    if (step.event.type === 'session.opened') return isIn(step, 'signedIn');
    if (step.event.type !== 'passwordChange.owed') return true;
    return isIn(step, 'owingPassword') && step.context.generation === step.event['generation'];
  }),
  whenever(
    'signing out in any tab leaves nothing to continue',
    (step) => step.event.type === 'signOut.heard' && emitted(step, 'session.ended'),
    ({ context }) => context.intent === null,
  ),
  whenever(
    'the kind is the kind of the account, and exactly one',
    (step) => isIn(step, 'signedIn'),
    ({ context, tags }) =>
      context.member !== null &&
      tags.has(kindOf(context.member.type)) &&
      [...tags].filter((tag) => tag !== 'signedIn').length === 1,
  ),
  whenever(
    'without a session there is no token number',
    (step) => isIn(step, 'visitor') || isIn(step, 'forgetting') || isIn(step, 'signingOut'),
    ({ context }) => context.generation === 0,
  ),
  always('a 401 for an older token changes nothing', (step, earlier) => {
    const before = earlier.at(-1);
    return (
      step.event.type !== 'token.refused' ||
      before === undefined ||
      step.event['generation'] === before.context.generation ||
      (step.context === before.context && step.effects.length === 0)
    );
  }),
  always('a 401 for the token in use ends the session, and says so', (step, earlier) => {
    const before = earlier.at(-1);
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
  always('every start of a session is reported, and nothing else as one', (step, earlier) => {
    const before = earlier.at(-1);
    const begins =
      isIn(step, 'signedIn') &&
      (before === undefined || !isIn(before, 'signedIn') || step.event.type === 'session.opened');
    return emitted(step, 'session.started') === begins;
  }),
  always('every end of a session is reported', (step, earlier) => {
    const before = earlier.at(-1);
    const ends =
      before !== undefined &&
      ((isIn(before, 'signingOut') && isIn(step, 'visitor')) ||
        (isIn(step, 'forgetting') &&
          !isIn(before, 'forgetting') &&
          step.event.type !== 'passwordChange.settled'));
    return emitted(step, 'session.ended') === ends;
  }),
  whenever(
    'an intent is kept until the sign-in, and opens the login',
    (step) => isIn(step, 'visitor') && step.event.type === 'signIn.needed',
    (step) => step.context.intent === step.event['intent'] && emitted(step, 'login.wanted'),
  ),
  whenever(
    'an intent is passed on once: a started session keeps none',
    (step) => emitted(step, 'session.started'),
    ({ context }) => context.intent === null && context.endedBecause === null,
  ),
  whenever(
    'signing out, or declining to sign in, drops the intent',
    (step) =>
      isIn(step, 'signingOut') || (isIn(step, 'visitor') && step.event.type === 'signIn.declined'),
    ({ context }) => context.intent === null,
  ),
  always('a session that expires during an action asks for a sign-in', (step, earlier) => {
    const before = earlier.at(-1);
    const arrives = isIn(step, 'visitor') && (before === undefined || !isIn(before, 'visitor'));
    return !arrives || emitted(step, 'login.wanted') === (step.context.intent !== null);
  }),
  whenever(
    'a sign-out is sent only after the person confirmed it',
    (step) => step.started.includes('signOut'),
    ({ event }) => event.type === 'signOut.confirmed',
  ),
  always(
    'a failed free play is reported',
    (step) =>
      emitted(step, 'freePlay.failed') ===
      (isIn(step, 'visitor') && step.event.type.endsWith('.actor.startFreePlay')),
  ),
  always(
    'an owed password is requested when it becomes owed, and when a call is refused for it',
    (step) =>
      emitted(step, 'passwordChange.wanted') ===
      (isIn(step, 'owingPassword') &&
        (['passwordChange.owed', 'xstate.done.actor.restoreSession'].includes(step.event.type) ||
          (step.event.type === 'passwordChange.demanded' &&
            step.event['generation'] === step.context.generation))),
  ),
  whenever(
    'the link of a mail signs in only after the password is new',
    (step) => emitted(step, 'session.started') && step.event.type !== 'session.opened',
    ({ context }) => context.member?.passwordChangeOwed === false,
  ),
  whenever(
    'a failing connection does not end a session',
    (step) =>
      step.event.type === 'xstate.error.actor.restoreSession' ||
      (step.event.type === 'xstate.done.actor.restoreSession' &&
        codeIn(step.event['output']) === 'network_failed'),
    (step) => isIn(step, 'unreachable') && step.started.length === 0,
  ),
];

function codeIn(output: unknown): unknown {
  return typeof output === 'object' && output !== null && 'code' in output ? output.code : null;
}
