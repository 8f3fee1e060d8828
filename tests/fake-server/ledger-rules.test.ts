import { afterAll, describe, expect, test } from 'vitest';
import { momentOf } from '#fake-server/kernel/clock.ts';
import type { LedgerAccount } from '#fake-server/world/ledger/ledger-accounts.ts';
import type { Movement, PostingResult } from '#fake-server/world/ledger/ledger-writer.ts';
import { newMember } from './support/new-member.ts';
import { pastBalance } from './support/past-balance.ts';
import { sharedWorld } from './support/shared-world.ts';

const world = await sharedWorld();
afterAll(() => {
  expect(world.ledger.imbalances()).toEqual([]);
});

const BANK: LedgerAccount = { provider: 'pix' };

/** A posting on what somebody has available. */
const from = (memberId: number, amount: number) =>
  ({ account: { member: memberId, part: 'available' }, amount }) as const;

/** Somebody who has paid so much in, in hundredths. */
function payer(amount: number): number {
  const { id } = newMember(world);
  const paid = world.ledger.post(deposit(id, amount));
  expect(paid).toMatchObject({ ok: true, replayed: false });
  return id;
}

function deposit(memberId: number, amount: number, rest: Partial<Movement> = {}): Movement {
  return {
    memberId,
    key: 'deposit',
    kind: 'deposit',
    currency: 'BRL',
    postings: [
      { account: { member: memberId, part: 'available' }, amount },
      { account: BANK, amount: -amount },
    ],
    ...rest,
  };
}

const numberOf = (result: PostingResult): number => {
  if (!result.ok) throw new Error(`It was refused: ${result.code}.`);
  return result.transaction.id;
};
const reserve = (memberId: number, amount: number, expiresAt?: number, key = 'payout') =>
  world.ledger.reserve({
    memberId,
    key,
    kind: 'payout_reserved',
    currency: 'BRL',
    amount,
    ...(expiresAt !== undefined && { expiresAt }),
  });
const partsOf = (memberId: number) => {
  const { available, reserved, total } = world.wallet.parts(memberId);
  return { available, reserved, total };
};

describe('a movement (W2)', () => {
  test('is booked once, even if other content is sent under its key', () => {
    const id = payer(5_000);
    expect(world.ledger.post(deposit(id, 5_000))).toMatchObject({ ok: true, replayed: true });
    expect(world.ledger.post(deposit(id, 5_001))).toEqual({
      ok: false,
      code: 'idempotency_conflict',
    });
    const credit = deposit(id, 5_000, { kind: 'credit' });
    expect(world.ledger.post(credit)).toEqual({ ok: false, code: 'idempotency_conflict' });
    expect(partsOf(id)).toEqual({ available: 5_000, reserved: 0, total: 5_000 });
  });

  test('never overdraws an account, and then changes nothing', () => {
    const id = payer(100);
    const before = world.ledger.balanceOf(BANK, 'BRL');
    const taken = world.ledger.post(deposit(id, -101, { key: 'more' }));
    expect(taken).toEqual({ ok: false, code: 'insufficient_balance' });
    expect(world.ledger.balanceOf(BANK, 'BRL')).toBe(before);
    expect(world.ledger.lines(id)).toHaveLength(1);
  });

  test('sums to zero in whole hundredths, and touches the accounts of one person alone', () => {
    const [id, other] = [payer(100), payer(100)];
    const post = (...postings: Movement['postings']) => {
      return () => world.ledger.post(deposit(id, 1, { key: 'odd', postings }));
    };
    expect(post(from(id, -50), { account: BANK, amount: 49 })).toThrow(/sum to zero/u);
    expect(post(from(id, -0.5), { account: BANK, amount: 0.5 })).toThrow(RangeError);
    expect(post(from(id, -50), from(other, 50))).toThrow(RangeError);
  });

  test('without a member has a key of its own', () => {
    const strange = {
      ...deposit(0, 0, { memberId: null, key: 'unknown-1', kind: 'deposit' }),
      postings: [
        { account: { house: 'suspense' }, amount: 700 },
        { account: BANK, amount: -700 },
      ],
    } satisfies Movement;
    expect(world.ledger.post(strange)).toMatchObject({ ok: true, replayed: false });
    expect(world.ledger.post(strange)).toMatchObject({ ok: true, replayed: true });
  });
});

describe('a return', () => {
  test('never exceeds the original, in any number of parts', () => {
    const id = payer(1_000);
    const corrects = world.ledger.find(id, 'deposit')?.id ?? 0;
    const giveBack = (key: string, amount: number) =>
      world.ledger.post(deposit(id, -amount, { key, kind: 'deposit_returned', corrects }));
    expect(giveBack('wrong-way', -1)).toEqual({ ok: false, code: 'exceeds_original' });
    expect(giveBack('first', 600)).toMatchObject({ ok: true });
    expect(giveBack('second', 401)).toEqual({ ok: false, code: 'exceeds_original' });
    expect(giveBack('third', 400)).toMatchObject({ ok: true });
    expect(giveBack('third', 400)).toMatchObject({ ok: true, replayed: true });
    expect(giveBack('fourth', 1)).toEqual({ ok: false, code: 'exceeds_original' });
    expect(partsOf(id).total).toBe(0);
  });

  test('becomes a debt outside the balance beyond what is left', () => {
    const id = payer(1_000);
    world.wallet.post({ memberId: id, key: 'stake', kind: 'stake', amount: -700 });
    const taken = world.ledger.post({
      ...deposit(id, 0, { key: 'taken', kind: 'deposit_returned' }),
      corrects: world.ledger.find(id, 'deposit')?.id ?? 0,
      postings: [
        { account: { member: id, part: 'available' }, amount: -300 },
        { account: { member: id, part: 'debt' }, amount: -700 },
        { account: BANK, amount: 1_000 },
      ],
    });
    expect(taken).toMatchObject({ ok: true, transaction: { amount: -300, balance_after: 0 } });
    expect(partsOf(id).total).toBe(0);
    expect(world.ledger.balanceOf({ member: id, part: 'debt' }, 'BRL')).toBe(-700);
  });
});

describe('a reserve (W3)', () => {
  test('changes no total, and cannot be used for anything else', () => {
    const id = payer(1_000);
    const held = reserve(id, 800);
    expect(held).toMatchObject({ ok: true, transaction: { amount: 0, balance_after: 1_000 } });
    expect(reserve(id, 800)).toMatchObject({ ok: true, replayed: true });
    expect(reserve(id, 801)).toEqual({ ok: false, code: 'idempotency_conflict' });
    expect(reserve(id, 201, undefined, 'another')).toEqual({
      ok: false,
      code: 'insufficient_balance',
    });
    expect(partsOf(id)).toEqual({ available: 200, reserved: 800, total: 1_000 });
    expect(world.ledger.reserveState(numberOf(held))).toBe('open');
  });

  test('releases the rest at once when posted in part, and ends once', () => {
    const id = payer(1_000);
    const held = numberOf(reserve(id, 800));
    const post = (key: string, amount?: number) =>
      world.ledger.postReserved(held, {
        key,
        kind: 'payout',
        to: BANK,
        ...(amount !== undefined && { amount }),
      });
    expect(post('too-much', 801)).toEqual({ ok: false, code: 'exceeds_reserve' });
    expect(post('paid', 500)).toMatchObject({ ok: true, transaction: { amount: -500 } });
    expect(partsOf(id)).toEqual({ available: 500, reserved: 0, total: 500 });
    expect(post('paid', 500)).toMatchObject({ ok: true, replayed: true });
    expect(post('paid', 400)).toEqual({ ok: false, code: 'idempotency_conflict' });
    expect(post('again')).toEqual({ ok: false, code: 'reserve_ended' });
    const back = world.ledger.void(held, { key: 'void', kind: 'payout_released' });
    expect(back).toEqual({ ok: false, code: 'reserve_ended' });
    expect(world.ledger.reserveState(held)).toBe('posted');
    expect(world.ledger.openReserves(id)).toEqual([]);
  });

  test('is released in full when voided', () => {
    const id = payer(1_000);
    const held = numberOf(reserve(id, 1_000));
    const back = world.ledger.void(held, { key: 'void', kind: 'payout_released' });
    expect(back).toMatchObject({ ok: true, transaction: { amount: 0 } });
    expect(partsOf(id)).toEqual({ available: 1_000, reserved: 0, total: 1_000 });
    expect(world.ledger.reserveState(held)).toBe('voided');
  });

  test('expires once by the clock, unless it ended before', () => {
    const id = payer(1_000);
    const soon = world.clock.now() + 60_000;
    const held = numberOf(reserve(id, 300, soon));
    const ended = numberOf(reserve(id, 300, soon, 'second'));
    world.ledger.postReserved(ended, { key: 'paid', kind: 'payout', to: BANK });
    expect(world.ledger.expireDue(id)).toBe(0);
    world.clock.move(60_000);
    expect(world.ledger.expireDue(id)).toBe(1);
    expect(world.ledger.expireDue(id)).toBe(0);
    expect(world.ledger.reserveState(held)).toBe('expired');
    expect(partsOf(id)).toEqual({ available: 700, reserved: 0, total: 700 });
  });
});

test('the balance of an account at a past moment can be read', () => {
  const id = payer(1_000);
  const available = (at: number) => pastBalance(world, id, 'available', at);
  const then = world.clock.now();
  world.clock.move(1_000);
  world.wallet.post({ memberId: id, key: 'stake', kind: 'stake', amount: -400 });
  expect(available(then - 1)).toBe(0);
  expect(available(then)).toBe(1_000);
  expect(available(world.clock.now())).toBe(600);
});

test('the history of a payment accepts only transitions from its current state (W3a)', () => {
  const { paymentEvents, clock } = world;
  const payment = { payment: 'deposit', id: 'd-1' } as const;
  const begun = clock.now();
  expect(paymentEvents.stateOf(payment)).toBeNull();
  const created = { by: 'player', from: null, to: 'awaiting' } as const;
  expect(paymentEvents.append(payment, created)).toBe(true);
  expect(paymentEvents.append(payment, created)).toBe(false);
  const credited = {
    by: 'provider',
    from: 'awaiting',
    to: 'credited',
    reason: 'paid',
    evidence: { endToEndId: 'E1', amount: 500 },
  } as const;
  clock.move(5);
  expect(paymentEvents.append(payment, credited)).toBe(true);
  expect(paymentEvents.append(payment, credited)).toBe(false);
  expect(paymentEvents.append({ payment: 'payout', id: 'd-1' }, credited)).toBe(false);
  expect(paymentEvents.list(payment)).toEqual([
    { ...created, at: momentOf(begun), evidence: {} },
    { ...credited, at: clock.moment() },
  ]);
  expect(paymentEvents.stateOf(payment)).toBe('credited');
});
