import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';

/** A round as the operator stored it. */
export interface RoundToDescribe {
  /** The game. */
  readonly nodeId: string;
  /** In its vendor's own format. */
  readonly outcome: unknown;
  /** Stakes by spot, in minor units. */
  readonly stakes: Readonly<Record<string, number>>;
  /** Minor units; 0 while open, the stake if cancelled. */
  readonly win: number;
  readonly state: 'open' | 'settled' | 'cancelled';
}

/**
 * Describes a round's bets and results in words; undefined for a round that no vendor knows. The
 * future is not revealed.
 *
 * @param now milliseconds since the epoch
 */
export type DescribeRound = (
  round: RoundToDescribe,
  language: LanguageCode,
  now: number,
) => RoundPlay | undefined;
