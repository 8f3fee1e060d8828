import type { Draw } from '#contract/entities/lottery.ts';
import type { Outcome } from '#contract/errors.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { type DrawReading, drawWatchMachine } from '../draw-watch.machine.ts';

const drawOf = (drawNo: string): Draw => ({
  drawNo,
  drawnAt: '2026-01-01T00:00:00.000Z',
  cancelled: false,
  prizes: [{ prize: 'main', numbers: ['7', '0', '7'] }],
});
const first = drawOf('20260101-0001');
const second = drawOf('20260101-0002');

/** A read this many seconds before bets close: ten more to the draw, five more to its numbers. */
const reading = (drawNo: string, seconds: number, latest: Draw | null): Outcome<DrawReading> => ({
  ok: true,
  value: {
    drawNo,
    closesIn: seconds * 1000,
    drawsIn: (seconds + 10) * 1000,
    resultsIn: (seconds + 15) * 1000,
    latest,
  },
});
const open = reading('20260101-0002', 3, first);
const next = reading('20260101-0003', 40, second);

/** Catalogue entry: watch over a lottery's draws. */
export const drawWatchEntry = catalogueEntry<typeof drawWatchMachine>({
  id: 'drawWatch',
  title: 'Watching a draw',
  purpose: 'Counts down to a draw by the server’s clock, and shows its numbers when they are out.',
  requirements: ['L7'],
  machine: drawWatchMachine,
  inspected: {
    shown: [
      'gameCode',
      'drawNo',
      'drawnAt',
      'closesAt',
      'drawsAt',
      'resultsAt',
      'closesIn',
      'drawsIn',
      'resultsIn',
    ],
    named: ['latest', 'hasArrived', 'cancelled'],
  },
  inputs: { plain: ({ now }) => ({ gameCode: 'loto', now }) },
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  outcomes: {
    watchPage: [],
    readDraws: [
      open,
      next,
      reading('20260101-0002', -5, first),
      reading('20260101-0002', -12, first),
      reading('20260101-0001', 3, null),
      networkFailed,
    ],
  },
  invariants: [
    always(
      'new numbers are announced once, if they arrived while the person watched',
      (step, before) => {
        const isAnnounced = step.effects.includes('emitted draw.arrived');
        const known = before.at(-1)?.context.latest ?? null;
        const isNew =
          isAccepted(step, 'readDraws') &&
          known !== null &&
          step.context.latest?.drawNo !== known.drawNo;
        return isAnnounced === isNew && isAnnounced === (isIn(step, 'drawn') && isNew);
      },
    ),
    whenever(
      'new numbers are marked as new exactly after their announcement',
      (step) => isIn(step, 'drawn'),
      (step, before) =>
        step.effects.includes('emitted draw.arrived') ||
        before.some((one) => one.effects.includes('emitted draw.arrived')),
    ),
    whenever(
      'bets are taken only before they close, and counted down to nothing below',
      (step) => isIn(step, 'open'),
      ({ context }) =>
        context.remainingSeconds > 0 && context.closesAt > 0 && context.drawNo !== null,
    ),
    whenever(
      'the countdown to the draw is above zero, and at most the time since bets closed',
      (step) => isIn(step, 'closing'),
      ({ context }) =>
        context.remainingSeconds > 0 &&
        context.remainingSeconds * 1000 <= context.drawsAt - context.closesAt,
    ),
    whenever(
      'no countdown runs while numbers are drawn, shown as new, or unreadable',
      (step) => ['drawing', 'drawn', 'unreachable'].some((state) => isIn(step, state)),
      ({ context }) => context.remainingSeconds === 0,
    ),
    whenever(
      'the reason why draws cannot be read is known, and forgotten once they can',
      (step) => isIn(step, 'unreachable') || isAccepted(step, 'readDraws'),
      (step) => isIn(step, 'unreachable') === (step.context.refusal !== null),
    ),
    always(
      'the server is asked only in the reading state',
      (step) => !step.started.includes('readDraws') || isIn(step, 'reading'),
    ),
  ],
  journeys: [
    {
      name: 'a person waits: bets close, the draw is held, its numbers arrive',
      moves: [
        { actor: 'readDraws', done: open, reaches: 'open', context: { remainingSeconds: 3 } },
        { elapsed: 1000, reaches: 'open', context: { remainingSeconds: 2 } },
        { elapsed: 2000, reaches: 'closing', context: { remainingSeconds: 10 } },
        { elapsed: 9000, reaches: 'closing', context: { remainingSeconds: 1 } },
        { elapsed: 1000, reaches: 'drawing', context: { remainingSeconds: 0 } },
        { elapsed: 4000, reaches: 'drawing' },
        { elapsed: 1000, reaches: 'reading' },
        {
          actor: 'readDraws',
          done: next,
          reaches: 'drawn',
          context: { latest: second, hasArrived: false },
        },
        { elapsed: 7000, reaches: 'drawn' },
        { elapsed: 1000 },
      ],
      ends: 'open',
      context: { drawNo: '20260101-0003', remainingSeconds: 32, hasArrived: false },
    },
    {
      name: 'the server has no numbers yet: they are requested a second later',
      moves: [
        { actor: 'readDraws', done: reading('20260101-0002', -15, first), reaches: 'drawing' },
        { elapsed: 1000, reaches: 'reading' },
        { actor: 'readDraws', done: next },
      ],
      ends: 'drawn',
    },
    {
      name: 'somebody arrives between the closing and the draw',
      moves: [{ actor: 'readDraws', done: reading('20260101-0002', -5, first) }],
      ends: 'closing',
      context: { remainingSeconds: 5 },
    },
    {
      name: 'the first numbers that are read are not announced',
      moves: [
        { actor: 'readDraws', done: reading('20260101-0001', 3, null), reaches: 'open' },
        { event: { type: 'retry.requested' }, ignored: true },
        { event: { type: 'page.shown' }, reaches: 'reading' },
        { actor: 'readDraws', done: open, reaches: 'open' },
        { event: { type: 'page.shown' } },
        { actor: 'readDraws', done: open },
      ],
      ends: 'open',
      context: { hasArrived: false },
    },
    {
      name: 'the tab wakes up after draws: the last one is announced',
      moves: [
        { actor: 'readDraws', done: open, reaches: 'open' },
        { slept: 600_000 },
        { event: { type: 'page.shown' }, reaches: 'reading' },
        { actor: 'readDraws', done: next },
      ],
      ends: 'drawn',
    },
    {
      name: 'the tab becomes visible again, at any point of the draw: it is read again',
      moves: [
        { actor: 'readDraws', done: reading('20260101-0002', -5, first), reaches: 'closing' },
        { event: { type: 'page.shown' }, reaches: 'reading' },
        { actor: 'readDraws', done: reading('20260101-0002', -12, first), reaches: 'drawing' },
        { event: { type: 'page.shown' }, reaches: 'reading' },
        { actor: 'readDraws', done: next, reaches: 'drawn' },
        { event: { type: 'page.shown' }, reaches: 'reading' },
        { actor: 'readDraws', done: networkFailed, reaches: 'unreachable' },
        { event: { type: 'page.shown' }, reaches: 'reading' },
        { actor: 'readDraws', done: next },
      ],
      ends: 'open',
    },
    {
      name: 'the connection is down: it is retried by itself, and at once by a press',
      moves: [
        { actor: 'readDraws', done: networkFailed, reaches: 'unreachable' },
        { elapsed: 4000, reaches: 'unreachable' },
        { elapsed: 1000, reaches: 'reading' },
        { actor: 'readDraws', failed: true, reaches: 'unreachable' },
        { event: { type: 'retry.requested' }, reaches: 'reading' },
        { actor: 'readDraws', done: open },
      ],
      ends: 'open',
      context: { refusal: null },
    },
  ],
});
