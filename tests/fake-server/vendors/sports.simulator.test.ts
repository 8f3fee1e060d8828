import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import { betViewOf } from '#fake-server/vendors/sports/sports.bets.ts';
import {
  chancesOf,
  MARGIN,
  oddsOf,
  offerOf,
  outcomesOf,
  returnOf,
} from '#fake-server/vendors/sports/sports.odds.ts';
import { createSportsSimulator, standingOf } from '#fake-server/vendors/sports/sports.simulator.ts';
import { type Match, type Outcome, outcomes } from '#fake-server/vendors/sports/sports.types.ts';
import { FIRST_MOMENT } from '../support/test-world.ts';

const seed = Number(process.env['FC_SEED'] ?? 1);
const MINUTE = 60_000;
const bookOf = (worldSeed: number) =>
  createSportsSimulator((name) => createRandom(worldSeed).fork(`sports ${name}`));
const simulator = bookOf(seed);
const before = (match: Match) => standingOf(match, match.startsAt - MINUTE);
const after = (match: Match) => standingOf(match, match.endsAt);

/** A match that happens to be needed: the first of many days that fits. */
function someMatch(fits: (match: Match) => boolean): Match {
  for (let day = 0; day < 2_000; day += 1) {
    const found = simulator.matches('sports', FIRST_MOMENT + day * 1_440 * MINUTE).find(fits);
    if (found) return found;
  }
  throw new Error('There is no such match.');
}

describe('the matches', () => {
  test('depend only on seed and moment', () => {
    const once = simulator.matches('sports', FIRST_MOMENT);
    expect(bookOf(seed).matches('sports', FIRST_MOMENT)).toEqual(once);
    expect(bookOf(seed + 1).matches('sports', FIRST_MOMENT)).not.toEqual(once);
    expect(once.length).toBeGreaterThan(30);
    for (const match of once) expect(simulator.find(match.id)).toEqual(match);
  });

  test('have distinct names', () => {
    for (const { id } of simulator.matches('sports', FIRST_MOMENT)) {
      const [league = '', day = '', slot = ''] = id.split('-');
      const other = `${league}-${day}-0${slot}`;
      expect(simulator.find(other), other).toBeUndefined();
    }
  });

  test('have no team in two of them at the same time', () => {
    for (const discipline of ['sports', 'esports'] as const) {
      const matches = simulator.matches(discipline, FIRST_MOMENT);
      const sides = matches.flatMap((match) =>
        [match.home, match.away].map((team) => `${team} ${match.startsAt}`),
      );
      expect(new Set(sides).size).toBe(sides.length);
      expect(matches.every(({ home, away }) => home !== away && home !== '')).toBe(true);
    }
  });

  test('show the score by the full minute, and nothing of the future', () => {
    const match = someMatch(({ goals, abandonedAt, league }) => {
      const [first] = goals[0];
      return (
        abandonedAt === undefined && first !== undefined && first < league.sport.minutes / 2 - 1
      );
    });
    const at = match.goals[0][0] ?? 0;
    const kickOff = match.startsAt;
    expect(before(match)).toEqual({ phase: 'coming', minute: 0, score: [0, 0] });
    expect(standingOf(match, kickOff + Math.floor(at) * MINUTE).score[0]).toBe(0);
    expect(standingOf(match, kickOff + Math.ceil(at) * MINUTE).score[0]).toBeGreaterThan(0);
    expect(after(match).phase).toBe('ended');
    expect(offerOf(match, after(match))).toMatchObject({ '1': null, over: null, no: null });
  });
});

describe('the odds', () => {
  test('are fair odds less the stated margin, rounded down, in every market', () => {
    const state = fc.record({
      minute: fc.integer({ min: 0, max: 80 }),
      score: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })),
    });
    const match = simulator
      .matches('sports', FIRST_MOMENT)
      .find(({ league }) => league.code === 'serra');
    if (!match) throw new Error('There is no match.');
    fc.assert(
      fc.property(state, (standing) => {
        const chances = chancesOf(match, standing);
        for (const market of [
          ['1', 'X', '2'],
          ['over', 'under'],
          ['yes', 'no'],
        ] as const) {
          const sum = market.reduce((all, outcome) => all + chances[outcome], 0);
          expect(sum).toBeCloseTo(1, 6);
        }
        for (const outcome of outcomes) {
          const odds = oddsOf(chances[outcome]);
          if (odds === null) continue;
          const back = (chances[outcome] * odds) / 100;
          expect(back).toBeLessThanOrEqual(1 / (1 + MARGIN) + 1e-12);
          expect(back).toBeGreaterThan(1 / (1 + MARGIN) - 0.01);
        }
      }),
    );
  });

  test('return what is stated over one million bets, before and during matches (L6)', () => {
    const random = createRandom(seed).fork('bets');
    const slips: Match[] = [];
    for (let day = 0; slips.length < 20_000; day += 1) {
      const matches = simulator.matches('sports', FIRST_MOMENT + day * 6 * 1_440 * MINUTE);
      slips.push(...matches.filter(({ league }) => league.sport.scoring === 'goals'));
    }
    const bets = 1_000_000;
    const share = { back: 0, squares: 0, stated: 0, placed: 0 };
    while (share.placed < bets) {
      // A new course of a known match: its chances are the model's, its goals are drawn again.
      const match = random.pick(slips);
      const minute = random.between(0, match.league.sport.minutes - 5);
      const [home, away] = match.rates.map((rate) => poissonOf(random.next, rate * minute));
      const standing = { minute, score: [home ?? 0, away ?? 0] as const };
      const chances = chancesOf(match, standing);
      const left = match.league.sport.minutes - minute;
      // Several courses from here on, each with a bet on another outcome.
      for (let course = 0; course < 50 && share.placed < bets; course += 1) {
        const outcome: Outcome = random.pick(outcomes);
        const odds = oddsOf(chances[outcome]);
        if (odds === null) continue;
        const final = [
          standing.score[0] + poissonOf(random.next, match.rates[0] * left),
          standing.score[1] + poissonOf(random.next, match.rates[1] * left),
        ] as const;
        const isWon = outcomesOf(final, match.league.sport.line).includes(outcome);
        const stated = (chances[outcome] * odds) / 100;
        // The difference from what this bet should give: its mean is nothing.
        const difference = (isWon ? odds / 100 : 0) - stated;
        share.back += difference;
        share.squares += difference * difference;
        share.stated += stated;
        share.placed += 1;
      }
    }
    const mean = share.back / bets;
    const deviation = Math.sqrt(share.squares / bets / bets);
    expect(Math.abs(mean), `seed ${seed}`).toBeLessThan(4.5 * deviation);
    // An interval that holds everything would prove nothing.
    expect(4.5 * deviation).toBeLessThan(0.03);
    const returned = (share.stated + share.back) / bets;
    expect(share.stated / bets).toBeLessThan(1 / (1 + MARGIN));
    expect(share.stated / bets).toBeGreaterThan(1 / (1 + MARGIN) - 0.01);
    expect(returned).toBeGreaterThan(0.9);
  }, 600_000);

  test('match the results of the book', () => {
    const counts = { won: 0, expected: 0, spread: 0, abandoned: 0, all: 0 };
    for (let day = 0; counts.all < 20_000; day += 5) {
      for (const match of simulator.matches('sports', FIRST_MOMENT + day * 1_440 * MINUTE)) {
        counts.all += 1;
        const end = after(match);
        if (end.phase === 'abandoned') counts.abandoned += 1;
        else {
          const chance = chancesOf(match, before(match)).over;
          counts.expected += chance;
          counts.spread += chance * (1 - chance);
          if (outcomesOf(end.score, match.league.sport.line).includes('over')) counts.won += 1;
        }
      }
    }
    expect(Math.abs(counts.won - counts.expected)).toBeLessThan(4.5 * Math.sqrt(counts.spread));
    // One in a hundred.
    expect(Math.abs(counts.abandoned - counts.all / 100)).toBeLessThan(
      4.5 * Math.sqrt(counts.all * 0.01 * 0.99),
    );
  }, 600_000);
});

/** The winning outcome of each market. */
const outcomeOf = (match: Match) => outcomesOf(after(match).score, match.league.sport.line);
/** A selection at these odds. */
const leg = (match: Match, outcome: Outcome, odds: number) => ({
  matchId: match.id,
  outcome,
  odds,
});

const judged = (legs: ReturnType<typeof leg>[], now: number) =>
  simulator.judge({ legs, settlesAt: 0 }, 1_000, now);

describe('a bet', () => {
  // One of sets may be over before its time.
  const won = someMatch(
    (match) => match.league.sport.scoring === 'goals' && after(match).phase === 'ended',
  );
  const abandoned = someMatch((match) => after(match).phase === 'abandoned');
  const late = Math.max(won.endsAt, abandoned.endsAt);

  test('is open until its last match, then pays the product of its odds', () => {
    const [winner] = outcomeOf(won);
    expect(judged([leg(won, winner, 210)], won.endsAt - 1)).toEqual({
      kind: 'pending',
      settlesAt: won.endsAt,
    });
    expect(judged([leg(won, winner, 210)], won.endsAt)).toEqual({ kind: 'settled', win: 2_100 });
    expect(returnOf(1_000, [210, 333])).toBe(6_993);
    expect(returnOf(333, [133, 133])).toBe(589);
  });

  test('is lost with one wrong selection, and void where every match was abandoned', () => {
    const [winner] = outcomeOf(won);
    const wrong = (['1', 'X', '2'] as const).find((one) => one !== winner) ?? 'X';
    expect(judged([leg(won, wrong, 210)], late)).toEqual({ kind: 'settled', win: 0 });
    expect(judged([leg(abandoned, 'X', 300)], late)).toEqual({ kind: 'void' });
    const both = [leg(won, winner, 210), leg(abandoned, 'X', 300)];
    // The selection of the abandoned match counts as odds of 1.
    expect(judged(both, late)).toEqual({ kind: 'settled', win: 2_100 });
  });

  test('that waits for another match shows what it can still pay (L6)', () => {
    const coming = someMatch((match) => match.startsAt > late);
    const [winner] = outcomeOf(won);
    const wrong = (['1', 'X', '2'] as const).find((one) => one !== winner) ?? 'X';
    const returns = (...legs: ReturnType<typeof leg>[]) =>
      betViewOf(
        simulator,
        {
          roundId: 'round-0001',
          state: 'open',
          stake: 1_000,
          win: 0,
          outcome: { legs, settlesAt: coming.endsAt },
          playedAt: FIRST_MOMENT,
        },
        late,
        10_000_000,
      ).returns;
    const open = leg(coming, '1', 300);
    expect(returns(leg(won, winner, 210), open)).toBe(6_300);
    expect(returns(leg(won, wrong, 210), open)).toBe(0);
    expect(returns(leg(abandoned, 'X', 400), open)).toBe(3_000);
  });
});

/** A number of goals: one Poisson draw, by its sum of chances. */
function poissonOf(next: () => number, mean: number): number {
  const draw = next();
  let goals = 0;
  let chance = Math.exp(-mean);
  for (let sum = chance; draw > sum && goals < 60; sum += chance) {
    goals += 1;
    chance = (chance * mean) / goals;
  }
  return goals;
}
