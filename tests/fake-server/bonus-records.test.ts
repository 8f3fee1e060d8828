import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { BonusState } from '#contract/entities/bonus-types.ts';
import { bonusMoves } from '#contract/rules/bonus-moves.ts';
import { bonusScenes } from '#fake-server/scenes/bonus-scenes.ts';
import { requireBalancedLedger } from '#fake-server/store/ledger/ledger.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const ALL = { pageNo: 1, pageSize: 100 };

const world = await sharedWorld({ slotGames: 20 });
afterEach(() => requireBalancedLedger(world.database, 'memory'));

/** A new person, with what can happen to their bonuses. */
function somebody() {
  const { id: memberId, account } = newMember(world);
  const member = memberOf(world, account);
  const give = (source: string, amount: number, times = 2, days = 10) =>
    world.bonuses.grant({
      memberId,
      source,
      kind: 'promotion_bonus',
      amount,
      wagering: { times, days },
    });
  const spin = (roundId: string, stake: number, win: number) => {
    // Time passes between rounds: each is played in a game that was just opened.
    const { token } = openGame(world, account, { kind: 'slot', minStake: 10 });
    const spun = { token, roundId, stakes: { spin: stake } };
    return world.rounds.operator('slot').settle(spun, () => ({ stake: 0, win }));
  };
  const all = () => world.bonusRecords.page(member, 'EN', ALL).bonuses;
  const giveUp = (id: string, costs: number) => world.bonusRecords.giveUp(member, id, costs, 'EN');
  return { member, give, spin, all, giveUp };
}

describe('bonuses as their person sees them (W11)', () => {
  test('show what they were given for, active ones first', () => {
    const { give, all, giveUp } = somebody();
    give('registration-bonus', 100);
    give('promotion:first-spins', 200);
    give('gift', 300);
    const [first] = all();
    giveUp(first?.id ?? '', 100);
    expect(all().map(({ origin, promotion, state }) => [origin, promotion?.title, state])).toEqual([
      ['promotion', expect.any(String), 'active'],
      ['house', undefined, 'active'],
      ['registration', undefined, 'refused'],
    ]);
  });

  test('are declined when unused, else given up at the price that was shown', async () => {
    const { give, spin, all, giveUp } = somebody();
    give('gift', 500);
    spin('r1', 100, 60);
    const [bonus] = all();
    const id = bonus?.id ?? '';
    expect(bonus).toMatchObject({ bonus: 400, locked: 60, counted: 100, finalAmount: null });
    expect(await refusalOf(() => giveUp(id, 500))).toBe('bonus_changed');
    expect(giveUp(id, 460)).toMatchObject({ state: 'given_up', finalAmount: 460 });
    expect(await refusalOf(() => giveUp(id, 460))).toBe('bonus_ended');
    give('another', 70);
    expect(giveUp(all()[0]?.id ?? '', 70)).toMatchObject({ state: 'refused', finalAmount: 70 });
  });

  test('are not found by anybody else', async () => {
    const mine = somebody();
    const other = somebody();
    mine.give('gift', 500);
    const id = mine.all()[0]?.id ?? '';
    for (const wrong of [id, 'x', '-1', '9'.repeat(30)]) {
      expect(await refusalOf(() => other.giveUp(wrong, 500))).toBe('not_found');
    }
    expect(mine.all()).toMatchObject([{ state: 'active' }]);
  });

  test('are created by each scene, once', () => {
    const { member, all } = somebody();
    const names = ['bonus-given', 'bonus-half-played', 'bonus-ending'] as const;
    for (const scene of [...names, ...names]) bonusScenes.play(world, member, scene);
    expect(all().map(({ counted, required }) => [counted, required])).toEqual([
      [10_000, 20_000],
      [0, 20_000],
      [0, 20_000],
    ]);
  });
});

const step = fc.oneof(
  {
    arbitrary: fc.record({ do: fc.constant('give'), amount: fc.integer({ min: 50, max: 600 }) }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('spin'),
      stake: fc.constantFrom(10, 20, 50, 100, 200, 500),
      win: fc.integer({ min: 0, max: 600 }),
    }),
    weight: 8,
  },
  { arbitrary: fc.record({ do: fc.constant('giveUp'), which: fc.nat(3) }), weight: 2 },
  {
    arbitrary: fc.record({ do: fc.constant('wait'), hours: fc.integer({ min: 1, max: 30 }) }),
    weight: 1,
  },
);

test('the list always sums to the bar, lines are continuous, and states follow the table (W11)', () => {
  const seen = new Set<BonusState>();
  let number = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
      const { member, give, spin, all, giveUp } = somebody();
      const states = new Map<number, BonusState>();
      give('first', 1_000);
      for (const one of steps) {
        number += 1;
        if ('amount' in one) give(`gift-${number}`, one.amount, 1 + (one.amount % 3), 2);
        else if ('stake' in one) spin(`spin-${number}`, one.stake, one.win);
        else if ('hours' in one) world.clock.move(one.hours * HOUR);
        else {
          const bonus = all()[one.which];
          if (bonus?.state === 'active') giveUp(bonus.id, bonus.bonus + bonus.locked);
        }
        for (const { id, state } of world.bonuses.all(member.id)) {
          const before = states.get(id) ?? 'active';
          if (before !== state) expect(bonusMoves[before]).toContain(state);
          states.set(id, state);
          seen.add(state);
        }
      }
      for (const bonus of all()) {
        const { rounds, counted } = world.bonusRecords.rounds(member, bonus.id, ALL);
        expect(counted).toBe(bonus.counted);
        expect(rounds.reduce((sum, round) => sum + round.counted, 0)).toBe(bonus.counted);
        const lefts = [...rounds.map(({ left }) => left), bonus.required];
        rounds.forEach((round, index) => {
          expect(lefts[index]).toBe((lefts[index + 1] ?? 0) - round.counted);
        });
        expect(bonus.counted).toBeLessThanOrEqual(bonus.required);
        expect(bonus.state === 'active').toBe(bonus.endedAt === null);
        if (bonus.state !== 'active') expect(bonus.bonus + bonus.locked).toBe(0);
      }
    }),
    { numRuns: 30 },
  );
  // Histories that reach few states would say little.
  expect(seen.size).toBeGreaterThanOrEqual(4);
});
