import type { SportCode } from '#contract/entities/sports-types.ts';
import type { OpenBet } from '../../world/ports/game-operator.ts';
import type { Discipline } from '../../world/ports/sports.ts';

/** The markets: the winner, over or under the sport's line of goals, both teams to score. */
export const outcomes = ['1', 'X', '2', 'over', 'under', 'yes', 'no'] as const;
export type Outcome = (typeof outcomes)[number];

/** How a kind of match is played. */
export interface Sport {
  readonly code: SportCode;
  /**
   * How a match is won: by goals, with a possible draw; by points, where the next one decides a
   * tie; by a majority of sets.
   */
  readonly scoring: 'goals' | 'points' | 'sets';
  /** Minutes of play. */
  readonly minutes: number;
  /** Minutes between the halves. */
  readonly pause: number;
  /** The line for 'over' in goals, points or sets; its whole part is odd if points decide. */
  readonly line: number;
  /** Average goals or points of a team in a match; the most sets of a match. */
  readonly goals: number;
  /** Spread of the teams' strengths: 1 as in football, lower if many points even it out. */
  readonly spread: number;
}

/** A league and who plays in it. */
export interface League {
  readonly code: string;
  readonly discipline: Discipline;
  readonly sport: Sport;
  readonly name: { readonly pt: string; readonly en: string };
  readonly teams: readonly string[];
  /** Daily kick-offs, in minutes after midnight UTC. */
  readonly kickOffs: readonly number[];
}

/** A match with its whole future: nothing of it may leave the vendor early. */
export interface Match {
  readonly id: string;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /** Its end, unless abandoned. */
  readonly endsAt: number;
  /** Expected goals in a minute of play; for sets their ratio decides who wins one. */
  readonly rates: readonly [home: number, away: number];
  /** Minutes of play at which each side scores, or wins a set, rising. */
  readonly goals: readonly [home: readonly number[], away: readonly number[]];
  /** Minute of play at which it is abandoned; usually undefined. */
  readonly abandonedAt: number | undefined;
}

/** State of a match at a moment. */
export interface Standing {
  readonly phase: 'coming' | 'live' | 'ended' | 'abandoned';
  /** Whole minutes played. */
  readonly minute: number;
  readonly score: readonly [home: number, away: number];
}

/** Odds in hundredths; null if not offered. */
export type Offer = Readonly<Record<Outcome, number | null>>;

/** One selection of a bet, with the accepted odds. */
export interface Leg {
  readonly matchId: string;
  readonly outcome: Outcome;
  /** Hundredths. */
  readonly odds: number;
}

/** A single bet, or an accumulator in which every leg must win. */
export interface SportsBet extends OpenBet {
  readonly legs: readonly Leg[];
}
