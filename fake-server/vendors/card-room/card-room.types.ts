import type { OpenBet, RoundOutcome } from '../../world/ports/game-operator.ts';
import type { PlayingCard } from '../games/cards.ts';

/** Three cards of one player. */
export type Hand = readonly PlayingCard[];

/** A hand that waits for the player to go in or to fold; it is folded when its time is over. */
export interface DealtHand extends OpenBet {
  /** What everybody at the table has put in, in minor units. */
  readonly ante: number;
  readonly cards: Hand;
  /** Who sits at the table beside the player. */
  readonly names: readonly string[];
}

/** Another player's round. */
export interface OtherHand {
  readonly name: string;
  readonly cards: Hand;
  /** They went in rather than fold. */
  readonly isIn: boolean;
}

/** How a round ended. Plain data: it can be stored and sent again. */
export interface CardRoomOutcome extends RoundOutcome, DealtHand {
  readonly isIn: boolean;
  readonly others: readonly OtherHand[];
  /** Who took the pot: 0 is the player, 1 the first of the others; null where everybody folded. */
  readonly winner: number | null;
  /** Everything that was put in, in minor units. */
  readonly pot: number;
  /** What the house keeps of it. */
  readonly rake: number;
}
