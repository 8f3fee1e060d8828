import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { missionLeaderboardSchema, missionSummarySchema } from '#contract/entities/mission.ts';
import type { World } from '#fake-server/world/world.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let world: World;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

const summaryOf = (account?: string) =>
  missionSummarySchema.parse(
    world.missions.summary(account === undefined ? undefined : memberOf(world, account), 'EN'),
  );
const leaderboardOf = (account?: string) =>
  missionLeaderboardSchema.parse(
    world.missions.leaderboard(account === undefined ? undefined : memberOf(world, account)),
  );

describe('the summary of missions (L8)', () => {
  test('shows a visitor how many are open, and one to begin with', () => {
    expect(summaryOf()).toMatchObject({
      open: 3,
      next: { state: 'open', roundsPlayed: null, title: 'Slots race', rounds: 10 },
    });
  });

  test('shows a member the one nearest to its end, then what can be claimed', () => {
    const maria = memberOf(world, 'maria');
    world.promotions.join(maria, 'high-tide');
    world.promotions.join(maria, 'five-a-day');
    expect(summaryOf('maria').next).toMatchObject({ state: 'joined' });
    for (let round = 1; round < 5; round += 1) playRound(world, 'maria');
    expect(summaryOf('maria')).toMatchObject({
      open: 3,
      next: { promotionId: 'five-a-day', state: 'in_process', roundsPlayed: 4 },
    });
    playRound(world, 'maria');
    expect(summaryOf('maria').next).toMatchObject({ promotionId: 'five-a-day', state: 'issued' });
    world.promotions.claim(maria, 'five-a-day');
    expect(summaryOf('maria')).toMatchObject({
      open: 2,
      next: { promotionId: 'high-tide', state: 'in_process', roundsPlayed: 5 },
    });
  });

  test('shows what comes next when nothing is open, then nothing', () => {
    const maria = memberOf(world, 'maria');
    for (const id of ['slots-race', 'five-a-day', 'high-tide']) world.promotions.join(maria, id);
    for (let round = 0; round < 25; round += 1) playRound(world, 'maria');
    for (const id of ['slots-race', 'five-a-day', 'high-tide']) world.promotions.claim(maria, id);
    expect(summaryOf('maria')).toMatchObject({
      open: 0,
      next: { promotionId: 'aurora-cup', state: 'coming_soon' },
    });
    world.clock.move(90 * DAY);
    expect(summaryOf('maria')).toEqual({ open: 0, next: null });
  });
});

describe('the leaderboard of missions (L8)', () => {
  test('has ten places of the week, the highest first, and nobody’s whole name', () => {
    const { entries, own, startsAt, endsAt } = leaderboardOf();
    expect(entries.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const points = entries.map((entry) => entry.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    for (const { name } of entries) expect(name).toMatch(/^\p{L}{1,2}\*{3}$/u);
    expect(own).toBeNull();
    expect(new Date(startsAt).getUTCDay()).toBe(1);
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(7 * DAY);
  });

  test('grows with the clock, and begins again with the week', () => {
    const first = () => leaderboardOf().entries[0]?.points ?? 0;
    const before = first();
    world.clock.move(5 * HOUR);
    expect(first()).toBeGreaterThan(before);
    world.clock.move(Date.parse(leaderboardOf().endsAt) - world.clock.now());
    expect(leaderboardOf().entries).toEqual([]);
  });

  test('counts the rounds of this week that a member played in a mission', () => {
    world.settings.change({ simulatedPlayers: 0 });
    playRound(world, 'maria');
    expect(leaderboardOf('maria')).toMatchObject({ entries: [], own: null });
    const maria = memberOf(world, 'maria');
    world.clock.move(1);
    world.promotions.join(maria, 'slots-race');
    world.promotions.join(maria, 'high-tide');
    playRound(world, 'maria');
    playRound(world, 'maria');
    playRound(world, 'joao');
    expect(leaderboardOf('maria')).toMatchObject({
      entries: [
        { rank: 1, name: 'Ma***', points: 20, isOwn: true },
        { rank: 2, name: 'Jo***', points: 10, isOwn: false },
      ],
      own: { rank: 1, points: 20 },
    });
    expect(leaderboardOf().entries.some(({ isOwn }) => isOwn)).toBe(false);
    world.clock.move(7 * DAY);
    expect(leaderboardOf('maria').own).toBeNull();
  });

  test('shows a person who is not among the first their own place', () => {
    world.promotions.join(memberOf(world, 'maria'), 'slots-race');
    playRound(world, 'maria');
    const { entries, own } = leaderboardOf('maria');
    expect(entries.some(({ isOwn }) => isOwn)).toBe(false);
    expect(own).toMatchObject({ points: 10 });
    expect(own?.rank).toBeGreaterThan(10);
  });
});
