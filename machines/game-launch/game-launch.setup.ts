import { and, assign, or, setup, stateIn } from 'xstate';
import { errorCatalogue, type NextStep } from '#contract/error-catalogue.ts';
import type { Outcome } from '#contract/errors.ts';
import { hasOwnPage } from '#contract/rules/launch-way.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { watchesConnection } from '../actors/watching.ts';
import { type SignInRequest, signInFirst } from '../session/sign-in-first.ts';
import type {
  FindInput,
  FindOutcome,
  GameLaunchContext,
  GameLaunchEvent,
  GameLaunchInput,
  GameTab,
  LaunchInput,
  LaunchOutcome,
} from './game-launch.types.ts';

/** Timeout of the game look-up and of its launch, in milliseconds (L5). */
const LAUNCH_TIME_LIMIT_MILLISECONDS = 20_000;
/** A vendor's page that has not loaded by then counts as failed, in milliseconds (L5). */
const FRAME_TIME_LIMIT_MILLISECONDS = 30_000;

/** Steps after which a person can try the same game again. */
const later: readonly NextStep[] = ['retry', 'wait'];

const inGame = (game: string) => stateIn({ open: { game } });
const wantsTab = ({ context: { game } }: { readonly context: GameLaunchContext }) =>
  game?.way === 'tab';
const inTab = (tab: GameTab) => stateIn({ open: { tab } });

/** The launch's actors, by name. */
export const actors = {
  ...watchesConnection,
  /** Reports who is signed in, at every change (A19). */
  watchSession: notListening('watchSession'),
  /** Has the session request a login (A19). */
  requestSignIn: notListening<SignInRequest>('requestSignIn'),
  /** Finds the game and how it starts (L4). */
  findGame: notProvided<FindOutcome, FindInput>('findGame'),
  /** Opens the game at its vendor; the address goes to the launch port and into its tab (L4). */
  launchGame: notProvided<LaunchOutcome, LaunchInput>('launchGame'),
  /** Ends when the game's tab has been closed. */
  awaitTabClosed: notProvided<Outcome<null>, FindInput>('awaitTabClosed'),
  /** Reads the balance after play (L5). */
  refreshBalance: notProvided<Outcome<null>>('refreshBalance'),
};

const ownSetup = setup({
  types: {
    input: {} as GameLaunchInput,
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    /** `shut`: the game cannot open now, and a waiting tab is not needed. */
    tags: {} as 'busy' | 'shut',
  },
  actors,
  guards: {
    gameIsOnAnotherPage: ({ context: { game } }) => game !== null && hasOwnPage(game.way),
    gameStandsForVendor: ({ context: { game } }) => game?.way === 'vendorList',
    gameIsClosed: ({ context: { game } }) => game?.isClosed === true,
    gameWantsTab: wantsTab,
    popupIsBlocked: ({ context: { game } }, { outcome }: { outcome: LaunchOutcome }) =>
      !outcome.ok && outcome.code === 'popup_blocked' && game?.way === 'tab',
    gameIsUnderMaintenance: isRefusedBy('game_under_maintenance'),
    gameDoesNotExist: isRefusedBy('game_not_found'),
    launchMayWorkLater: isRefusedBy((code) => later.includes(errorCatalogue[code].next)),
    tabWasPressed: ({ context }) => context.tab === 'pressed',
    tabWasPlaying: ({ context }) => context.tab === 'playing',
    gameIsInItsTab: and([wantsTab, inTab('playing')]),
    gameMissesItsTab: and([wantsTab, inTab('none')]),
    gamePlaysElsewhere: inGame('playingElsewhere'),
    tabMayBePressed: or([inGame('awaitingPress'), inGame('popupBlocked')]),
    tabIsNotNeeded: or([
      inGame('awaitingSignIn'),
      inGame('awaitingPress'),
      inGame('popupBlocked'),
      inGame('comingBack'),
      inGame('underMaintenance'),
      inGame('unavailable'),
      inGame('refused'),
      inGame('gone'),
    ]),
  },
  actions: {
    noteGame: assign((_, { outcome }: { outcome: FindOutcome }) => ({ game: valueIn(outcome) })),
  },
  delays: {
    launchTimeLimit: LAUNCH_TIME_LIMIT_MILLISECONDS,
    frameTimeLimit: FRAME_TIME_LIMIT_MILLISECONDS,
  },
});

/** The building blocks of the states of the launch. */
export const launchSetup = ownSetup.extend(refusable).extend(signInFirst);
