import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '#contract/entities/transaction.ts';
import { type TransactionState, transactionStates } from '#contract/entities/transaction-types.ts';
import { momentOf } from '#fake-server/kernel/clock.ts';
import {
  type AccountRecords,
  createAccountRecords,
} from '#fake-server/world/records/account-records.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The record over blocks so small that every history has many. */
const world = await sharedWorld();
const records = createAccountRecords(world, 4);

const lastDays = (days: number) => ({
  from: momentOf(FIRST_MOMENT - days * DAY),
  before: momentOf(FIRST_MOMENT + HOUR),
});
const everything = lastDays(90);

/** A money event of a person, and its delay after the previous one, in hours. */
const happenings = fc.array(
  fc.record({
    what: fc.constantFrom('deposit', 'stake', 'win', 'reserve', 'end', 'void', 'giveBack'),
    amount: fc.integer({ min: 1, max: 500 }),
    // Now and then somebody moves the clock back.
    hours: fc.integer({ min: -3, max: 30 }),
  }),
  { maxLength: 40, size: 'max' },
);
type Happening = (typeof happenings extends fc.Arbitrary<infer Each> ? Each : never)[number];

/** A person with a history, and the state of each line that is not plainly done. */
function personWith(history: readonly Happening[]) {
  const { ledger, clock, wallet } = world;
  const memberId = newMember(world).id;
  const states = new Map<number, TransactionState>();
  clock.reset();
  clock.freeze(true);
  clock.move(-60 * DAY);
  wallet.post({ memberId, key: 'opening', kind: 'opening', amount: 100_000 });
  for (const [index, { what, amount, hours }] of history.entries()) {
    clock.move(hours * HOUR);
    const key = `line-${index}`;
    const open = ledger.openReserves(memberId).at(-1)?.id;
    const deposited = ledger
      .lines(memberId)
      .findLast(({ id, kind }) => kind === 'deposit' && !states.has(id));
    if (what === 'stake') wallet.post({ memberId, key, kind: 'stake', amount: -amount });
    else if (what === 'deposit' || what === 'win') {
      wallet.post({ memberId, key, kind: what, amount });
    } else if (what === 'reserve') {
      const held = ledger.reserve({
        memberId,
        key,
        kind: 'payout_reserved',
        currency: 'BRL',
        amount,
      });
      if (held.ok) states.set(held.transaction.id, 'pending');
    } else if (what === 'giveBack' && deposited) {
      const given = ledger.post({
        memberId,
        key,
        kind: 'deposit_returned',
        currency: 'BRL',
        corrects: deposited.id,
        postings: [
          { account: { member: memberId, part: 'available' }, amount: -deposited.amount },
          { account: { house: 'gifts' }, amount: deposited.amount },
        ],
      });
      if (given.ok) states.set(deposited.id, 'returned');
    } else if (open !== undefined && what === 'end') {
      ledger.postReserved(open, { key, kind: 'payout', to: { provider: 'bank' } });
      states.set(open, 'done');
    } else if (open !== undefined && what === 'void') {
      ledger.void(open, { key, kind: 'payout_released' });
      states.set(open, 'released');
    }
  }
  clock.reset();
  const lines = ledger.lines(memberId).toReversed();
  return { memberId, lines, stateOf: (id: number) => states.get(id) ?? 'done' };
}

/** Every page of a record. */
function pagesOf(
  memberId: number,
  filter: Parameters<AccountRecords['page']>[1],
  pageSize: number,
) {
  const first = records.page(memberId, filter, { pageNo: 1, pageSize });
  const pages = Array.from(
    { length: first.totalPages },
    (_, index) => records.page(memberId, filter, { pageNo: index + 1, pageSize }).transactions,
  );
  return { pages, totals: first.totals };
}

describe('the account record (W4)', () => {
  test('shows what matches the filter, in pages and pieces, with the sums over everything', () => {
    const filters = fc.record(
      {
        days: fc.integer({ min: 1, max: 62 }),
        kind: fc.constantFrom('deposit', 'stake', 'payout_reserved', 'deposit_returned'),
        state: fc.constantFrom(...transactionStates),
      },
      { requiredKeys: ['days'] },
    );
    fc.assert(
      fc.property(
        happenings,
        filters,
        fc.integer({ min: 1, max: 9 }),
        (history, { days, ...narrowing }, size) => {
          const { memberId, lines, stateOf } = personWith(history);
          const filter = { ...lastDays(days), ...narrowing };
          const expected = lines
            .filter(({ at }) => at >= FIRST_MOMENT - days * DAY && at < FIRST_MOMENT + HOUR)
            .filter(({ kind }) => (narrowing.kind ?? kind) === kind)
            .filter(({ id }) => (narrowing.state ?? stateOf(id)) === stateOf(id));
          const { pages, totals } = pagesOf(memberId, filter, size);
          expect(pages.flat().map(({ transactionId }) => Number(transactionId))).toEqual(
            expected.map(({ id }) => id),
          );
          expect(pages.flat().map(({ state }) => state)).toEqual(
            expected.map(({ id }) => stateOf(id)),
          );
          expect(pages.slice(0, -1).every(({ length }) => length === size)).toBe(true);
          const amounts = expected.map(({ amount }) => amount);
          const sum = (of: (amount: number) => boolean) =>
            amounts.filter(of).reduce((total, amount) => total + amount, 0);
          expect(totals).toEqual({
            transactions: expected.length,
            amountIn: sum((amount) => amount > 0),
            amountOut: sum((amount) => amount < 0),
            net: sum(() => true),
          });
          const pieces: Transaction[] = [];
          for (let after: string | undefined, isMore = true; isMore; ) {
            const piece = records.piece(memberId, filter, after, size);
            pieces.push(...piece.transactions);
            isMore = piece.next !== null;
            after = piece.next ?? undefined;
          }
          expect(pieces).toEqual(pages.flat());
        },
      ),
    );
  });

  test('adds up to the balance: every line starts from the one before it', () => {
    fc.assert(
      fc.property(happenings, (history) => {
        const { memberId } = personWith(history);
        const { pages } = pagesOf(memberId, everything, 7);
        const lines = pages.flat();
        expect(lines[0]?.balanceAfter).toBe(world.wallet.balance(memberId));
        for (const [index, { amount, balanceAfter }] of lines.entries()) {
          expect(balanceAfter - amount).toBe(lines[index + 1]?.balanceAfter ?? 0);
        }
      }),
    );
  });

  test('stays stable while new lines are booked: no row of a file moves', () => {
    const { memberId } = personWith(
      Array.from({ length: 20 }, () => ({ what: 'win', amount: 5, hours: 1 })),
    );
    const first = records.piece(memberId, everything, undefined, 6);
    world.wallet.post({ memberId, key: 'meanwhile', kind: 'win', amount: 7 });
    const second = records.piece(memberId, everything, first.next ?? undefined, 100);
    const ids = [...first.transactions, ...second.transactions].map((each) => each.transactionId);
    expect(new Set(ids).size).toBe(21);
    expect(records.page(memberId, everything, { pageNo: 1, pageSize: 1 }).totals.transactions).toBe(
      22,
    );
  });

  test('shows a line in full: its parts, and where its money went', () => {
    const { memberId, lines } = personWith([
      { what: 'deposit', amount: 300, hours: 1 },
      { what: 'giveBack', amount: 1, hours: 2 },
      { what: 'reserve', amount: 120, hours: 1 },
      { what: 'void', amount: 1, hours: 5 },
    ]);
    const [released, reserved, returned, deposited] = lines.map(({ id }) =>
      records.one(world.members.byId(memberId) ?? expect.fail(), String(id)),
    );
    expect(deposited).toMatchObject({
      transaction: { kind: 'deposit', state: 'returned', amount: 300, reserved: null },
      parts: [{ part: 'available', amount: 300 }],
      timeline: [{ step: 'booked' }, { step: 'returned', amount: -300 }],
    });
    expect(returned).toMatchObject({ corrects: deposited?.transaction.transactionId });
    expect(reserved).toMatchObject({
      transaction: { kind: 'payout_reserved', state: 'released', amount: 0, reserved: 120 },
      parts: [
        { part: 'available', amount: -120 },
        { part: 'reserved', amount: 120 },
      ],
      timeline: [{ step: 'reserved' }, { step: 'voided', amount: null }],
    });
    expect(released?.transaction).toMatchObject({ kind: 'payout_released', reserved: null });
  });

  test("does not find another person's line, nor an id that is no number", async () => {
    const [maria, pedro] = [personWith([]), personWith([])];
    const member = world.members.byId(pedro.memberId) ?? expect.fail();
    for (const id of [String(maria.lines[0]?.id), '0', '-1', 'x', '1e3', '9'.repeat(20)]) {
      expect(await refusalOf(() => records.one(member, id))).toBe('not_found');
    }
    expect(records.one(member, String(pedro.lines[0]?.id)).transaction.kind).toBe('opening');
  });

  test('refuses a range that is reversed, too long, or in the future', async () => {
    const { memberId } = personWith([]);
    const ask = (from: number, before: number) =>
      refusalOf(() =>
        records.page(
          memberId,
          { from: momentOf(from), before: momentOf(before) },
          { pageNo: 1, pageSize: 20 },
        ),
      );
    expect(await ask(FIRST_MOMENT, FIRST_MOMENT - DAY)).toBe('date_range_reversed');
    expect(await ask(FIRST_MOMENT - 93 * DAY, FIRST_MOMENT)).toBe('date_range_too_long');
    expect(await ask(FIRST_MOMENT, FIRST_MOMENT + 2 * DAY)).toBe('date_range_in_future');
  });
});
