import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { always, isAccepted, isIn } from '../../catalogue/history.ts';
import { lotteryLaunchMachine } from '../lottery-launch.machine.ts';

const opened = { ok: true, value: null } as const;
const inMaintenance = { ok: false, code: 'game_under_maintenance' } as const;
const vendorDown = { ok: false, code: 'vendor_unavailable' } as const;
const blocked = { ok: false, code: 'account_blocked' } as const;
const expired = { ok: false, code: 'token_expired' } as const;

/** The launch of a lottery’s betting view as tools and tests know it. */
export const lotteryLaunchEntry = catalogueEntry<typeof lotteryLaunchMachine>({
  id: 'lotteryLaunch',
  title: 'Lottery launch',
  purpose: 'Opens the betting view of a lottery for who is signed in, or says why it cannot be.',
  requirements: ['L7', 'L5', 'A19', 'A20'],
  machine: lotteryLaunchMachine,
  inputs: { signedIn: { signedIn: true }, visitor: { signedIn: false } },
  events: {
    'session.started': [{ type: 'session.started' }],
    'session.lost': [{ type: 'session.lost' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'frame.failed': [{ type: 'frame.failed' }],
  },
  outcomes: {
    launchLottery: [opened, inMaintenance, vendorDown, networkFailed, expired, blocked],
  },
  invariants: [
    {
      name: 'nothing is opened for somebody who is not signed in',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('launchLottery'),
          (step, before) =>
            step.context.signedIn ||
            [...before, step].some(({ event }) => event.type === 'session.started'),
        ),
    },
    {
      name: 'the vendor’s page is in sight exactly once it was opened',
      holds: (history) =>
        always(
          history,
          (step) => isAccepted(step, 'launchLottery'),
          (step) => isIn(step, 'betting') && step.context.refusal === null,
        ),
    },
    {
      name: 'what keeps it shut says why',
      holds: (history) =>
        history.every(
          (step) =>
            (isIn(step, 'unavailable') || isIn(step, 'refused')) ===
            (step.context.refusal !== null),
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
  ],
  journeys: [
    {
      name: 'a member bets until the session is lost, signs in and goes on',
      moves: [
        { event: { type: 'retry.requested' }, ignored: true },
        { actor: 'launchLottery', done: opened, reaches: 'betting' },
        { event: { type: 'session.lost' }, reaches: 'awaitingSignIn' },
        { event: { type: 'session.started' }, reaches: 'launching' },
        { actor: 'launchLottery', done: opened },
      ],
      ends: 'betting',
    },
    {
      name: 'a visitor signs in first',
      input: 'visitor',
      moves: [
        { event: { type: 'retry.requested' }, ignored: true },
        { event: { type: 'session.started' }, reaches: 'launching' },
        { actor: 'launchLottery', done: expired },
      ],
      ends: 'awaitingSignIn',
    },
    {
      name: 'the vendor is down, does not answer, fails in its frame, and works at last',
      moves: [
        { actor: 'launchLottery', done: vendorDown, context: { refusal: vendorDown } },
        { event: { type: 'retry.requested' }, reaches: 'launching', context: { refusal: null } },
        { elapsed: 19_999, reaches: 'launching' },
        { elapsed: 1, context: { refusal: { ok: false, code: 'timed_out' } } },
        { event: { type: 'retry.requested' } },
        { actor: 'launchLottery', failed: true, reaches: 'unavailable' },
        { event: { type: 'retry.requested' } },
        { actor: 'launchLottery', done: opened },
        { event: { type: 'frame.failed' }, context: { refusal: vendorDown } },
        { event: { type: 'retry.requested' } },
        { actor: 'launchLottery', done: opened },
      ],
      ends: 'betting',
    },
    {
      name: 'the lottery is under maintenance: it can be tried later',
      moves: [{ actor: 'launchLottery', done: inMaintenance, context: { refusal: inMaintenance } }],
      ends: 'unavailable',
    },
    {
      name: 'the session is lost while the vendor is asked, and after it failed',
      moves: [
        { event: { type: 'session.lost' }, reaches: 'awaitingSignIn' },
        { event: { type: 'session.started' } },
        { actor: 'launchLottery', done: networkFailed, reaches: 'unavailable' },
        { event: { type: 'session.lost' } },
      ],
      ends: 'awaitingSignIn',
      context: { refusal: null },
    },
    {
      name: 'a blocked account is refused, until somebody else signs in',
      moves: [
        {
          actor: 'launchLottery',
          done: blocked,
          reaches: 'refused',
          context: { refusal: blocked },
        },
        { event: { type: 'retry.requested' }, ignored: true },
        { event: { type: 'session.started' }, reaches: 'launching' },
        { actor: 'launchLottery', done: blocked },
        { event: { type: 'session.lost' } },
      ],
      ends: 'awaitingSignIn',
    },
  ],
});
