import type { PlayingCard } from '../games/cards.ts';
import type { Hand } from './card-room.types.ts';

/** The hands of three cards, lowest first. */
export const handNames = ['high', 'pair', 'flush', 'straight', 'three', 'straightFlush'] as const;
export type HandName = (typeof handNames)[number];

const ACE = 14;
/** If two hands differ only by suits, the suit of the highest card decides. */
const suitOrder: readonly PlayingCard['suit'][] = ['clubs', 'diamonds', 'hearts', 'spades'];

/** The ace is the highest card. */
const heightOf = ({ rank }: PlayingCard) => (rank === 1 ? ACE : rank);

/** The kind of the hand. */
export function nameOfHand(hand: Hand): HandName {
  const [high = 0, middle = 0, low = 0] = heights(hand);
  const isFlush = new Set(hand.map(({ suit }) => suit)).size === 1;
  // The ace also counts below the two.
  const isStraight =
    (high - middle === 1 && middle - low === 1) || (high === ACE && middle === 3 && low === 2);
  if (isStraight) return isFlush ? 'straightFlush' : 'straight';
  if (high === low) return 'three';
  if (isFlush) return 'flush';
  return high === middle || middle === low ? 'pair' : 'high';
}

/** The highest card of a hand, 2 to 14. */
export function highestOf(hand: Hand): number {
  return heights(hand)[0] ?? 0;
}

/** Positive if the first hand is better; never 0 for two hands of one deck. */
export function compareHands(first: Hand, second: Hand): number {
  const [a, b] = [first, second].map(strengthOf);
  for (const [place, value] of (a ?? []).entries()) {
    const difference = value - (b?.[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The compared values, most important first. */
function strengthOf(hand: Hand): readonly number[] {
  const name = nameOfHand(hand);
  const [high = 0, middle = 0, low = 0] = heights(hand);
  const counted = (): number[] => {
    if (name === 'pair') return [middle, high === middle ? low : high];
    // Ace, two and three is the lowest of all straights.
    if (name.startsWith('straight')) return [high === ACE && middle === 3 ? middle : high];
    return [high, middle, low];
  };
  const suits = hand
    .filter((card) => heightOf(card) === high)
    .map(({ suit }) => suitOrder.indexOf(suit));
  return [handNames.indexOf(name), ...counted(), Math.max(...suits)];
}

function heights(hand: Hand): readonly number[] {
  return hand.map(heightOf).toSorted((a, b) => b - a);
}
