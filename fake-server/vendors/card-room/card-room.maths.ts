import type { Verdict } from '../../world/ports/game-operator.ts';
import { drawFrom, type PlayingCard } from '../games/cards.ts';
import { compareHands, highestOf, nameOfHand } from './card-room.hands.ts';
import type { CardRoomOutcome, DealtHand, Hand, OtherHand } from './card-room.types.ts';

/** The house's rake of every pot. */
export const RAKE = 0.05;
/** Pots are multiples of it, so that the rake is a whole number. */
const SHARES = 1 / RAKE;
/** How long a hand waits for its player, in milliseconds. */
export const DECISION_MILLISECONDS = 10 * 60_000;

const CARDS_OF_A_HAND = 3;
const KING = 13;
const ACE = 14;

/**
 * The average return on every stake, for players who play like the others. All seats are dealt and
 * played alike, and every pot is paid out except the rake: so each gets that share of their stakes
 * (L5b).
 */
export const CARD_ROOM_RETURN = 1 - RAKE;

/** The lowest high card with which the others play: few of them, so few good hands. */
export function minHighCard(seats: number): number {
  return seats <= 2 ? KING : ACE;
}

/** Whether the others play such a hand. */
export function goesIn(hand: Hand, seats: number): boolean {
  return nameOfHand(hand) !== 'high' || highestOf(hand) >= minHighCard(seats);
}

/**
 * Deals the player's hand from a shuffled deck. Pure: the same random numbers give the same one.
 *
 * @param random uniform in [0, 1), drawn once per card
 */
export function dealHand(random: () => number, table: Omit<DealtHand, 'cards'>): DealtHand {
  return { ...table, cards: drawHand(random, []) };
}

/**
 * Plays the hand to its end: the others get cards from the rest of the deck.
 *
 * @param random uniform in [0, 1), drawn once per card
 */
export function playHand(
  random: () => number,
  { ante, cards, names, settlesAt }: DealtHand,
  isIn: boolean,
): CardRoomOutcome {
  const taken = [...cards];
  const others = names.map((name): OtherHand => {
    const hand = drawHand(random, taken);
    taken.push(...hand);
    return { name, cards: hand, isIn: goesIn(hand, names.length + 1) };
  });
  return { ...settleHands({ ante, cards, isIn }, others), names, settlesAt };
}

/** A hand without a decision in time is folded, and its ante lost. */
export function judgeHand({ settlesAt }: DealtHand, now: number): Verdict {
  return now < settlesAt ? { kind: 'pending', settlesAt } : { kind: 'settled', win: 0 };
}

/** The payouts of a table, in integers: antes are multiples of 20. */
export function settleHands(
  { ante, cards, isIn }: Pick<CardRoomOutcome, 'ante' | 'cards' | 'isIn'>,
  others: readonly OtherHand[],
): Omit<CardRoomOutcome, 'names' | 'settlesAt'> {
  const seats = [{ cards, isIn }, ...others];
  const playing = seats.filter((seat) => seat.isIn);
  const pot = ante * (seats.length + playing.length);
  const rake = Math.floor(pot / SHARES);
  const best = playing.toSorted((a, b) => compareHands(b.cards, a.cards))[0];
  const winner = best ? seats.indexOf(best) : null;
  // If everybody folds, the antes go back, less the rake.
  const share = winner === null ? (pot - rake) / seats.length : 0;
  const win = winner === 0 ? pot - rake : share;
  return { ante, cards, isIn, others, winner, pot, rake, stake: isIn ? 2 * ante : ante, win };
}

/** Three of the remaining cards. */
function drawHand(random: () => number, taken: readonly PlayingCard[]): Hand {
  const draw = drawFrom(random, 1, taken);
  return Array.from({ length: CARDS_OF_A_HAND }, () => draw());
}
