import { expect, test } from 'vitest';
import { momentOf } from '#fake-server/kernel/clock.ts';
import { sharedWorld } from './support/shared-world.ts';
import { lastPart, newWithdrawer, type Withdrawer } from './support/withdrawing.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const world = await sharedWorld({ slotGames: 5 });
world.settings.change({ withdrawals: { feeFixed: 500 } });

const range = () => ({
  from: momentOf(world.clock.now() - DAY),
  before: momentOf(world.clock.now() + HOUR),
});
/** A person's account record, oldest first, without initial lines. */
const recordOf = ({ member }: Withdrawer, filter: object = {}) =>
  world.accountRecords
    .page(member.id, { ...range(), ...filter }, { pageNo: 1, pageSize: 50 })
    .transactions.filter(({ kind }) => kind !== 'credit')
    .toReversed();

test('the account record shows a withdrawal in four parts as it happened (W3a, W4)', async () => {
  const ana = await newWithdrawer(world);
  const { id } = await ana.approved(10_000);
  for (const share of [0.25, 0.5, 0.5, 1]) world.payoutOperator.disburse(id, share);
  const { lines, parts } = ana.read(id);
  expect(lines.map(({ kind, amount, belongsTo }) => [kind, amount, belongsTo?.part])).toEqual([
    ['payout_reserved', 0, null],
    ['payout', -2_375, 1],
    ['payout_fee', -500, null],
    ['payout', -3_563, 2],
    ['payout', -1_781, 3],
    ['payout', -1_781, 4],
  ]);
  for (const { belongsTo } of lines) expect(belongsTo).toMatchObject({ subject: 'withdrawal', id });
  // The person's record has exactly these lines, however it is queried.
  expect(recordOf(ana)).toEqual(lines);
  expect(recordOf(ana, { kind: 'payout' })).toEqual(lines.filter(({ kind }) => kind === 'payout'));
  const inFull = lines.map(({ transactionId }) =>
    world.accountRecords.one(ana.member, transactionId),
  );
  // Each payment has the number by which both banks know it.
  const [first, second, third, fourth] = parts.map(({ reference }) => reference);
  expect(inFull.map(({ reference }) => reference)).toEqual([
    null,
    first,
    null,
    second,
    third,
    fourth,
  ]);
  expect(inFull[0]?.timeline.map(({ step, amount }) => [step, amount])).toEqual([
    ['reserved', null],
    ['posted', -2_375],
    ['posted', -500],
    ['posted', -3_563],
    ['posted', -1_781],
    ['posted', -1_781],
  ]);
});

test('a request stays pending while part of it is reserved (W4)', async () => {
  const ana = await newWithdrawer(world);
  const { id } = await ana.paid(10_000, 0.5);
  const states = () => recordOf(ana).map(({ kind, state }) => `${kind} ${state}`);
  const paidInPart = ['payout_reserved pending', 'payout done', 'payout_fee done'];
  expect(states()).toEqual(paidInPart);
  expect(recordOf(ana, { state: 'pending' })).toHaveLength(1);
  expect(ana.read(id).lines[0]?.state).toBe('pending');
  world.payoutOperator.disburse(id);
  expect(states()[0]).toBe('payout_reserved done');
});

test('returned and released money are lines of their withdrawal (W4)', async () => {
  const ana = await newWithdrawer(world);
  const { id, ...paid } = await ana.paid(10_000, 0.5);
  const part = lastPart({ id, ...paid });
  world.payoutAnswers.notReceived(ana.member, part.id, {
    amountReceived: 0,
    comment: '',
    proofs: [],
  });
  world.payoutOperator.uphold(part.id);
  world.payoutOperator.fail(id, 'bankRefused');
  const { lines, refunded } = ana.read(id);
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payout_reserved', 0],
    ['payout', -4_750],
    ['payout_fee', -500],
    ['payout_returned', 4_750],
    ['payout_released', 0],
  ]);
  expect(refunded).toBe(9_500);
  expect(recordOf(ana)).toEqual(lines);
});

test('a withdrawal says why it waits, who acts next and by when (W3a)', async () => {
  const ana = await newWithdrawer(world);
  const { id } = await ana.ask(10_000);
  const at = (milliseconds: number) => momentOf(world.clock.now() + milliseconds);
  const plain = { part: null, reason: null, promisedAt: null, autoConfirmsAt: null };
  const whole = { ...plain, amount: 9_500 };
  const waits = () => ana.read(id).waits;
  const first = { ...whole, by: 'operator', reason: 'firstWithdrawal', promisedAt: at(2 * HOUR) };
  expect(waits()).toEqual([{ ...first, step: 'review' }]);
  world.payoutOperator.review(id);
  expect(waits()).toEqual([{ ...first, step: 'decision' }]);
  world.payoutOperator.askDocuments(id);
  expect(waits()).toEqual([{ ...whole, step: 'documents', by: 'player' }]);
  expect(ana.titles()[0]).toBe('We need documents for your withdrawal');
  world.payoutOperator.review(id);
  expect(waits()).toEqual([{ ...first, step: 'decision' }]);
  world.payoutOperator.approve(id);
  const payment = { ...plain, step: 'payment', promisedAt: at(HOUR) };
  expect(waits()).toEqual([{ ...payment, by: 'operator', amount: 9_500 }]);
  world.payoutOperator.disburse(id, 0.5);
  const answer = {
    ...plain,
    step: 'confirmation',
    by: 'player',
    part: 1,
    amount: 4_750,
    autoConfirmsAt: at(DAY),
  };
  // The promise for the rest is beside the deadline of the paid part.
  const rest = { ...payment, by: 'provider', amount: 4_750 };
  expect(waits()).toEqual([answer, rest]);
  const part = lastPart(ana.read(id));
  world.payoutAnswers.notReceived(ana.member, part.id, {
    amountReceived: 1_000,
    comment: '',
    proofs: [],
  });
  const complaint = { ...plain, step: 'complaint', by: 'operator', part: 1, amount: 3_750 };
  expect(waits()).toEqual([rest, { ...complaint, promisedAt: at(2 * DAY) }]);
  world.payoutOperator.force(part.id);
  world.payoutOperator.disburse(id);
  world.payoutAnswers.received(ana.member, lastPart(ana.read(id)).id);
  expect(waits()).toEqual([]);
});

test('shows the strongest reason of a review (W3a)', async () => {
  const ana = await newWithdrawer(world, 2_000_000);
  const why = async (amount: number) => (await ana.ask(amount)).events[0]?.reason;
  expect(await why(10_000)).toBe('firstWithdrawal');
  await ana.paid(10_000);
  expect(await why(10_000)).toBe('everyWithdrawal');
  expect(await why(600_000)).toBe('largeAmount');
});
