import { afterEach, describe, expect, test } from 'vitest';
import { sharedWorld } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';
import { lastPart, newWithdrawer } from './support/withdrawing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const nothingArrived = { amountReceived: 0, comment: '', proofs: [] };

const world = await sharedWorld({ slotGames: 5 });
afterEach(() => {
  expect(world.ledger.imbalances()).toEqual([]);
  world.clock.reset();
  world.settings.reset();
});

describe('requesting a withdrawal (W2)', () => {
  test('free and held money sum to the balance, each with its reason', async () => {
    const ana = await newWithdrawer(world);
    world.bonuses.grant({
      memberId: ana.member.id,
      source: 'gift',
      kind: 'promotion_bonus',
      amount: 3_000,
      wagering: { times: 5, days: 10 },
    });
    await ana.ask(20_000);
    const terms = world.withdrawals.terms(ana.member);
    expect(terms).toMatchObject({ balance: 53_000, free: 30_000, minimum: 2_000 });
    expect(terms.held).toMatchObject([
      { reason: 'reserved', amount: 20_000, until: null },
      { reason: 'bonus', amount: 3_000, wageringLeft: 15_000 },
    ]);
    expect(terms.limit).toMatchObject({ left: 1_980_000 });
    expect(world.withdrawals.quote(ana.member, 30_000)).toEqual({
      amount: 30_000,
      fee: 0,
      net: 30_000,
      bonusCost: 0,
      currency: 'BRL',
    });
  });

  test.each([
    [1_999, 'withdrawal_amount_too_small'],
    [1_000_001, 'withdrawal_amount_too_large'],
    [50_001, 'withdrawal_exceeds_balance'],
  ])('refuses %i as %s, and sets nothing aside', async (amount, code) => {
    const ana = await newWithdrawer(world);
    expect(await refusalOf(() => ana.ask(amount))).toBe(code);
    expect(await refusalOf(() => world.withdrawals.quote(ana.member, amount))).toBe(code);
    expect(ana.available()).toBe(50_000);
  });

  test('a wrong password or unknown account reserves nothing, and costs one try at most', async () => {
    const ana = await newWithdrawer(world);
    const other = await newWithdrawer(world);
    const ask = (accountId: string, transactionPassword?: string) =>
      refusalOf(() =>
        world.withdrawals.create(ana.member, { accountId, amount: 10_000, transactionPassword }),
      );
    const own = `account-${ana.member.id}`;
    expect(await ask(`account-${other.member.id}`, 'money-2026')).toBe('not_found');
    expect(await ask(own)).toBe('validation_failed');
    expect(await ask(own, 'wrong')).toBe('money_password_incorrect');
    expect(ana.available()).toBe(50_000);
    const { id } = await ana.ask();
    const isInUse = () => world.payoutAccounts.one(ana.member, own).isInUse;
    expect(isInUse()).toBe(true);
    world.withdrawals.cancel(ana.member, id);
    expect(isInUse()).toBe(false);
  });

  test('the daily limit counts what was not returned', async () => {
    const ana = await newWithdrawer(world);
    world.settings.change({ withdrawals: { maxPerDay: 30_000 } });
    const first = await ana.ask(20_000);
    expect(await refusalOf(() => ana.ask(20_000))).toBe('withdrawal_limit_reached');
    world.withdrawals.cancel(ana.member, first.id);
    expect(await ana.ask(30_000)).toMatchObject({ state: 'requested' });
    world.clock.move(DAY);
    expect(await ana.ask(20_000)).toMatchObject({ remaining: 20_000 });
  });

  test('a fee is taken with the first part, and returned with the rest', async () => {
    world.settings.change({ withdrawals: { feeFixed: 500 } });
    const ana = await newWithdrawer(world);
    expect(await ana.ask(10_000)).toMatchObject({ fee: 500, net: 9_500, remaining: 9_500 });
    const rejected = await ana.ask(10_000);
    world.payoutOperator.reject(rejected.id, 'documentsNeeded');
    expect(ana.available()).toBe(40_000);
    const { id } = await ana.paid(10_000, 0.5);
    expect(ana.available()).toBe(30_000);
    world.payoutOperator.fail(id, 'bankRefused');
    expect(ana.available()).toBe(34_750);
  });

  test.each(['review', 'approve'] as const)('is taken back after: %s', async (step) => {
    const ana = await newWithdrawer(world);
    const { id } = await ana.ask();
    world.payoutOperator[step](id);
    expect(world.withdrawals.cancel(ana.member, id)).toMatchObject({
      state: 'cancelled',
      remaining: 0,
    });
    expect(world.withdrawals.cancel(ana.member, id)).toMatchObject({ state: 'cancelled' });
    expect(ana.available()).toBe(50_000);
    expect(world.payoutOperator.approve(id)).toBe(false);
  });

  test('cannot be cancelled when paid, nor where the site does not allow it', async () => {
    const ana = await newWithdrawer(world);
    const paid = await ana.paid(10_000, 0.5);
    const cancel = (id: string) => refusalOf(() => world.withdrawals.cancel(ana.member, id));
    expect(await cancel(paid.id)).toBe('withdrawal_not_cancellable');
    world.settings.change({ withdrawals: { canBeCancelled: false } });
    const withdrawal = await ana.ask();
    expect(withdrawal.canBeCancelled).toBe(false);
    expect(await cancel(withdrawal.id)).toBe('withdrawal_not_cancellable');
  });
});

describe('paying out (W3, W3a)', () => {
  test('each step is an event with who, when, what was promised and what has a deadline', async () => {
    const ana = await newWithdrawer(world);
    const { id } = await ana.ask();
    world.payoutOperator.review(id);
    world.payoutOperator.approve(id);
    world.payoutOperator.disburse(id, 0.5);
    world.payoutOperator.disburse(id);
    const { events, parts, state } = ana.read(id);
    expect(state).toBe('paidOut');
    expect(events.map(({ by, part, to }) => `${by} ${part ?? ''}${to}`)).toEqual([
      'player requested',
      'operator reviewing',
      'operator approved',
      'operator paying',
      'provider 1disbursed',
      'provider 2disbursed',
      'provider paidOut',
    ]);
    const now = world.clock.now();
    const after = (moment: string | null) => moment && Date.parse(moment) - now;
    expect(events.map((event) => [event.promisedAt, event.autoConfirmsAt].map(after))).toEqual([
      [2 * HOUR, null],
      [2 * HOUR, null],
      [HOUR, null],
      [HOUR, null],
      [null, DAY],
      [null, DAY],
      [null, null],
    ]);
    expect(parts.map(({ number, amount }) => [number, amount])).toEqual([
      [1, 5_000],
      [2, 5_000],
    ]);
    expect(parts[0]?.reference).toMatch(/^E18236120\d{12}[0-9a-f]{11}$/u);
    expect(events[4]?.evidence).toEqual({ reference: parts[0]?.reference, amount: 5_000 });
  });

  test.each([
    ['reject', 'rejected'],
    ['fail', 'failed'],
  ] as const)('%s frees the reserve and says why', async (step, state) => {
    const ana = await newWithdrawer(world);
    const { id } = await ana.approved();
    expect(ana.available()).toBe(40_000);
    expect(world.payoutOperator[step](id, 'bankRefused')).toBe(true);
    expect(ana.read(id)).toMatchObject({ state, reason: 'bankRefused', remaining: 0 });
    expect(ana.available()).toBe(50_000);
    expect(ana.titles()).toHaveLength(1);
    expect(world.payoutOperator[step](id, 'bankRefused')).toBe(false);
  });

  test('a payout that fails in the middle keeps what was paid out', async () => {
    const ana = await newWithdrawer(world);
    const { id } = await ana.paid(10_000, 0.5);
    world.payoutOperator.fail(id, 'bankRefused');
    const failed = ana.read(id);
    expect(failed).toMatchObject({
      state: 'failed',
      remaining: 0,
      parts: [{ state: 'disbursed' }],
    });
    expect(ana.available()).toBe(45_000);
    const part = lastPart(failed);
    world.payoutAnswers.notReceived(ana.member, part.id, {
      ...nothingArrived,
      amountReceived: 1_000,
    });
    world.payoutOperator.uphold(part.id);
    expect(ana.read(id)).toMatchObject({ state: 'failed', received: 1_000, remaining: 0 });
    expect(ana.available()).toBe(49_000);
  });
});
