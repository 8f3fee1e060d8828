import { catalogueEntry } from '../catalogue/entry.ts';
import { networkFailed } from '../catalogue/examples.ts';
import { always, isAccepted, isIn } from '../catalogue/history.ts';
import { gameLaunchMachine } from './game-launch.machine.ts';

const game = { gameName: 'Seven Lanterns', vendor: 'Lantern Works' };
const opened = { ok: true, value: game } as const;
const inMaintenance = { ok: false, code: 'game_under_maintenance' } as const;
const vendorDown = { ok: false, code: 'vendor_unavailable' } as const;

/** The launch of a game as tools and tests know it. */
export const gameLaunchEntry = catalogueEntry<typeof gameLaunchMachine>({
  id: 'gameLaunch',
  title: 'Game launch',
  purpose: 'Opens a game for who is signed in, says why it cannot be, and reads the balance after.',
  requirements: ['L4', 'L5', 'A19', 'A20'],
  machine: gameLaunchMachine,
  inputs: {
    signedIn: { gameId: 'slot-1', signedIn: true },
    visitor: { gameId: 'slot-1', signedIn: false },
  },
  events: {
    'session.started': [{ type: 'session.started' }],
    'session.lost': [{ type: 'session.lost' }],
    'signIn.declined': [{ type: 'signIn.declined' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'frame.failed': [{ type: 'frame.failed' }],
    'game.left': [{ type: 'game.left' }],
  },
  outcomes: {
    launchGame: [
      opened,
      inMaintenance,
      vendorDown,
      networkFailed,
      { ok: false, code: 'popup_blocked' },
      { ok: false, code: 'token_expired' },
      { ok: false, code: 'account_blocked' },
    ],
    refreshBalance: [{ ok: true, value: null }, networkFailed],
  },
  invariants: [
    {
      name: 'a game is opened for nobody who is not signed in',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('launchGame'),
          (step, before) =>
            step.context.signedIn ||
            [...before, step].some(({ event }) => event.type === 'session.started'),
        ),
    },
    {
      name: 'a game is opened once at a time',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('launchGame'),
          (_, before) =>
            before.length === 0 || !before.slice(-1).some((last) => isIn(last, 'launching')),
        ),
    },
    {
      name: 'playing means that the vendor opened the game',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'playing'),
          ({ context }) => context.game !== null && context.refusal === null,
        ),
    },
    {
      name: 'a game that was opened is played at once',
      holds: (history) =>
        always(
          history,
          (step) => isAccepted(step, 'launchGame'),
          (step) => isIn(step, 'playing'),
        ),
    },
    {
      name: 'what keeps a game shut says why',
      holds: (history) =>
        always(
          history,
          (step) =>
            isIn(step, 'underMaintenance') || isIn(step, 'unavailable') || isIn(step, 'refused'),
          ({ context }) => context.refusal !== null,
        ),
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
        history.every((step, index) => {
          const before = history[index - 1];
          const arrives =
            isIn(step, 'awaitingSignIn') &&
            (before === undefined || !isIn(before, 'awaitingSignIn'));
          return step.effects.includes('emitted signIn.needed') === arrives;
        }),
    },
    {
      name: 'the balance is read exactly when somebody comes back from playing',
      holds: (history) =>
        history.every(
          (step, index) =>
            step.started.includes('refreshBalance') ===
            (step.event.type === 'game.left' &&
              history.slice(Math.max(0, index - 1), index).some((last) => isIn(last, 'playing'))),
        ),
    },
  ],
  journeys: [
    {
      name: 'a member plays and comes back',
      moves: [
        { event: { type: 'retry.requested' }, ignored: true },
        { actor: 'launchGame', done: opened, reaches: 'playing', context: { game } },
        { event: { type: 'game.left' }, reaches: 'refreshingBalance' },
        { actor: 'refreshBalance', done: { ok: true, value: null } },
      ],
      ends: 'closed',
    },
    {
      name: 'a visitor signs in, plays, loses the session and gives up',
      input: 'visitor',
      moves: [
        { event: { type: 'session.started' }, reaches: 'launching' },
        { actor: 'launchGame', done: opened },
        {
          event: { type: 'session.lost' },
          reaches: 'awaitingSignIn',
          context: { game: null },
        },
        { event: { type: 'signIn.declined' } },
      ],
      ends: 'closed',
    },
    {
      name: 'a visitor leaves instead of signing in',
      input: 'visitor',
      moves: [{ event: { type: 'game.left' } }],
      ends: 'closed',
    },
    {
      name: 'the vendor is down, does not answer, fails in its frame, and works at last',
      moves: [
        {
          actor: 'launchGame',
          done: vendorDown,
          reaches: 'unavailable',
          context: { refusal: vendorDown },
        },
        { event: { type: 'retry.requested' }, context: { refusal: null } },
        { elapsed: 19_999, reaches: 'launching' },
        {
          elapsed: 1,
          reaches: 'unavailable',
          context: { refusal: { ok: false, code: 'timed_out' } },
        },
        { event: { type: 'retry.requested' } },
        {
          actor: 'launchGame',
          failed: true,
          reaches: 'unavailable',
          context: { refusal: { ok: false, code: 'unknown_error' } },
        },
        { event: { type: 'retry.requested' } },
        { actor: 'launchGame', done: opened },
        {
          event: { type: 'frame.failed' },
          reaches: 'unavailable',
          context: { refusal: vendorDown },
        },
        { event: { type: 'retry.requested' } },
        { actor: 'launchGame', done: opened },
        { event: { type: 'game.left' } },
        { actor: 'refreshBalance', failed: true },
      ],
      ends: 'closed',
    },
    {
      name: 'the game is under maintenance, still is, and the person leaves',
      moves: [
        { actor: 'launchGame', done: inMaintenance, reaches: 'underMaintenance' },
        { event: { type: 'retry.requested' } },
        { actor: 'launchGame', done: inMaintenance },
        { event: { type: 'game.left' } },
      ],
      ends: 'closed',
    },
    {
      name: 'a blocked account is refused and can only leave',
      moves: [
        { actor: 'launchGame', done: { ok: false, code: 'account_blocked' }, reaches: 'refused' },
        { event: { type: 'retry.requested' }, ignored: true },
        { event: { type: 'game.left' } },
      ],
      ends: 'closed',
    },
    {
      name: 'the session has expired before the launch',
      moves: [{ actor: 'launchGame', done: { ok: false, code: 'token_expired' } }],
      ends: 'awaitingSignIn',
    },
    {
      name: 'the person leaves while the game is being opened, or after it failed',
      moves: [{ event: { type: 'game.left' } }],
      ends: 'closed',
    },
    {
      name: 'the person leaves after the vendor failed',
      moves: [{ actor: 'launchGame', done: networkFailed }, { event: { type: 'game.left' } }],
      ends: 'closed',
    },
  ],
});
