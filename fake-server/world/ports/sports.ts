import type { SportCode, Winner } from '#contract/entities/sports-types.ts';
import type { Words } from '../../content/words.ts';

/** The two sportsbooks: sports, or e-sports. */
export type Discipline = 'sports' | 'esports';

/** A match that can be bet on, as its vendor offers it at a moment. */
export interface OfferedMatch {
  readonly matchId: string;
  readonly sport: SportCode;
  readonly league: Words;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /** Undefined until it begins. */
  readonly live:
    | { readonly minute: number; readonly score: readonly [home: number, away: number] }
    | undefined;
  readonly hasDraw: boolean;
  /** Odds in hundredths; null if not offered. */
  readonly odds: Readonly<Record<Winner, number | null>>;
}

/** The vendor of sports: its matches follow from the world's seed and clock. */
export interface SportsProvider {
  /**
   * What is being played, and what begins until then, by kick-off.
   *
   * @param now milliseconds since the epoch, as `until`
   */
  matches(discipline: Discipline, now: number, until: number): readonly OfferedMatch[];
  /** The only sport of a game with this title; null for all sports. */
  sportOf(title: string): SportCode | null;
}
