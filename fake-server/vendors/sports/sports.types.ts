import type { OpenBet } from '../../world/ports/game-operator.ts';

/** Which of the two sportsbooks: people on a field, or at a console. */
export type Discipline = 'sports' | 'esports';

/** What can be bet on: who wins, over or under the sport's line of goals, whether both score. */
export const outcomes = ['1', 'X', '2', 'over', 'under', 'yes', 'no'] as const;
export type Outcome = (typeof outcomes)[number];

/** Sports of both books. */
const sportCodes = [
  'football',
  'futsal',
  'hockey',
  'basketball',
  'tennis',
  'volleyball',
  'boxing',
  'efootball',
] as const;
export type SportCode = (typeof sportCodes)[number];

/** How a kind of match is played. */
export interface Sport {
  readonly code: SportCode;
  /**
   * How a match is won: by goals, and it may end in a draw; by points, and the next one decides where
   * it would; by sets, of which somebody wins most.
   */
  readonly scoring: 'goals' | 'points' | 'sets';
  /** Minutes of play. */
  readonly minutes: number;
  /** Minutes between the halves. */
  readonly pause: number;
  /** Goals, points or sets that 'over' is above; a whole part that is odd where points decide. */
  readonly line: number;
  /** Goals or points of an average team in a match; sets that a match has at most. */
  readonly goals: number;
  /** How far apart the teams are: 1 as in football, less where many points even it out. */
  readonly spread: number;
}

/** A league and who plays in it. */
export interface League {
  readonly code: string;
  readonly discipline: Discipline;
  readonly sport: Sport;
  readonly name: { readonly pt: string; readonly en: string };
  readonly teams: readonly string[];
  /** Kick-offs of a day, in minutes after midnight UTC. */
  readonly kickOffs: readonly number[];
}

/** A match with everything that will happen in it: nothing of it may leave the vendor early. */
export interface Match {
  readonly id: string;
  readonly league: League;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /** When it ends if it is not abandoned. */
  readonly endsAt: number;
  /** Goals to be expected in a minute of play; of sets their share says who wins one. */
  readonly rates: readonly [home: number, away: number];
  /** Minutes of play at which each side scores, or wins a set, rising. */
  readonly goals: readonly [home: readonly number[], away: readonly number[]];
  /** Minute of play at which it is abandoned; undefined for nearly all. */
  readonly abandonedAt: number | undefined;
}

/** How a match stands at a moment. */
export interface Standing {
  readonly phase: 'coming' | 'live' | 'ended' | 'abandoned';
  /** Whole minutes played. */
  readonly minute: number;
  readonly score: readonly [home: number, away: number];
}

/** Odds in hundredths; null where nothing is offered. */
export type Offer = Readonly<Record<Outcome, number | null>>;

/** One selection of a bet, at the odds that were accepted. */
export interface Leg {
  readonly matchId: string;
  readonly outcome: Outcome;
  /** Hundredths. */
  readonly odds: number;
}

/** A single bet, or a combination in which every leg has to win. */
export interface SportsBet extends OpenBet {
  readonly legs: readonly Leg[];
}
