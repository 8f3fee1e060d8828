import { brokeDown, withAnswer } from '../actors/outcome.ts';
import {
  ask,
  beganMeanwhile,
  codeIn,
  endingByRefusal,
  found,
  keepingIntent,
  nobody,
  sessionSetup,
} from './session.setup.ts';

/** Who is signed in, from the first look for a token to the sign-out (A15, A18 to A21). */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: { ...nobody, intent: null, beganHere: null, endedBecause: null },
  initial: 'restoring',
  states: {
    restoring: {
      description: 'The portal checks whether someone is already signed in.',
      tags: 'busy',
      on: { ...beganMeanwhile, 'signIn.needed': { actions: keepingIntent } },
      ...ask('restoreSession', {
        accepted: [
          {
            guard: withAnswer('passwordChangeIsOwed'),
            target: 'owingPassword',
            actions: [
              { type: 'noteGeneration', params: found },
              { type: 'askForPasswordChange', params: { recovered: true } },
            ],
          },
          {
            guard: withAnswer('somebodyIsSignedIn'),
            target: 'signedIn',
            actions: { type: 'noteSession', params: found },
          },
          { target: 'visitor' },
        ],
        refused: [
          {
            guard: withAnswer('tokenIsRefused'),
            target: 'forgetting',
            actions: [
              { type: 'noteEnd', params: codeIn },
              { type: 'announceEnd', params: { reason: 'expired' } },
            ],
          },
          { target: 'unreachable', actions: [] },
        ],
      }),
    },
    unreachable: {
      description:
        'A person may be signed in, but the server does not answer; the session is kept.',
      after: { restoreRetry: { target: 'restoring' } },
      on: {
        ...beganMeanwhile,
        'retry.requested': { target: 'restoring' },
        'signIn.needed': { actions: keepingIntent },
      },
    },
    visitor: {
      description: 'A visitor is here; anything that needs a login asks for one.',
      tags: 'visitor',
      entry: ['noteVisitor', 'askForLoginIfNeeded'],
      on: {
        ...beganMeanwhile,
        'signIn.needed': { actions: [keepingIntent, 'askForLogin'] },
        'signIn.declined': { actions: 'dropIntent' },
        // An account whose sign-in was abandoned: it is opened from its token.
        'session.abandoned': { target: 'restoring' },
        'freePlay.requested': { target: 'startingFreePlay' },
      },
    },
    startingFreePlay: {
      description: 'A trial account is being created.',
      tags: ['busy', 'visitor'],
      ...ask('startFreePlay', {
        accepted: { target: 'signedIn', actions: { type: 'noteSession', params: found } },
        refused: {
          target: 'visitor',
          actions: { type: 'announceFreePlayFailure', params: codeIn },
        },
        brokeDown: {
          target: 'visitor',
          actions: { type: 'announceFreePlayFailure', params: { code: brokeDown.code } },
        },
      }),
    },
    owingPassword: {
      description:
        'The sign-in, or the link in an email, was right, but a new password comes first.',
      tags: 'visitor',
      on: {
        'passwordChange.settled': { target: 'forgetting' },
        'passwordChange.demanded': {
          guard: { type: 'tokenIsCurrent', params: ({ event }) => event },
          actions: { type: 'askForPasswordChange', params: { recovered: true } },
        },
        'token.refused': {
          guard: { type: 'tokenIsCurrent', params: ({ event }) => event },
          target: 'forgetting',
          actions: endingByRefusal,
        },
      },
    },
    signedIn: {
      description: 'Someone is signed in.',
      tags: 'signedIn',
      entry: ['announceStart', 'dropIntent'],
      initial: 'asMember',
      on: {
        'session.opened': {
          target: 'signedIn',
          reenter: true,
          actions: { type: 'noteSession', params: ({ event }) => event },
        },
        'member.refreshed': {
          target: '.asMember',
          actions: { type: 'noteMember', params: ({ event }) => event },
        },
        'signIn.needed': { actions: keepingIntent },
        'signOut.confirmed': { target: 'signingOut' },
        'signOut.heard': {
          target: 'forgetting',
          actions: ['dropIntent', { type: 'announceEnd', params: { reason: 'signedOut' } }],
        },
        'token.refused': {
          guard: { type: 'tokenIsCurrent', params: ({ event }) => event },
          target: 'forgetting',
          actions: endingByRefusal,
        },
      },
      states: {
        asMember: {
          description: 'A member plays with real money.',
          tags: 'member',
          always: [
            { guard: 'sessionIsTrial', target: 'asTrial' },
            { guard: 'sessionIsAgent', target: 'asAgent' },
          ],
        },
        asTrial: {
          description:
            'A trial account tries the games; anything with real money leads to registration.',
          tags: 'trial',
        },
        asAgent: { description: 'An agent, who also has the agent area.', tags: 'agent' },
      },
    },
    signingOut: {
      description: 'The server ends the session, and what it stored is cleared.',
      tags: 'busy',
      entry: ['forgetEveryone', 'dropIntent'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        // An unreachable server must not keep a person signed in here.
        onDone: {
          target: 'visitor',
          actions: { type: 'announceEnd', params: { reason: 'signedOut' } },
        },
        onError: {
          target: 'visitor',
          actions: { type: 'announceEnd', params: { reason: 'signedOut' } },
        },
      },
    },
    forgetting: {
      description: 'What an ended session stored is cleared; the intent stays.',
      tags: 'busy',
      entry: 'forgetEveryone',
      on: { 'signIn.needed': { actions: keepingIntent } },
      invoke: {
        id: 'forgetSession',
        src: 'forgetSession',
        onDone: { target: 'visitor' },
        onError: { target: 'visitor' },
      },
    },
  },
});
