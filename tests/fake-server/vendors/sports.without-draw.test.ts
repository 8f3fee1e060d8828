import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SportCode } from '#contract/entities/sports-types.ts';
import { createRandom } from '#fake-server/kernel/random.ts';
import { seedGames } from '#fake-server/seed/games.ts';
import { leagues } from '#fake-server/vendors/sports/sports.leagues.ts';
import { chancesOf, offerOf, outcomesOf } from '#fake-server/vendors/sports/sports.odds.ts';
import { createSportsSimulator, standingOf } from '#fake-server/vendors/sports/sports.simulator.ts';
import { sportOfTitle } from '#fake-server/vendors/sports/sports.titles.ts';
import type { Match } from '#fake-server/vendors/sports/sports.types.ts';
import { FIRST_MOMENT } from '../support/test-world.ts';

const seed = Number(process.env['FC_SEED'] ?? 1);
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const simulator = createSportsSimulator((name) => createRandom(seed).fork(`sports ${name}`));
const without: readonly SportCode[] = ['basketball', 'tennis', 'volleyball', 'boxing'];

/** So many matches of a sport, of as many days as it takes. */
function matchesOf(code: SportCode, count: number): readonly Match[] {
  const found: Match[] = [];
  for (let day = 0; found.length < count; day += 5) {
    const matches = simulator.matches('sports', FIRST_MOMENT + day * DAY);
    found.push(...matches.filter(({ league }) => league.sport.code === code));
  }
  return found.slice(0, count);
}

describe.each(without)('a match of %s', (code) => {
  const matches = matchesOf(code, 1_500);
  const ends = matches.flatMap((match) => {
    const end = standingOf(match, match.endsAt);
    return end.phase === 'ended' ? [{ match, end }] : [];
  });

  test('always has a winner, and offers neither a draw nor a side without a score', () => {
    for (const { match, end } of ends) {
      expect(end.score[0], match.id).not.toBe(end.score[1]);
      const offer = offerOf(match, standingOf(match, match.startsAt - MINUTE));
      expect(offer).toMatchObject({ X: null, yes: null, no: null });
      expect(offer['1'] ?? offer['2'], match.id).not.toBeNull();
    }
  });

  test('ends as its odds say, at kick-off and halfway', () => {
    for (const share of [-0.01, 0.5]) {
      for (const outcome of ['1', 'over'] as const) {
        const counts = { won: 0, expected: 0, spread: 0 };
        for (const { match, end } of ends) {
          const { minutes, pause } = match.league.sport;
          const then = standingOf(match, match.startsAt + share * (minutes + pause) * MINUTE);
          const chance = chancesOf(match, then)[outcome];
          counts.expected += chance;
          counts.spread += chance * (1 - chance);
          if (outcomesOf(end.score, match.league.sport.line).includes(outcome)) counts.won += 1;
        }
        const difference = Math.abs(counts.won - counts.expected);
        const limit = 4.5 * Math.sqrt(counts.spread);
        expect(difference, `${outcome} at ${share}, seed ${seed}`).toBeLessThan(limit);
      }
    }
  });

  test('has chances that sum to 1 in each market, whatever the score', () => {
    const [match] = matches;
    if (!match) throw new Error('There is no match.');
    const { sport } = match.league;
    const max = sport.scoring === 'sets' ? Math.floor(sport.goals / 2) : 90;
    const score = fc.tuple(fc.nat({ max }), fc.nat({ max }));
    fc.assert(
      fc.property(fc.nat({ max: sport.minutes - 1 }), score, (minute, now) => {
        const chances = chancesOf(match, { minute, score: now });
        expect(chances['1'] + chances['2']).toBeCloseTo(1, 8);
        expect(chances.over + chances.under).toBeCloseTo(1, 8);
        for (const chance of Object.values(chances)) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1 + 1e-12);
        }
      }),
    );
  });
});

test('a match of sets ends when somebody has won most of them, and then offers nothing', () => {
  const short = matchesOf('tennis', 500).find(
    ({ goals, abandonedAt }) =>
      abandonedAt === undefined && goals[0].length + goals[1].length === 2,
  );
  const last = Math.max(...(short?.goals.flat() ?? []));
  if (!short) throw new Error('There is no match in two sets.');
  const then = standingOf(short, short.startsAt + (last + 1 + short.league.sport.pause) * MINUTE);
  expect(then.phase).toBe('ended');
  expect(Math.max(...then.score)).toBe(2);
  expect(Object.values(offerOf(short, then)).every((odds) => odds === null)).toBe(true);
});

test('a level match of points is decided by one more point, which moves no total past the line', () => {
  const { sport } = leagues.find(({ code }) => code === 'cesta') ?? {};
  if (!sport) throw new Error('There is no league.');
  expect(Math.floor(sport.line) % 2).toBe(1);
  const decided = matchesOf('basketball', 1_500).filter(({ goals }) =>
    goals.some((side) => side.at(-1) === sport.minutes),
  );
  expect(decided.length).toBeGreaterThan(0);
  for (const match of decided) {
    expect(Math.abs(match.goals[0].length - match.goals[1].length)).toBe(1);
  }
});

test('every title names a sport of the book, or none', () => {
  const played = new Set(leagues.map(({ sport }) => sport.code));
  const titles = seedGames(2026).filter(({ game_type }) => game_type === 'SPORTS');
  const named = titles.map(({ name }) => ({ name, sport: sportOfTitle(name) }));
  for (const { name, sport } of named) {
    expect(sport === null ? /sports|esportes|bola/iu.test(name) : played.has(sport), name).toBe(
      true,
    );
  }
  expect(new Set(named.map(({ sport }) => sport)).size).toBeGreaterThan(6);
});
