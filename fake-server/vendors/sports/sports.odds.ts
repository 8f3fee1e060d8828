import type { Match, Offer, Outcome, Standing } from './sports.types.ts';

/** What the house adds to every probability: of a stake, 1 / 1.06 comes back on average. */
export const MARGIN = 0.06;
/** Odds between these are offered, in hundredths. */
const LEAST_ODDS = 102;
const MOST_ODDS = 10_000;
/** Goals still to come that are counted one by one; more are as good as impossible. */
const COUNTED = 24;

/** How likely each outcome is from here on, by Poisson processes of both sides. */
export function chancesOf(
  { rates, league }: Pick<Match, 'rates' | 'league'>,
  { minute, score }: Pick<Standing, 'minute' | 'score'>,
): Readonly<Record<Outcome, number>> {
  const left = Math.max(0, league.sport.minutes - minute);
  const [home, away] = score;
  const homeGoals = poisson(rates[0] * left);
  const awayGoals = poisson(rates[1] * left);
  const chances = { '1': 0, X: 0, '2': 0, over: 0, under: 0, yes: 0, no: 0 };
  for (const [more, homeChance] of homeGoals.entries()) {
    for (const [other, awayChance] of awayGoals.entries()) {
      const chance = homeChance * awayChance;
      for (const outcome of outcomesOf([home + more, away + other], league.sport.line)) {
        chances[outcome] += chance;
      }
    }
  }
  return chances;
}

/** The outcomes that a final score makes win: one of each market. */
export function outcomesOf(
  [home, away]: readonly [home: number, away: number],
  line: number,
): readonly [Outcome, Outcome, Outcome] {
  return [
    home === away ? 'X' : home > away ? '1' : '2',
    home + away > line ? 'over' : 'under',
    home > 0 && away > 0 ? 'yes' : 'no',
  ];
}

/** The odds of every outcome; none of a match that is over. */
export function offerOf(match: Match, standing: Standing): Offer {
  const isOpen = standing.phase === 'coming' || standing.phase === 'live';
  const chances = chancesOf(match, standing);
  const odds = (outcome: Outcome) => (isOpen ? oddsOf(chances[outcome]) : null);
  return {
    '1': odds('1'),
    X: odds('X'),
    '2': odds('2'),
    over: odds('over'),
    under: odds('under'),
    yes: odds('yes'),
    no: odds('no'),
  };
}

/** Odds in hundredths for a chance, rounded down; null outside of what is offered. */
export function oddsOf(chance: number): number | null {
  if (chance <= 0) return null;
  const odds = Math.floor(100 / (chance * (1 + MARGIN)));
  return odds >= LEAST_ODDS && odds <= MOST_ODDS ? odds : null;
}

/** What a bet brings if these odds win, in minor units, rounded down. */
export function returnOf(stake: number, odds: readonly number[]): number {
  const product = odds.reduce((all, one) => all * BigInt(one), BigInt(stake));
  return Number(product / 100n ** BigInt(odds.length));
}

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= COUNTED; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  }
  return chances;
}
