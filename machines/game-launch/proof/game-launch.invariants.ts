import type { StateValue } from 'xstate';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { hasOwnPage } from '#contract/rules/launch-way.ts';
import type { Invariant } from '../../catalogue/entry.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { signInFirstInvariants } from '../../session/proof/sign-in-first.invariants.ts';
import type { gameLaunchMachine } from '../game-launch.machine.ts';

type Machine = typeof gameLaunchMachine;

/** Whether a step is in a state of the game. */
const inGame = (step: { readonly value: StateValue }, game: string) =>
  isIn(step, { open: { game } });
const inTab = (step: { readonly value: StateValue }, tab: string) => isIn(step, { open: { tab } });

/** States that only occur after a game was opened. */
const plays = (step: { readonly value: StateValue }) =>
  inGame(step, 'arriving') || inGame(step, 'playing') || inGame(step, 'playingElsewhere');

/** Invariants of the launch. */
export const gameLaunchInvariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]] = [
  whenever(
    'a game is opened once at a time',
    (step) => step.started.includes('launchGame'),
    (_, before) => !before.slice(-1).some((last) => inGame(last, 'launching')),
  ),
  ...signInFirstInvariants<Machine>({
    waiting: { open: { game: 'awaitingSignIn' } },
    actor: 'launchGame',
    may: ['trial', 'member'],
    ended: [
      'awaitingPress',
      'launching',
      'arriving',
      'playing',
      'popupBlocked',
      'playingElsewhere',
    ].map((game) => ({ open: { game } })),
  }),
  whenever(
    'a game opens only after it is looked up, and only if it belongs to this page',
    (step) => step.started.includes('launchGame'),
    ({ context: { game } }) =>
      game !== null && !game.isClosed && game.way !== 'vendorList' && !hasOwnPage(game.way),
  ),
  whenever(
    'a tab is filled only after a press',
    (step) => step.started.includes('launchGame') && step.context.game?.way === 'tab',
    (step) => inTab(step, 'pressed'),
  ),
  whenever(
    'a game that is open in its tab is not opened again',
    (step) => step.started.includes('launchGame'),
    (_, before) => !before.slice(-1).some((last) => inGame(last, 'playingElsewhere')),
  ),
  always(
    'the place of play follows from the launch way',
    ({ value, context: { game } }) =>
      (!inGame({ value }, 'playing') || game?.way === 'frame' || game?.way === 'seaLottery') &&
      (!inGame({ value }, 'playingElsewhere') ||
        (game?.way === 'tab' && inTab({ value }, 'playing'))) &&
      (!inGame({ value }, 'awaitingPress') || (game?.way === 'tab' && inTab({ value }, 'none'))) &&
      (!inGame({ value }, 'popupBlocked') || (game?.way === 'tab' && inTab({ value }, 'none'))) &&
      (!inGame({ value }, 'choosing') || game?.way === 'vendorList') &&
      (!isIn({ value }, 'leadingOn') || (game !== null && hasOwnPage(game.way))),
  ),
  whenever(
    'an opened game is loading in its frame, or in its tab',
    (step) => isAccepted(step, 'launchGame'),
    (step) => inGame(step, step.context.game?.way === 'tab' ? 'playingElsewhere' : 'arriving'),
  ),
  whenever(
    'a person who plays was refused nothing',
    plays,
    ({ context }) => context.refusal === null && context.who !== 'visitor',
  ),
  whenever(
    'a game that cannot be opened says why, and needs no tab',
    (step) =>
      ['underMaintenance', 'unavailable', 'refused', 'gone'].some((state) => inGame(step, state)),
    (step) => step.context.refusal !== null && inTab(step, 'none'),
  ),
  always('a retry is offered exactly where it can help', ({ value, context: { refusal } }) => {
    const next = refusal ? errorCatalogue[refusal.code].next : undefined;
    const helps = next === 'retry' || next === 'wait';
    return (
      (!inGame({ value }, 'refused') || !helps) &&
      (!inGame({ value }, 'unavailable') || helps || refusal?.code === 'unknown_error')
    );
  }),
  always(
    'only a game that does not exist is shown as gone',
    (step) =>
      inGame(step, 'gone') ===
      (step.context.refusal?.code === 'game_not_found' && step.status === 'active'),
  ),
  always(
    'only a game under maintenance is shown as one',
    (step) =>
      inGame(step, 'underMaintenance') ===
      (step.context.refusal?.code === 'game_under_maintenance' && step.status === 'active'),
  ),
  always('the balance is read exactly after playing', (step, before) => {
    const last = before.at(-1);
    const wasPlaying = last !== undefined && plays(last);
    const returned =
      step.event.type === 'game.left' ||
      /^xstate\.(?:done|error)\.actor\.awaitTabClosed$/u.test(step.event.type);
    return step.started.includes('refreshBalance') === (wasPlaying && returned);
  }),
];
