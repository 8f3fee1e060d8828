import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { idleWatchMachine } from '../idle-watch.machine.ts';

const IDLE = 600_000;
const accepted = { ok: true, value: null } as const;

/** Somebody types without a call until the warning is due. */
const typing = [
  { event: { type: 'person.acted' } },
  { elapsed: IDLE - 120_000, reaches: 'keeping' },
] as const;

/** Catalogue entry: idle watch. */
export const idleWatchEntry = catalogueEntry<typeof idleWatchMachine>({
  id: 'idleWatch',
  title: 'Idle session',
  purpose: 'Warns before the server ends an idle session, and offers to stay.',
  requirements: ['A19', 'G9'],
  machine: idleWatchMachine,
  inspected: { shown: ['endsAt', 'idleMilliseconds'], named: ['hasActed'] },
  inputs: {
    usual: ({ now }) => ({ now, idleMilliseconds: IDLE }),
    short: ({ now }) => ({ now, idleMilliseconds: 4000 }),
  },
  events: {
    'session.used': [{ type: 'session.used' }],
    'person.acted': [{ type: 'person.acted' }],
    'stay.requested': [{ type: 'stay.requested' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  outcomes: {
    watchPage: [],
    useSession: [accepted, networkFailed, { ok: false, code: 'token_expired' }],
  },
  invariants: [
    whenever(
      'a person who was active since the last use of the session is not warned',
      (step) => isIn(step, 'warning') && step.event.type.startsWith('xstate.after.untilWarning'),
      ({ context }) => !context.hasActed,
    ),
    whenever(
      'the warning counts the rest of the session',
      (step) => isIn(step, 'warning'),
      ({ context }) =>
        context.remainingSeconds === 0 ||
        context.remainingSeconds <= Math.ceil(context.idleMilliseconds / 1000),
    ),
    whenever(
      'a used session restarts its time',
      (step) => step.event.type === 'session.used' || isAccepted(step, 'useSession'),
      ({ context, value }) =>
        value !== 'inUse' || (!context.hasActed && context.endsAt >= context.idleMilliseconds),
    ),
    whenever(
      'the watch ends only after asking the server',
      (step) => isIn(step, 'ended'),
      (step) => /^xstate\.(?:done|error)\.actor\.useSession$/u.test(step.event.type),
    ),
  ],
  journeys: [
    {
      name: 'the person is away: the warning counts down, and the session ends',
      moves: [
        { elapsed: IDLE - 120_000 - 1000, reaches: 'inUse' },
        { event: { type: 'page.shown' }, ignored: true },
        { elapsed: 1000, reaches: 'warning', context: { remainingSeconds: 120 } },
        { elapsed: 60_000, reaches: 'warning', context: { remainingSeconds: 60 } },
        { elapsed: 60_000, reaches: 'staying' },
        { actor: 'useSession', done: { ok: false, code: 'token_expired' } },
      ],
      ends: 'ended',
    },
    {
      name: 'the person stays, and the time restarts',
      moves: [
        { elapsed: IDLE - 120_000, reaches: 'warning' },
        { event: { type: 'stay.requested' }, reaches: 'staying' },
        { actor: 'useSession', done: accepted, reaches: 'inUse' },
        { elapsed: IDLE - 120_000 - 1000, reaches: 'inUse' },
        { elapsed: 1000 },
      ],
      ends: 'warning',
    },
    {
      name: 'a call of the portal keeps the session, even while the warning is shown',
      moves: [
        { elapsed: 300_000 },
        { event: { type: 'session.used' }, reaches: 'inUse' },
        { elapsed: 300_000, reaches: 'inUse' },
        { elapsed: 180_000, reaches: 'warning' },
        { event: { type: 'session.used' } },
      ],
      ends: 'inUse',
      context: { remainingSeconds: 600 },
    },
    {
      name: 'a person who types is not disturbed: the session is kept without a warning',
      moves: [
        { elapsed: 300_000 },
        { event: { type: 'person.acted' }, reaches: 'inUse' },
        { elapsed: 180_000, reaches: 'keeping' },
        { actor: 'useSession', done: accepted },
      ],
      ends: 'inUse',
      context: { hasActed: false },
    },
    ...(
      [
        ['the connection is down', { actor: 'useSession', done: networkFailed }],
        ['the call breaks', { actor: 'useSession', failed: true }],
      ] as const
    ).flatMap(([what, answered]) => [
      {
        name: `${what} while the session is kept unseen: the warning comes`,
        moves: [...typing, answered],
        ends: 'warning' as const,
      },
      {
        name: `${what} while the session is kept unseen, until the time is over`,
        moves: [...typing, { elapsed: 120_000, reaches: 'keeping' as const }, answered],
        ends: 'ended' as const,
      },
    ]),
    {
      name: 'the connection is down while the person stays: the warning returns',
      moves: [
        { elapsed: IDLE - 120_000, reaches: 'warning' },
        { event: { type: 'stay.requested' } },
        { actor: 'useSession', done: networkFailed },
      ],
      ends: 'warning',
    },
    {
      name: 'the call fails after the time is over',
      moves: [
        { elapsed: IDLE - 120_000, reaches: 'warning' },
        { elapsed: 120_000, reaches: 'staying' },
        { actor: 'useSession', failed: true },
      ],
      ends: 'ended',
    },
    {
      name: 'the call fails before the time is over',
      moves: [
        { elapsed: IDLE - 120_000, reaches: 'warning' },
        { event: { type: 'stay.requested' } },
        { actor: 'useSession', failed: true },
      ],
      ends: 'warning',
    },
    {
      name: 'the tab wakes up after a sleep that was too long',
      moves: [
        { slept: IDLE - 60_000 },
        { event: { type: 'page.shown' }, reaches: 'warning', context: { remainingSeconds: 60 } },
        { event: { type: 'page.shown' } },
      ],
      ends: 'warning',
    },
    {
      name: 'a short session shows the warning at half its time',
      input: 'short',
      moves: [{ elapsed: 2000 }],
      ends: 'warning',
      context: { remainingSeconds: 2 },
    },
  ],
});
