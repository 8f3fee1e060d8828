import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { playerRankSchema } from '#contract/entities/rank.ts';
import { RANK_DAYS, ranks } from '#fake-server/content/ranks.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './support/new-member.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const [, silver, gold] = ranks.map(({ from }) => from);
if (silver === undefined || gold === undefined) throw new Error('There are too few ranks.');

let world: World;
let account: string;
beforeEach(async () => {
  world = await openTestWorld({ slotGames: 5 });
  ({ account } = newMember(world));
});
afterEach(() => world.close());

const rank = () => playerRankSchema.parse(world.ranks.of(memberOf(world, account)));
const level = () => rank().label.rankLevel;
const bet = (stake: number, state: 'settled' | 'open' | 'cancelled' = 'settled') =>
  playRound(world, account, { stake, state });

describe('a rank (W5)', () => {
  test('begins at the lowest, which nobody loses, and says what is missing', () => {
    expect(rank()).toMatchObject({
      label: { labelName: 'Bronze', rankLevel: 0 },
      counted: 0,
      next: { label: { rankLevel: 1 }, from: silver, missing: silver },
      keeping: null,
    });
    world.clock.move(1_000 * DAY);
    expect(level()).toBe(0);
  });

  test('rises with the bet that is enough; open and cancelled ones count for nothing', () => {
    bet(silver - 100);
    bet(5_000, 'open');
    bet(5_000, 'cancelled');
    expect(rank()).toMatchObject({ counted: silver - 100, next: { missing: 100 } });
    const { changesAfter, id } = world.accounts.info({
      member: memberOf(world, account),
      owes: 'nothing',
    });
    bet(100);
    expect(level()).toBe(1);
    expect(world.live.since(Number(id), changesAfter).topics).toEqual(['profile']);
    const { clubLabel } = world.accounts.info({
      member: memberOf(world, account),
      owes: 'nothing',
    });
    expect(clubLabel).toEqual(rank().label);
  });

  test('is kept for 90 days, and says what it takes to keep it longer', () => {
    bet(gold);
    const { keeping } = rank();
    expect(Date.parse(keeping?.until ?? '')).toBe(world.clock.now() + RANK_DAYS * DAY);
    expect(rank().keeping).toMatchObject({
      counted: 0,
      missing: gold,
      otherwise: { rankLevel: 0 },
    });
    world.clock.move(60 * DAY);
    bet(silver);
    expect(rank().keeping).toMatchObject({
      counted: silver,
      missing: gold - silver,
      otherwise: { rankLevel: 1 },
    });
    world.clock.move(30 * DAY - 1);
    expect(level()).toBe(2);
    // The first bet is 90 days old by then.
    world.clock.move(1);
    expect(rank()).toMatchObject({ label: { rankLevel: 1 }, counted: silver });
    world.clock.move(RANK_DAYS * DAY);
    expect(level()).toBe(0);
  });

  test('keeps a rank that the house gave, for as long', () => {
    account = 'beatriz';
    expect(rank()).toMatchObject({
      label: { labelName: 'Black' },
      next: null,
      keeping: { counted: 0, missing: ranks.at(-1)?.from, otherwise: { rankLevel: 0 } },
    });
    world.clock.move(RANK_DAYS * DAY);
    expect(level()).toBe(0);
  });

  test('is never below what counts, and never falls before its day, whatever is played', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 600_000 }), fc.nat({ max: 40 })), { maxLength: 12 }),
        (steps) => {
          ({ account } = newMember(world));
          for (const [stake, days] of steps) {
            const before = rank();
            bet(stake);
            world.clock.move(days * DAY);
            const after = rank();
            const owed = after.ranks.findLastIndex(({ from }) => after.counted >= from);
            expect(after.label.rankLevel).toBeGreaterThanOrEqual(owed);
            const fell = after.label.rankLevel < before.label.rankLevel;
            if (fell) {
              expect(world.clock.now()).toBeGreaterThanOrEqual(
                Date.parse(before.keeping?.until ?? ''),
              );
              expect(after.label.rankLevel).toBe(owed);
            }
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
