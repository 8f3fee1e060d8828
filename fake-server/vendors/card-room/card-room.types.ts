import type { OpenBet, RoundOutcome } from '../../world/ports/game-operator.ts';
import type { PlayingCard } from '../games/cards.ts';

/** Three cards of one player. */
export type Hand = readonly PlayingCard[];

/** A hand that waits for the player's decision; it is folded when its time is over. */
export interface DealtHand extends OpenBet {
  /** The stakes of the whole table, in minor units. */
  readonly ante: number;
  readonly cards: Hand;
  /** The other people at the table. */
  readonly names: readonly string[];
}

/** Another player's round. */
export interface OtherHand {
  readonly name: string;
  readonly cards: Hand;
  /** They played rather than folded. */
  readonly isIn: boolean;
}

/** The result of a round. Plain data: it can be stored and sent again. */
export interface CardRoomOutcome extends RoundOutcome, DealtHand {
  readonly isIn: boolean;
  readonly others: readonly OtherHand[];
  /** Winner of the pot: 0 is the player, 1 the first of the others; null if everybody folded. */
  readonly winner: number | null;
  /** The pot, in minor units. */
  readonly pot: number;
  /** The house's rake. */
  readonly rake: number;
}
