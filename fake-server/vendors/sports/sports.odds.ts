import { isDecided, shareOfHome } from './sports.course.ts';
import type { Match, Offer, Outcome, Sport, Standing } from './sports.types.ts';

/** The bookmaker's margin on every probability: the average return on a stake is 1 / 1.06. */
export const MARGIN = 0.06;
/** The range of offered odds, in hundredths. */
const MIN_ODDS = 102;
const MAX_ODDS = 10_000;
/** The least number of further goals to consider; more until they are practically impossible. */
const COUNTED = 24;

/** Probability of each outcome from here on, by the same model as the course of the match. */
export function chancesOf(
  match: Pick<Match, 'rates' | 'league'>,
  standing: Pick<Standing, 'minute' | 'score'>,
): Readonly<Record<Outcome, number>> {
  const { scoring } = match.league.sport;
  return scoring === 'points' ? chancesOfPoints(match, standing) : chancesOfScores(match, standing);
}

/** By every possible final score. */
function chancesOfScores(
  { rates, league }: Pick<Match, 'rates' | 'league'>,
  { minute, score }: Pick<Standing, 'minute' | 'score'>,
): Readonly<Record<Outcome, number>> {
  const { sport } = league;
  const chances = { '1': 0, X: 0, '2': 0, over: 0, under: 0, yes: 0, no: 0 };
  const add = (final: readonly [number, number], chance: number) => {
    for (const outcome of outcomesOf(final, sport.line)) chances[outcome] += chance;
  };
  const [home, away] = score;
  if (sport.scoring === 'sets') {
    const share = shareOfHome(rates);
    const play = (sets: readonly [number, number], chance: number): void => {
      if (isDecided(sport, sets)) return add(sets, chance);
      play([sets[0] + 1, sets[1]], chance * share);
      play([sets[0], sets[1] + 1], chance * (1 - share));
    };
    play(score, 1);
    return chances;
  }
  const left = Math.max(0, sport.minutes - minute);
  const homeGoals = poisson(rates[0] * left);
  const awayGoals = poisson(rates[1] * left);
  for (const [more, homeChance] of homeGoals.entries()) {
    for (const [other, awayChance] of awayGoals.entries()) {
      add([home + more, away + other], homeChance * awayChance);
    }
  }
  return chances;
}

/**
 * With too many points to enumerate all scores: by the distribution of their sums. If level, the
 * next point decides, which never moves the total past the line: a level total is even.
 */
function chancesOfPoints(
  { rates, league }: Pick<Match, 'rates' | 'league'>,
  { minute, score }: Pick<Standing, 'minute' | 'score'>,
): Readonly<Record<Outcome, number>> {
  const { minutes, line } = league.sport;
  const left = Math.max(0, minutes - minute);
  const [home, away] = score;
  const awayPoints = poisson(rates[1] * left);
  let ahead = 0;
  let level = 0;
  let fewer = 0;
  let next = 0;
  for (const [more, chance] of poisson(rates[0] * left).entries()) {
    // The other side's points with which it stays behind.
    const needed = home + more - away;
    for (; next < needed; next += 1) fewer += awayPoints[next] ?? 0;
    ahead += chance * fewer;
    level += chance * (awayPoints[needed] ?? 0);
  }
  const total = poisson((rates[0] + rates[1]) * left);
  const under = total.slice(0, Math.max(0, Math.ceil(line - home - away)));
  const low = under.reduce((sum, chance) => sum + chance, 0);
  const first = ahead + level * shareOfHome(rates);
  return { '1': first, X: 0, '2': restOf(first), over: restOf(low), under: low, yes: 1, no: 0 };
}

/** Rounding can put a near-certain probability slightly above 1. */
function restOf(chance: number): number {
  return Math.max(0, 1 - chance);
}

/** Whether a sport offers an outcome: without a draw it has neither that nor a side without a score. */
function isOffered({ scoring }: Sport, outcome: Outcome): boolean {
  return scoring === 'goals' || !['X', 'yes', 'no'].includes(outcome);
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
  const odds = (outcome: Outcome) =>
    isOpen && isOffered(match.league.sport, outcome) ? oddsOf(chances[outcome]) : null;
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
  return odds >= MIN_ODDS && odds <= MAX_ODDS ? odds : null;
}

/** A bet's payout if these odds win, in minor units, rounded down. */
export function returnOf(stake: number, odds: readonly number[]): number {
  const product = odds.reduce((all, one) => all * BigInt(one), BigInt(stake));
  return Number(product / 100n ** BigInt(odds.length));
}

function poisson(mean: number): readonly number[] {
  const chances = [Math.exp(-mean)];
  const counted = Math.max(COUNTED, Math.ceil(mean + 10 * Math.sqrt(mean)));
  for (let goals = 1; goals <= counted; goals += 1) {
    chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  }
  return chances;
}
