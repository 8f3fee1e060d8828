import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import {
  compareHands,
  type HandName,
  handNames,
  nameOfHand,
} from '#fake-server/vendors/card-room/card-room.hands.ts';
import {
  CARD_ROOM_RETURN,
  dealHand,
  goesIn,
  judgeHand,
  minHighCard,
  playHand,
  settleHands,
} from '#fake-server/vendors/card-room/card-room.maths.ts';
import type { Hand } from '#fake-server/vendors/card-room/card-room.types.ts';
import type { PlayingCard } from '#fake-server/vendors/games/cards.ts';

const suits = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' } as const;
/** A hand as it is written: 'As Kh 2c'. */
const hand = (written: string): Hand =>
  written.split(' ').map((card) => {
    const rank = { A: 1, T: 10, J: 11, Q: 12, K: 13 }[card[0] ?? ''] ?? Number(card[0]);
    return { rank, suit: suits[card[1] as keyof typeof suits] };
  });
const deck: readonly PlayingCard[] = Object.values(suits).flatMap((suit) =>
  Array.from({ length: 13 }, (_, index) => ({ rank: index + 1, suit })),
);
const seats = fc.constantFrom(2, 4, 6);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const table = (players: number, ante = 100) => ({
  ante,
  settlesAt: 1_000,
  names: Array.from({ length: players - 1 }, (_, place) => `Player ${place + 2}`),
});

describe('three cards', () => {
  test('have each rank as often as in a deck', () => {
    const counts = Object.fromEntries(handNames.map((name) => [name, 0])) as Record<
      HandName,
      number
    >;
    for (const [a, first] of deck.entries()) {
      for (const [b, second] of deck.slice(0, a).entries()) {
        for (const third of deck.slice(0, b)) counts[nameOfHand([first, second, third])] += 1;
      }
    }
    expect(counts).toEqual({
      high: 16_440,
      pair: 3_744,
      flush: 1_096,
      straight: 720,
      three: 52,
      straightFlush: 48,
    });
  });

  test('rank from the high ace down, equal ones by suit', () => {
    const ranked = [
      'As Ks Qs',
      '3d 2d Ad',
      'Ah Ac As',
      '2h 2c 2s',
      'Ah Ks Qd',
      'Kh Qs Jd',
      'Ah 2s 3d',
      'As Ts 3s',
      'As Ts 2s',
      'Ah Ad Kd',
      'Ac As 2d',
      'Kc Kh As',
      'Ks Kd Ad',
      'Kc Kh Qd',
      'As Kh 5d',
      'Ah Ks 5d',
      'Ah Ks 4d',
      'Kh Qs 2d',
    ].map(hand);
    expect(ranked.toReversed().toSorted((a, b) => compareHands(b, a))).toEqual(ranked);
  });

  test('of one deck are distinct', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const numbers = createRandom(seed).next;
        const { cards, others } = playHand(numbers, dealHand(numbers, table(2)), true);
        const other = others[0]?.cards ?? [];
        const difference = compareHands(cards, other);
        expect(difference).not.toBe(0);
        expect(Math.sign(compareHands(other, cards))).toBe(-Math.sign(difference));
      }),
    );
  });
});

describe('a round of the card room', () => {
  test('returns 95 percent in every seat: all of a pot but the rake is paid out', () => {
    const ante = fc.integer({ min: 1, max: 500 }).map((units) => units * 20);
    fc.assert(
      fc.property(fc.nat(), seats, ante, (seed, players, staked) => {
        const numbers = createRandom(seed).next;
        const dealt = dealHand(numbers, table(players, staked));
        const { cards, others } = playHand(numbers, dealt, true);
        const hands = [{ name: 'You', cards, isIn: goesIn(cards, players) }, ...others];
        // The same deal from every seat, played as the others play.
        const rounds = hands.map((own, place) =>
          settleHands({ ante: staked, ...own }, hands.toSpliced(place, 1)),
        );
        const paid = sum(rounds.map(({ win }) => win));
        const put = sum(rounds.map(({ stake }) => stake));
        expect(100 * paid).toBe(95 * put);
        expect(rounds[0]?.pot).toBe(put);
      }),
    );
    expect(CARD_ROOM_RETURN).toBe(0.95);
  });

  test('deals no card twice, and the same for the same random numbers', () => {
    fc.assert(
      fc.property(fc.nat(), seats, fc.boolean(), (seed, players, isIn) => {
        const play = () => {
          const numbers = createRandom(seed).next;
          return playHand(numbers, dealHand(numbers, table(players)), isIn);
        };
        const once = play();
        expect(play()).toEqual(once);
        const cards = [once.cards, ...once.others.map((other) => other.cards)].flat();
        expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(3 * players);
      }),
    );
  });

  test('pays nothing for a fold while others bet, and the ante less the rake when nobody does', () => {
    const folded = { ante: 100, cards: hand('As Ah Ad'), isIn: false };
    const other = { name: 'Ana', cards: hand('9s 5h 2d') };
    const lost = settleHands(folded, [{ ...other, isIn: true }]);
    expect(lost).toMatchObject({ win: 0, winner: 1, pot: 300, rake: 15, stake: 100 });
    const back = settleHands(folded, [{ ...other, isIn: false }]);
    expect(back).toMatchObject({ win: 95, winner: null, pot: 200, rake: 10, stake: 100 });
  });

  test('is joined by others with an ace or better, at a table for two with a king', () => {
    expect([2, 4, 6].map(minHighCard)).toEqual([13, 14, 14]);
    expect(goesIn(hand('Ks 5h 2d'), 2)).toBe(true);
    expect(goesIn(hand('Qs 5h 2d'), 2)).toBe(false);
    expect(goesIn(hand('Ks Qh 2d'), 4)).toBe(false);
    expect(goesIn(hand('2s 2h 4d'), 6)).toBe(true);
  });

  test('is lost when nobody decides in time', () => {
    const dealt = dealHand(createRandom(1).next, table(4));
    expect(judgeHand(dealt, 999)).toEqual({ kind: 'pending', settlesAt: 1_000 });
    expect(judgeHand(dealt, 1_000)).toEqual({ kind: 'settled', win: 0 });
  });
});
