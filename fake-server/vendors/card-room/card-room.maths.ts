import type { Verdict } from '../../world/ports/game-operator.ts';
import { drawFrom, type PlayingCard } from '../games/cards.ts';
import { compareHands, highestOf, nameOfHand } from './card-room.hands.ts';
import type { CardRoomOutcome, DealtHand, Hand, OtherHand } from './card-room.types.ts';

/** What the house keeps of every pot. */
export const RAKE = 0.05;
/** Pots are multiples of it: the rake is a whole number. */
const SHARES = 1 / RAKE;
/** How long a hand waits for its player, in milliseconds. */
export const DECISION_MILLISECONDS = 10 * 60_000;

const CARDS_OF_A_HAND = 3;
const KING = 13;
const ACE = 14;

/**
 * What comes back on average of every stake, to those who go in with the same hands as the others.
 * All seats are dealt alike and played alike, and of every pot all but the rake is paid out: so each
 * gets that share of what they put in (L5b).
 */
export const CARD_ROOM_RETURN = 1 - RAKE;

/** The lowest high card with which the others go in: fewer of them, fewer good hands. */
export function minHighCard(seats: number): number {
  return seats <= 2 ? KING : ACE;
}

/** Whether the others go in with such a hand. */
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
 * Plays the hand to its end: the others get theirs from what is left of the deck.
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

/** A hand whose player has not decided in time is folded, and its ante lost. */
export function judgeHand({ settlesAt }: DealtHand, now: number): Verdict {
  return now < settlesAt ? { kind: 'pending', settlesAt } : { kind: 'settled', win: 0 };
}

/** What the hands of a table bring, in integers alone: antes are multiples of 20. */
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
  // Where everybody folds, the antes go back, less the rake.
  const share = winner === null ? (pot - rake) / seats.length : 0;
  const win = winner === 0 ? pot - rake : share;
  return { ante, cards, isIn, others, winner, pot, rake, stake: isIn ? 2 * ante : ante, win };
}

/** Three cards of those that nobody has. */
function drawHand(random: () => number, taken: readonly PlayingCard[]): Hand {
  const draw = drawFrom(random, 1, taken);
  return Array.from({ length: CARDS_OF_A_HAND }, () => draw());
}
