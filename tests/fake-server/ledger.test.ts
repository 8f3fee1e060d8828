import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Entry } from '#fake-server/world/ledger/wallet.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';

const world = await sharedWorld();

const entries = fc.array(
  fc.record({
    // Few keys, so that repeated and conflicting requests happen often.
    key: fc.integer({ min: 0, max: 12 }).map(String),
    kind: fc.constantFrom('credit', 'stake', 'win'),
    amount: fc.integer({ min: -3_000, max: 3_000 }),
  }),
  { maxLength: 60, size: 'max' },
);

describe('the ledger', () => {
  test('any sequence of entries keeps the balance their sum and never negative', () => {
    fc.assert(
      fc.property(entries, (sequence) => {
        const memberId = newMember(world).id;
        const applied = new Map<string, Omit<Entry, 'memberId'>>();
        let expected = 0;
        for (const entry of sequence) {
          const posting = world.wallet.post({ memberId, ...entry });
          const before = applied.get(entry.key);
          if (before) {
            const same = before.amount === entry.amount && before.kind === entry.kind;
            expect(posting).toMatchObject(
              same ? { ok: true, replayed: true } : { ok: false, code: 'idempotency_conflict' },
            );
          } else if (expected + entry.amount < 0) {
            expect(posting).toEqual({ ok: false, code: 'insufficient_balance' });
          } else {
            expected += entry.amount;
            applied.set(entry.key, entry);
            expect(posting).toEqual({ ok: true, replayed: false, balance: expected });
          }
          expect(world.wallet.balance(memberId)).toBe(expected);
        }
        const written = world.wallet.entries(memberId);
        expect(written).toHaveLength(applied.size);
        expect(written.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
        expect(written.every(({ balance_after }) => balance_after >= 0)).toBe(true);
      }),
    );
    expect(world.ledger.imbalances()).toEqual([]);
  });

  test('a failing transaction leaves no entry', () => {
    const memberId = newMember(world).id;
    const work = () =>
      world.database.transaction(() => {
        world.wallet.post({ memberId, key: 'a', kind: 'credit', amount: 500 });
        throw new Error('the power failed');
      });
    expect(work).toThrow('the power failed');
    expect(world.wallet.balance(memberId)).toBe(0);
    expect(world.wallet.entries(memberId)).toEqual([]);
  });

  test('accepts whole hundredths only', () => {
    const memberId = newMember(world).id;
    const post = (amount: number) => () =>
      world.wallet.post({ memberId, key: 'x', kind: 'credit', amount });
    expect(post(0.5)).toThrow(RangeError);
    expect(post(Number.NaN)).toThrow(RangeError);
    expect(post(2 ** 60)).toThrow(RangeError);
  });
});
