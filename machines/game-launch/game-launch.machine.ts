import { assign, emit, setup } from 'xstate';
import { errorCatalogue, type NextStep, type Outcome, type Refusal } from '#contract/errors.ts';
import { notProvided } from '../actors/not-provided.ts';
import { brokeDown, refusalIn, timedOut, valueIn } from '../actors/outcome.ts';
import type { Intent } from '../session/session.types.ts';

/** Longest wait for a vendor's answer, in milliseconds (L5). */
export const LAUNCH_TIME_LIMIT_MILLISECONDS = 20_000;

/** What the flow is started with. */
export interface GameLaunchInput {
  readonly gameId: string;
  /** Whether somebody is signed in now; a trial account counts (A20). */
  readonly signedIn: boolean;
}

/** A game that was opened. Its address is good for one session: it stays in the launch port. */
export interface LaunchedGame {
  readonly gameName: string;
  /** Name of the vendor, as shown. */
  readonly vendor: string;
}

/** What the flow knows. */
export interface GameLaunchContext extends GameLaunchInput {
  readonly game: LaunchedGame | null;
  readonly refusal: Refusal | null;
}

/** What happens around a game. */
export type GameLaunchEvent =
  | { type: 'session.started' } // somebody has signed in: the launch goes on
  | { type: 'session.lost' } // the session ended while the game was open
  | { type: 'signIn.declined' }
  | { type: 'retry.requested' }
  | { type: 'frame.failed' } // the vendor's page could not be shown
  | { type: 'game.left' };

/** Told to whoever listens: the session, so that it asks for a login and brings the person back. */
export type GameLaunchEmitted = { type: 'signIn.needed'; intent: Intent };

/** What the actor that opens a game is told. */
export interface LaunchInput {
  readonly gameId: string;
}

type LaunchOutcome = Outcome<LaunchedGame>;

const actors = {
  /** Opens the game at its vendor; the address goes to the launch port (L4). */
  launchGame: notProvided<LaunchOutcome, LaunchInput>('launchGame'),
  /** Reads the balance, as play has moved it (L5). */
  refreshBalance: notProvided<Outcome<null>>('refreshBalance'),
};

/** Steps that a person can take and then try the same game again. */
const later: readonly NextStep[] = ['retry', 'wait', 'allowPopups'];

/** Opening a game, playing it and coming back (L4, L5). */
export const gameLaunchMachine = setup({
  types: {
    input: {} as GameLaunchInput,
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    emitted: {} as GameLaunchEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isSignedIn: ({ context }) => context.signedIn,
    isAccepted: (_, { outcome }: { outcome: LaunchOutcome }) => outcome.ok,
    needsSignIn: (_, { outcome }: { outcome: LaunchOutcome }) =>
      !outcome.ok && errorCatalogue[outcome.code].status === 401,
    isUnderMaintenance: (_, { outcome }: { outcome: LaunchOutcome }) =>
      !outcome.ok && outcome.code === 'game_under_maintenance',
    mayWorkLater: (_, { outcome }: { outcome: LaunchOutcome }) =>
      !outcome.ok && later.includes(errorCatalogue[outcome.code].next),
  },
  actions: {
    noteGame: assign((_, { outcome }: { outcome: LaunchOutcome }) => ({ game: valueIn(outcome) })),
    noteRefusal: assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal })),
    forgetAttempt: assign({ game: null, refusal: null }),
    askForSignIn: emit(({ context }) => ({
      type: 'signIn.needed' as const,
      intent: { kind: 'launchGame' as const, gameId: context.gameId },
    })),
  },
  delays: { launchTimeLimit: LAUNCH_TIME_LIMIT_MILLISECONDS },
}).createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({ ...input, game: null, refusal: null }),
  initial: 'admitting',
  states: {
    admitting: {
      description: 'Only who is signed in may play; a trial account may.',
      always: [{ guard: 'isSignedIn', target: 'launching' }, { target: 'awaitingSignIn' }],
    },
    awaitingSignIn: {
      description: 'The login is open; the game starts after it.',
      entry: ['forgetAttempt', 'askForSignIn'],
      on: {
        'session.started': { target: 'launching' },
        'signIn.declined': { target: 'closed' },
        'game.left': { target: 'closed' },
      },
    },
    launching: {
      description: 'The vendor opens the game; a second press does nothing.',
      tags: 'busy',
      entry: 'forgetAttempt',
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'playing',
            actions: { type: 'noteGame', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'needsSignIn', params: ({ event }) => ({ outcome: event.output }) },
            target: 'awaitingSignIn',
          },
          {
            guard: {
              type: 'isUnderMaintenance',
              params: ({ event }) => ({ outcome: event.output }),
            },
            target: 'underMaintenance',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: refusalIn(event.output) }),
            },
          },
          {
            guard: { type: 'mayWorkLater', params: ({ event }) => ({ outcome: event.output }) },
            target: 'unavailable',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: refusalIn(event.output) }),
            },
          },
          {
            target: 'refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ refusal: refusalIn(event.output) }),
            },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      after: {
        launchTimeLimit: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: timedOut } },
        },
      },
      on: { 'game.left': { target: 'closed' } },
    },
    playing: {
      description: 'The game is on the page.',
      on: {
        'game.left': { target: 'refreshingBalance' },
        'frame.failed': {
          target: 'unavailable',
          actions: {
            type: 'noteRefusal',
            params: { refusal: { ok: false, code: 'vendor_unavailable' } },
          },
        },
        'session.lost': { target: 'awaitingSignIn' },
      },
    },
    underMaintenance: {
      description: 'The game is closed for a while; others are suggested.',
      on: { 'game.left': { target: 'closed' }, 'retry.requested': { target: 'launching' } },
    },
    unavailable: {
      description: 'The vendor or the line failed; the person may try again.',
      on: { 'game.left': { target: 'closed' }, 'retry.requested': { target: 'launching' } },
    },
    refused: {
      description: 'This game is not for this person, or not there; trying again changes nothing.',
      on: { 'game.left': { target: 'closed' } },
    },
    refreshingBalance: {
      description: 'The person is back; the balance is read anew.',
      tags: 'busy',
      invoke: {
        id: 'refreshBalance',
        src: 'refreshBalance',
        onDone: { target: 'closed' },
        onError: { target: 'closed' },
      },
    },
    closed: { description: 'The game is closed.', type: 'final' },
  },
});
