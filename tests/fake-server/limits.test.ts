import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsRule, type LimitRule, limitsBy } from '#fake-server/world/ledger/limits.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { openTestWorld } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const never = () => [];

/** A daily limit of deposits: the kind of rule that may come later. */
const dayLimit =
  (max: number): LimitRule =>
  ({ subject, at }, history) => {
    if (subject !== 'deposit') return undefined;
    const dayStart = Math.floor(at / DAY) * DAY;
    const used = history('deposit', dayStart).reduce((sum, { amount }) => sum + amount, 0);
    return { rule: 'deposit_day', min: 0, max: Math.max(0, max - used), resetsAt: dayStart + DAY };
  };

test('a refusal says what would still fit, and when more will (W10)', () => {
  const at = 5 * DAY + 1_000;
  const allows = limitsBy([boundsRule('deposit', { min: 100, max: 9_000 }), dayLimit(5_000)]);
  const ask = (amount: number, used: readonly number[] = []) =>
    allows({ subject: 'deposit', amount, at }, () => used.map((one) => ({ amount: one, at })));
  expect(ask(5_000)).toEqual({ allowed: true });
  expect(ask(1_000, [3_000, 1_500])).toEqual({
    allowed: false,
    code: 'above_limit',
    rule: 'deposit_day',
    min: 100,
    max: 500,
    resetsAt: 6 * DAY,
  });
  expect(ask(99)).toMatchObject({ allowed: false, code: 'below_minimum', min: 100, max: 5_000 });
  expect(allows({ subject: 'stake', amount: 10 ** 9, at }, never)).toEqual({ allowed: true });
});

test('the named amount is allowed, and a hundredth more is not', () => {
  const bounds = fc.record({ min: fc.nat({ max: 500 }), max: fc.nat({ max: 5_000 }) });
  fc.assert(
    fc.property(
      fc.array(bounds, { minLength: 1, maxLength: 4 }),
      fc.nat({ max: 6_000 }),
      (rules, amount) => {
        const allows = limitsBy(rules.map((rule) => boundsRule('deposit', rule)));
        const ask = (wanted: number) =>
          allows({ subject: 'deposit', amount: wanted, at: 0 }, never);
        const answer = ask(amount);
        const slow = rules.every(({ min, max }) => amount >= min && amount <= max);
        expect(answer.allowed).toBe(slow);
        if (answer.allowed || answer.min > answer.max) return;
        expect(ask(answer.max)).toEqual({ allowed: true });
        expect(ask(answer.min)).toEqual({ allowed: true });
        expect(ask(answer.max + 1).allowed).toBe(false);
      },
    ),
  );
});

test('the site’s bounds apply to deposits and stakes, and those of a method beside them', async () => {
  const world = await openTestWorld({
    settings: { maxDepositsPerDay: 9_000, stakeBounds: { min: 1, max: 300 } },
  });
  const { id, account } = newMember(world);
  const ask = (amount: number, own?: { min: number; max: number }) =>
    world.limits.allows(id, { subject: 'deposit', amount }, own);
  expect(ask(9_000)).toEqual({ allowed: true });
  expect(ask(9_001)).toMatchObject({
    code: 'above_limit',
    rule: 'deposit_day',
    max: 9_000,
    resetsAt: null,
  });
  expect(ask(9_000, { min: 2_000, max: 4_000 })).toMatchObject({ min: 2_000, max: 4_000 });
  world.wallet.post({ memberId: id, key: 'pocket', kind: 'credit', amount: 10_000 });
  const { token } = openGame(world, account, { kind: 'table', minStake: 100 });
  const stake = (roundId: string, banker: number) =>
    world.rounds
      .operator('table')
      .settle({ token, roundId, stakes: { banker, tie: 100 } }, () => ({ stake: 0, win: 0 }));
  expect(stake('too-much', 300)).toEqual({ ok: false, code: 'stake_out_of_range' });
  expect(stake('enough', 200)).toMatchObject({ ok: true });
  world.close();
});
