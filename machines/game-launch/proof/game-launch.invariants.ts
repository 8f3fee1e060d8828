import { errorCatalogue } from '#contract/errors.ts';
import { hasOwnPage } from '#contract/rules/launch-way.ts';
import type { Invariant, Step } from '../../catalogue/entry.ts';
import { always, isAccepted, isIn } from '../../catalogue/history.ts';
import type { gameLaunchMachine } from '../game-launch.machine.ts';

type Machine = typeof gameLaunchMachine;

/** Whether the step leads into the state. */
function arrivesIn(history: readonly Step<Machine>[], index: number, state: string): boolean {
  const [step, before] = [history[index], history[index - 1]];
  return step !== undefined && isIn(step, state) && (before === undefined || !isIn(before, state));
}

/** What is true of every run of the launch. */
export const gameLaunchInvariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]] = [
  {
    name: 'a game is opened for nobody who is not signed in',
    holds: (history) =>
      always(
        history,
        (step) => step.started.includes('launchGame'),
        (step, before) =>
          step.context.signedIn &&
          [...before, step].findLast(({ event }) => event.type.startsWith('session.'))?.event
            .type !== 'session.lost',
      ),
  },
  {
    name: 'a game is opened once at a time',
    holds: (history) =>
      always(
        history,
        (step) => step.started.includes('launchGame'),
        (_, before) => !before.slice(-1).some((last) => isIn(last, 'launching')),
      ),
  },
  {
    name: 'nothing is opened before it is known what it is, nor what is no game of this page',
    holds: (history) =>
      always(
        history,
        (step) => step.started.includes('launchGame'),
        ({ context: { game } }) =>
          game !== null && !game.isClosed && game.way !== 'vendorList' && !hasOwnPage(game.way),
      ),
  },
  {
    name: 'a tab is filled only after a press',
    holds: (history) =>
      always(
        history,
        (step) => step.started.includes('launchGame') && step.context.game?.way === 'tab',
        ({ context }) => context.tab === 'pressed',
      ),
  },
  {
    name: 'a game that is open in its tab is not opened again',
    holds: (history) =>
      always(
        history,
        (step) => step.started.includes('launchGame'),
        (_, before) => !before.slice(-1).some((last) => isIn(last, 'playingElsewhere')),
      ),
  },
  {
    name: 'where it is played follows from the way of the game',
    holds: (history) =>
      history.every(
        ({ value, context: { game, tab } }) =>
          (!isIn({ value }, 'playing') || game?.way === 'frame' || game?.way === 'seaLottery') &&
          (!isIn({ value }, 'playingElsewhere') || (game?.way === 'tab' && tab === 'playing')) &&
          (!isIn({ value }, 'awaitingPress') || (game?.way === 'tab' && tab === 'none')) &&
          (!isIn({ value }, 'popupBlocked') || (game?.way === 'tab' && tab === 'none')) &&
          (!isIn({ value }, 'choosing') || game?.way === 'vendorList') &&
          (!isIn({ value }, 'leadingOn') || (game !== null && hasOwnPage(game.way))),
      ),
  },
  {
    name: 'a game that was opened is on its way into its frame, or in its tab',
    holds: (history) =>
      always(
        history,
        (step) => isAccepted(step, 'launchGame'),
        (step) => isIn(step, step.context.game?.way === 'tab' ? 'playingElsewhere' : 'arriving'),
      ),
  },
  {
    name: 'who plays was refused nothing',
    holds: (history) =>
      always(
        history,
        (step) => isIn(step, 'arriving') || isIn(step, 'playing') || isIn(step, 'playingElsewhere'),
        ({ context }) => context.refusal === null && context.signedIn,
      ),
  },
  {
    name: 'what keeps a game shut says why, and needs no tab',
    holds: (history) =>
      always(
        history,
        (step) =>
          isIn(step, 'underMaintenance') || isIn(step, 'unavailable') || isIn(step, 'refused'),
        ({ context }) => context.refusal !== null && context.tab === 'none',
      ),
  },
  {
    name: 'what can be tried again is offered again, and nothing else',
    holds: (history) =>
      history.every(({ value, context: { refusal } }) => {
        const next = refusal ? errorCatalogue[refusal.code].next : undefined;
        const helps = next === 'retry' || next === 'wait';
        return (
          (!isIn({ value }, 'refused') || !helps) &&
          (!isIn({ value }, 'unavailable') || helps || refusal?.code === 'unknown_error')
        );
      }),
  },
  {
    name: 'only a game under maintenance is shown as one',
    holds: (history) =>
      history.every(
        (step) =>
          isIn(step, 'underMaintenance') ===
          (step.context.refusal?.code === 'game_under_maintenance' && step.status === 'active'),
      ),
  },
  {
    name: 'a login is asked for exactly when somebody has to sign in',
    holds: (history) =>
      history.every(
        (step, index) =>
          step.effects.includes('emitted signIn.needed') ===
          arrivesIn(history, index, 'awaitingSignIn'),
      ),
  },
  {
    name: 'the balance is read exactly when somebody comes back from playing',
    holds: (history) =>
      history.every((step, index) => {
        const last = history[index - 1];
        const wasPlaying =
          last !== undefined &&
          (isIn(last, 'arriving') || isIn(last, 'playing') || isIn(last, 'playingElsewhere'));
        const cameBack =
          step.event.type === 'game.left' ||
          /^xstate\.(?:done|error)\.actor\.awaitTabClosed$/u.test(step.event.type);
        return step.started.includes('refreshBalance') === (wasPlaying && cameBack);
      }),
  },
];
