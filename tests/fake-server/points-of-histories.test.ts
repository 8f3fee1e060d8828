import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { Refused } from '#fake-server/kernel/refused.ts';
import type { OpenWorld } from '#fake-server/open-world.ts';
import { pointsLineTable } from '#fake-server/store/points/points.ts';
import { deliveryAddress as address } from '#tests/support/delivery-address.ts';
import { filesOverCrashes } from './support/crashes.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { FIRST_MOMENT, openTestWorld } from './support/test-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-points-'));
const worlds: OpenWorld[] = [];
const nextFile = filesOverCrashes(folder);

/** Starts the server on what a crash leaves on the disk. */
async function start(): Promise<OpenWorld> {
  const world = await openTestWorld({
    file: nextFile(),
    machineTime: () => FIRST_MOMENT,
    slotGames: 20,
  });
  worlds.push(world);
  return world;
}
afterAll(() => {
  for (const world of worlds) world.close();
  rmSync(folder, { recursive: true });
});

const step = fc.oneof(
  {
    arbitrary: fc.record({
      what: fc.constant('bet'),
      round: fc.nat(5),
      stake: fc.integer({ min: 1, max: 500_000 }),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ what: fc.constant('mission'), round: fc.nat(2) }), weight: 2 },
  {
    arbitrary: fc.record({
      what: fc.constant('redeem'),
      reward: fc.constantFrom('coffee-voucher', 'welcome-mug', 'match-ball'),
      breaks: fc.boolean(),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      what: fc.constantFrom('approve', 'reject', 'cancel'),
      which: fc.nat(3),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('convert'),
      points: fc.integer({ min: 1, max: 300_000 }),
      seenRate: fc.constantFrom(70, 130),
      cut: fc.boolean(),
    }),
    weight: 4,
  },
  {
    arbitrary: fc.record({ what: fc.constant('rate'), pointsPerUnit: fc.constantFrom(70, 130, 0) }),
    weight: 2,
  },
  { arbitrary: fc.record({ what: fc.constant('crash') }), weight: 1 },
);

test('points and stock are neither created nor lost, whatever is earned, redeemed, converted, decided, repeated or interrupted (W9)', async () => {
  const seen = new Set<string>();
  let world = await start();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25, size: 'max' }), async (steps) => {
      const { id, account } = newMember(world);
      const stocks = () => new Map(world.rewards.rows().map((reward) => [reward.id, reward.stock]));
      const before = stocks();
      const rounds = new Map<number, number>();
      const missions = new Set<number>();
      const converted = { points: 0, money: 0 };
      world.settings.change({ pointsConversion: { pointsPerUnit: 130, minimum: 150_000 } });
      const redeemed: { id: string; reward: string; price: number; state: string }[] = [];
      for (const one of steps) {
        if (one.what === 'crash') {
          world = await start();
        } else if ('stake' in one) {
          // A repeated round is reported with its first data.
          const stake = rounds.get(one.round) ?? one.stake;
          rounds.set(one.round, stake);
          const round = { roundKey: `r${one.round}`, category: 'RNG', stake } as const;
          world.points.earnForRound(id, round);
        } else if ('reward' in one) {
          const { reward, breaks } = one;
          const price = world.rewards.rows().find((row) => row.id === reward)?.price ?? 0;
          const redeem = () =>
            world.database.transaction(() => {
              const wish = { rewardId: reward, price, address };
              const made = world.redemptions.redeem(memberOf(world, account), wish, 'EN');
              if (breaks) throw new Error('the power failed');
              return made;
            });
          try {
            const made = redeem();
            redeemed.push({ id: made.id, reward, price, state: 'in_process' });
            seen.add('redeemed');
          } catch (error) {
            seen.add(error instanceof Refused ? error.code : 'cut short');
          }
        } else if ('pointsPerUnit' in one) {
          const { pointsPerUnit } = one;
          world.settings.change({ pointsConversion: { pointsPerUnit, minimum: 150_000 } });
        } else if ('seenRate' in one) {
          const { points, seenRate: pointsPerUnit, cut } = one;
          try {
            const made = world.database.transaction(() => {
              const wish = { points, pointsPerUnit };
              const conversion = world.pointsConversions.convert(memberOf(world, account), wish);
              if (cut) throw new Error('the power failed');
              return conversion;
            });
            // Each converted point is paid to the cent, and none beyond the request.
            expect(made.points).toBe(made.amount * pointsPerUnit);
            expect(made.points).toBeLessThanOrEqual(points);
            expect(points - made.points).toBeLessThan(pointsPerUnit);
            converted.points += made.points;
            converted.money += made.amount;
            seen.add('converted');
          } catch (error) {
            seen.add(error instanceof Refused ? error.code : 'cut short');
          }
        } else if ('which' in one) {
          const found = redeemed[one.which];
          const isNew = found?.state === 'in_process';
          const decision =
            one.what === 'approve'
              ? ({ state: 'approved' } as const)
              : ({ state: 'rejected', reason: 'out_of_stock' } as const);
          const state = one.what === 'cancel' ? 'cancelled' : decision.state;
          const end = (redemptionId: string) => {
            if (one.what !== 'cancel') return world.redemptions.decide(redemptionId, decision);
            try {
              world.redemptions.cancel(id, redemptionId, 'EN');
              return isNew;
            } catch (error) {
              if (error instanceof Refused) return false;
              throw error;
            }
          };
          const done = found !== undefined && end(found.id);
          expect(done).toBe(isNew);
          if (found && done) found.state = state;
          if (done) seen.add(state);
        } else {
          missions.add(one.round);
          world.points.earnForMission(id, `m${one.round}`, 10_000);
        }

        const kept = redeemed.filter(({ state }) => state !== 'rejected' && state !== 'cancelled');
        const earned =
          [...rounds.values()].reduce((sum, stake) => sum + stake * 2, 0) + missions.size * 10_000;
        const spent = kept.reduce((sum, { price }) => sum + price, converted.points);
        const open = redeemed.filter(({ state }) => state === 'in_process');
        expect(world.redemptions.balance(id)).toEqual({
          points: earned - spent,
          inProcess: open.reduce((sum, { price }) => sum + price, 0),
        });
        const lines = pointsLineTable(world.database).page(id, undefined, {
          limit: 1_000,
          offset: 0,
        });
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(earned - spent);
        expect(lines[0]?.balance_after ?? 0).toBe(earned - spent);
        for (const [reward, stock] of stocks()) {
          const taken = kept.filter((each) => each.reward === reward).length;
          expect(stock).toBe((before.get(reward) ?? 0) - taken);
        }
        expect(world.wallet.balance(id)).toBe(converted.money);
      }
      // The next visitor finds as many.
      for (const row of world.rewards.rows()) {
        world.rewards.change({ ...row, stock: before.get(row.id) ?? 0 });
      }
      expect(world.ledger.imbalances()).toEqual([]);
    }),
    { numRuns: 30 },
  );
  // Histories in which next to nothing happens would say little.
  expect(seen.size).toBeGreaterThan(4);
});
