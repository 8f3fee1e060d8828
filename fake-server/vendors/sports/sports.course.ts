import type { Random } from '../../kernel/random.ts';
import type { Match, Sport } from './sports.types.ts';

/** A set ends after this fraction of its share of the match, up to nearly all of it. */
const SHORTEST_SET = 0.6;
const LONGEST_SET = 0.95;

/** The minutes at which each side scores, consistent with the offered odds. */
export function courseOf(random: Random, sport: Sport, rates: Match['rates']): Match['goals'] {
  if (sport.scoring === 'sets') return setsOf(random, sport, shareOfHome(rates));
  const home = goalsOf(random, rates[0], sport.minutes);
  const away = goalsOf(random, rates[1], sport.minutes);
  if (sport.scoring === 'points' && home.length === away.length) {
    (random.next() < shareOfHome(rates) ? home : away).push(sport.minutes);
  }
  return [home, away];
}

/** Probability that the home side wins the next point or set. */
export function shareOfHome([home, away]: Match['rates']): number {
  return home / (home + away);
}

/** Whether a side has the majority of sets. */
export function isDecided({ scoring, goals }: Sport, score: readonly [number, number]): boolean {
  return scoring === 'sets' && Math.max(...score) > goals / 2;
}

function setsOf(random: Random, sport: Sport, share: number): Match['goals'] {
  const home: number[] = [];
  const away: number[] = [];
  for (let set = 0; !isDecided(sport, [home.length, away.length]); set += 1) {
    const length = SHORTEST_SET + (LONGEST_SET - SHORTEST_SET) * random.next();
    const at = ((set + length) * sport.minutes) / sport.goals;
    (random.next() < share ? home : away).push(at);
  }
  return [home, away];
}

/** Scoring times of a side: a Poisson process, in minutes of play. */
function goalsOf(random: Random, rate: number, minutes: number): number[] {
  const goals: number[] = [];
  for (let at = wait(random, rate); at <= minutes; at += wait(random, rate)) goals.push(at);
  return goals;
}

function wait(random: Random, rate: number): number {
  return -Math.log(1 - random.next()) / rate;
}
