import type { PlayedItem } from '#contract/entities/round-play.ts';

/** A card of a deck: rank 1 (ace) to 13 (king). */
export interface PlayingCard {
  readonly rank: number;
  readonly suit: 'spades' | 'hearts' | 'diamonds' | 'clubs';
}

const suits = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;
const ranks: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** A card as it is written: 'K♥'. */
export function cardItem({ rank, suit }: PlayingCard): PlayedItem {
  return { form: 'card', text: `${ranks[rank] ?? rank}${suits[suit]}`, image: null };
}
