import { assign, emit, setup } from 'xstate';
import { errorCatalogue, type NextStep, type Outcome, type Refusal } from '#contract/errors.ts';
import { hasOwnPage } from '#contract/rules/launch-way.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import type {
  FindInput,
  FindOutcome,
  GameLaunchContext,
  GameLaunchEmitted,
  GameLaunchEvent,
  GameLaunchInput,
  LaunchInput,
  LaunchOutcome,
} from './game-launch.types.ts';

/** Longest wait for the server's word on a game, or for its launch, in milliseconds (L5). */
export const LAUNCH_TIME_LIMIT_MILLISECONDS = 20_000;
/** A vendor's page that has not arrived by then counts as failed, in milliseconds (L5). */
export const FRAME_TIME_LIMIT_MILLISECONDS = 30_000;

/** Steps that a person can take and then try the same game again. */
const later: readonly NextStep[] = ['retry', 'wait'];

type AnyOutcome = Outcome<unknown>;

/** What the states of the launch are made of. */
export const launchSetup = setup({
  types: {
    input: {} as GameLaunchInput,
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    emitted: {} as GameLaunchEmitted,
    /** `shut`: the game does not open now, and a tab that waits for it is not needed. */
    tags: {} as 'busy' | 'shut',
  },
  actors: {
    /** Finds the game, and how it starts (L4). */
    findGame: notProvided<FindOutcome, FindInput>('findGame'),
    /** Opens the game at its vendor; the address goes to the launch port, and into its tab (L4). */
    launchGame: notProvided<LaunchOutcome, LaunchInput>('launchGame'),
    /** Ends when the tab of the game has been closed. */
    awaitTabClosed: notProvided<Outcome<null>, FindInput>('awaitTabClosed'),
    /** Reads the balance, as play has moved it (L5). */
    refreshBalance: notProvided<Outcome<null>>('refreshBalance'),
  },
  guards: {
    isVisitor: ({ context }) => !context.signedIn,
    standsOnAnotherPage: ({ context: { game } }) => game !== null && hasOwnPage(game.way),
    standsForVendor: ({ context: { game } }) => game?.way === 'vendorList',
    isClosed: ({ context: { game } }) => game?.isClosed === true,
    needsPress: ({ context: { game, tab } }) => game?.way === 'tab' && tab === 'none',
    isPlayedElsewhere: ({ context: { game, tab } }) => game?.way === 'tab' && tab === 'playing',
    isAccepted: (_, { outcome }: { outcome: AnyOutcome }) => outcome.ok,
    isOpenElsewhere: ({ context: { game } }, { outcome }: { outcome: AnyOutcome }) =>
      outcome.ok && game?.way === 'tab',
    isBlocked: ({ context: { game } }, { outcome }: { outcome: AnyOutcome }) =>
      !outcome.ok && outcome.code === 'popup_blocked' && game?.way === 'tab',
    needsSignIn: (_, { outcome }: { outcome: AnyOutcome }) =>
      !outcome.ok && errorCatalogue[outcome.code].status === 401,
    isUnderMaintenance: (_, { outcome }: { outcome: AnyOutcome }) =>
      !outcome.ok && outcome.code === 'game_under_maintenance',
    mayWorkLater: (_, { outcome }: { outcome: AnyOutcome }) =>
      !outcome.ok && later.includes(errorCatalogue[outcome.code].next),
  },
  actions: {
    noteGame: assign((_, { outcome }: { outcome: FindOutcome }) => ({ game: valueIn(outcome) })),
    noteRefusal: assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal })),
    noteSignIn: assign({ signedIn: true }),
    noteSignOut: assign({ signedIn: false }),
    notePress: assign({ tab: 'pressed' }),
    notePlaying: assign({ tab: 'playing' }),
    forgetTab: assign({ tab: 'none' }),
    forgetRefusal: assign({ refusal: null }),
    askForSignIn: emit(({ context }) => ({
      type: 'signIn.needed' as const,
      intent: { kind: 'launchGame' as const, gameId: context.gameId },
    })),
  },
  delays: {
    launchTimeLimit: LAUNCH_TIME_LIMIT_MILLISECONDS,
    frameTimeLimit: FRAME_TIME_LIMIT_MILLISECONDS,
  },
});
