import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';

/** A round as the operator kept it. */
export interface RoundToTell {
  /** The game. */
  readonly nodeId: string;
  /** As its vendor gave it. */
  readonly outcome: unknown;
  /** What was staked on what, in minor units. */
  readonly stakes: Readonly<Record<string, number>>;
  /** Minor units; 0 while the round is open, the stake where it was cancelled. */
  readonly win: number;
  readonly state: 'open' | 'settled' | 'cancelled';
}

/**
 * Says what was bet in a round and what came of it, in words; undefined for a round that no vendor
 * knows. What has not happened yet at the moment is not told.
 *
 * @param now milliseconds since the epoch
 */
export type TellRound = (
  round: RoundToTell,
  language: LanguageCode,
  now: number,
) => RoundPlay | undefined;
