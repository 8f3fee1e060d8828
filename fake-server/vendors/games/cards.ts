import type { PlayedItem } from '#contract/entities/round-play.ts';

/** A card of a deck: rank 1 (ace) to 13 (king). */
export interface PlayingCard {
  readonly rank: number;
  readonly suit: (typeof suits)[number];
}

const suits = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const CARDS_OF_A_SUIT = 13;
const CARDS_OF_A_DECK = 52;

/**
 * Draws from this many shuffled decks: each remaining card is equally likely.
 *
 * @param random uniform in [0, 1), drawn once per card
 * @param out cards of one deck that cannot be drawn any longer
 */
export function drawFrom(
  random: () => number,
  decks: number,
  out: readonly PlayingCard[] = [],
): () => PlayingCard {
  const taken = new Set(
    out.map(({ rank, suit }) => suits.indexOf(suit) * CARDS_OF_A_SUIT + rank - 1),
  );
  return () => {
    // The nth remaining one.
    let place = Math.floor(random() * (decks * CARDS_OF_A_DECK - taken.size));
    for (const other of [...taken].toSorted((a, b) => a - b)) if (other <= place) place += 1;
    taken.add(place);
    const suit = suits[Math.floor(place / CARDS_OF_A_SUIT) % suits.length] ?? 'spades';
    return { rank: (place % CARDS_OF_A_SUIT) + 1, suit };
  };
}

const signs = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' } as const;
const ranks: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

/** A card as it is written: 'K♥'. */
export function cardItem({ rank, suit }: PlayingCard): PlayedItem {
  return { form: 'card', text: `${ranks[rank] ?? rank}${signs[suit]}`, image: null };
}
