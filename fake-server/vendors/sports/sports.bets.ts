import type { SportCode } from '#contract/entities/sports-types.ts';
import type { KeptRound } from '../../world/ports/game-operator.ts';
import type { Discipline } from '../../world/ports/sports.ts';
import { returnOf } from './sports.odds.ts';
import { type LegResult, type SportsSimulator, standingOf } from './sports.simulator.ts';
import {
  type Leg,
  type Match,
  type Offer,
  type Outcome,
  outcomes,
  type SportsBet,
  type Standing,
} from './sports.types.ts';

/** The most selections of an accumulator. */
export const MAX_LEGS = 8;

/** A match as its page may show it: the score and the markets. */
export interface MatchView {
  readonly id: string;
  readonly league: { readonly code: string; readonly pt: string; readonly en: string };
  readonly sport: SportCode;
  /** A draw is possible. */
  readonly hasDraw: boolean;
  readonly line: number;
  readonly home: string;
  readonly away: string;
  /** ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly standing: Standing;
  readonly offer: Offer;
}

/** A bet with the state of each selection. */
export interface BetView {
  readonly roundId: string;
  readonly state: KeptRound<SportsBet>['state'];
  /** Minor units. */
  readonly stake: number;
  /** The payout, in minor units. */
  readonly win: number;
  /** The payout if all open selections win, in minor units: 0 once one has lost. */
  readonly returns: number;
  readonly placedAt: string;
  readonly legs: readonly BetLegView[];
}

/** A selection with the state of its match. */
interface BetLegView extends Leg {
  readonly home: string;
  readonly away: string;
  readonly line: number;
  readonly standing: Standing | null;
  readonly result: LegResult;
}

/** A match with its odds at a moment, in milliseconds since the epoch. */
export function viewOf(simulator: SportsSimulator, match: Match, now: number): MatchView {
  const { id, league, home, away, startsAt } = match;
  return {
    id,
    league: { code: league.code, ...league.name },
    sport: league.sport.code,
    hasDraw: league.sport.scoring === 'goals',
    line: league.sport.line,
    home,
    away,
    startsAt: new Date(startsAt).toISOString(),
    standing: standingOf(match, now),
    offer: simulator.offer(match, now),
  };
}

/** @param highest the highest payout of one bet, in minor units */
export function betViewOf(
  simulator: SportsSimulator,
  { roundId, state, stake, win, outcome, playedAt }: KeptRound<SportsBet>,
  now: number,
  highest: number,
): BetView {
  const legs = outcome.legs.map((leg) => {
    const match = simulator.find(leg.matchId);
    return {
      ...leg,
      home: match?.home ?? '',
      away: match?.away ?? '',
      line: match?.league.sport.line ?? 0,
      standing: match ? standingOf(match, now) : null,
      result: simulator.resultOf(leg, now),
    };
  });
  const hasLost = legs.some(({ result }) => result === 'lost');
  const odds = legs.filter(({ result }) => result !== 'void').map((leg) => leg.odds);
  return {
    roundId,
    state,
    stake,
    win,
    returns: hasLost ? 0 : Math.min(highest, returnOf(stake, odds)),
    placedAt: new Date(playedAt).toISOString(),
    legs,
  };
}

/** The selections of a slip, at most one per match; undefined if invalid. */
export function readLegs(value: unknown): readonly Leg[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_LEGS) return undefined;
  const legs: Leg[] = [];
  for (const one of value as readonly unknown[]) {
    if (typeof one !== 'object' || one === null) return undefined;
    if (!('matchId' in one && 'outcome' in one && 'odds' in one)) return undefined;
    const { matchId, odds } = one;
    const outcome = outcomes.find((known): known is Outcome => known === one.outcome);
    if (typeof matchId !== 'string' || !/^[a-z]+-\d{5}-\d{1,3}$/.test(matchId)) return undefined;
    if (typeof odds !== 'number' || !Number.isSafeInteger(odds) || odds <= 100) return undefined;
    if (outcome === undefined || legs.some((leg) => leg.matchId === matchId)) return undefined;
    legs.push({ matchId, outcome, odds });
  }
  return legs;
}

/** A slip's current quote: the odds of each selection, null for closed ones. */
export function quote(
  simulator: SportsSimulator,
  discipline: Discipline,
  legs: readonly Leg[],
  now: number,
): (number | null)[] {
  const offered = new Map(simulator.matches(discipline, now).map((match) => [match.id, match]));
  return legs.map(({ matchId, outcome }) => {
    const match = offered.get(matchId);
    return match ? simulator.offer(match, now)[outcome] : null;
  });
}
