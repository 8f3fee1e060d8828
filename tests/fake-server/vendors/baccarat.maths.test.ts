import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import {
  bankerDraws,
  dealHands,
  payouts,
  playBaccarat,
  pointsOf,
  settleBaccarat,
} from '#fake-server/vendors/baccarat/baccarat.maths.ts';
import { baccaratChances, baccaratReturns } from '#fake-server/vendors/baccarat/baccarat.return.ts';
import { baccaratSpots } from '#fake-server/vendors/baccarat/baccarat.types.ts';
import type { PlayingCard } from '#fake-server/vendors/games/cards.ts';

const card = (rank: number): PlayingCard => ({ rank, suit: 'hearts' });
const rank = fc.integer({ min: 1, max: 13 });
const stake = fc.integer({ min: 1, max: 5_000 }).map((units) => units * 20);

/** The third cards on which the banker draws. */
const drawsTo = (points: number) =>
  Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(points, third));
const sumOf = (amounts: object) =>
  Object.values(amounts).reduce((sum: number, amount) => sum + Number(amount), 0);

/** Deals these ranks, one after the other. */
function dealt(ranks: readonly number[]) {
  const left = [...ranks];
  return dealHands(() => {
    const next = left.shift();
    if (next === undefined) throw new Error('A card more than the rules allow.');
    return card(next);
  });
}

describe('the stated return to player', () => {
  test('is that of eight decks in the literature', () => {
    const chances = baccaratChances();
    expect(chances.banker).toBeCloseTo(0.458597, 6);
    expect(chances.player).toBeCloseTo(0.446247, 6);
    expect(chances.tie).toBeCloseTo(0.095156, 6);
    expect(chances.banker + chances.player + chances.tie).toBeCloseTo(1, 10);
    const returns = baccaratReturns();
    expect(returns.banker).toBeCloseTo(0.989421, 6);
    expect(returns.player).toBeCloseTo(0.987649, 6);
    expect(returns.tie).toBeCloseTo(0.856404, 6);
    expect(returns.playerPair).toBeCloseTo(0.896386, 6);
    expect(returns.bankerPair).toBe(returns.playerPair);
  });

  test('matches one million rounds, on every spot (L6)', () => {
    const seed = Number(process.env['FC_SEED'] ?? 1);
    const { next } = createRandom(seed);
    const rounds = 1_000_000;
    const unit = 100;
    const stakes = { player: unit, banker: unit, tie: unit, playerPair: unit, bankerPair: unit };
    const sums = baccaratSpots.map(() => ({ sum: 0, squares: 0 }));
    for (let round = 0; round < rounds; round += 1) {
      const { paid } = playBaccarat(next, stakes);
      for (const [index, spot] of baccaratSpots.entries()) {
        const back = (paid[spot] ?? 0) / unit;
        const sum = sums[index];
        if (!sum) continue;
        sum.sum += back;
        sum.squares += back * back;
      }
    }
    const returns = baccaratReturns();
    for (const [index, spot] of baccaratSpots.entries()) {
      const { sum, squares } = sums[index] ?? { sum: 0, squares: 0 };
      const mean = sum / rounds;
      const deviation = Math.sqrt((squares / rounds - mean * mean) / rounds);
      // Five spots in each run, and a run at every commit: 4.5 deviations fail once in 30,000.
      expect(Math.abs(mean - returns[spot]), `${spot}, seed ${seed}`).toBeLessThan(4.5 * deviation);
      // An interval that holds everything would prove nothing.
      expect(4.5 * deviation, spot).toBeLessThan(0.02);
    }
  }, 600_000);
});

describe('the cards', () => {
  test.each([
    // Dealt in turn: player, banker, player, banker.
    [[9, 2, 13, 3], 2, 2, 'a natural ends the round'],
    [[2, 9, 3, 13], 2, 2, 'a natural of the banker too'],
    [[4, 3, 2, 4], 2, 2, 'both stand on six and seven'],
    [[4, 2, 2, 3, 9], 2, 3, 'the player stands, the banker draws to five'],
    [[1, 3, 2, 13, 8], 3, 2, 'three against an eight stands'],
    [[1, 3, 2, 13, 9, 1], 3, 3, 'three against a nine draws'],
  ])('%j: player %i, banker %i cards (%s)', (ranks, players, bankers) => {
    const { player, banker } = dealt(ranks);
    expect([player.length, banker.length]).toEqual([players, bankers]);
  });

  test('the banker draws by the table of punto banco', () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect([0, 1, 2].map(drawsTo)).toEqual([all, all, all]);
    expect(drawsTo(3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 9]);
    expect(drawsTo(4)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(drawsTo(5)).toEqual([4, 5, 6, 7]);
    expect(drawsTo(6)).toEqual([6, 7]);
    expect(drawsTo(7)).toEqual([]);
    expect(all.filter((points) => bankerDraws(points, undefined))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('come one after another from the shoe', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { next } = createRandom(seed);
        const { hands } = playBaccarat(next, { player: 20 });
        const cards = [...hands.player, ...hands.banker];
        expect(cards.every((one) => one.rank >= 1 && one.rank <= 13)).toBe(true);
        expect(cards.length).toBeGreaterThanOrEqual(4);
      }),
    );
    // Always the first card left: the shoe begins with the spades of one deck.
    const { hands } = playBaccarat(() => 0, { player: 20 });
    expect([...hands.player, ...hands.banker].reduce((sum, one) => sum + one.rank, 0)).toBe(15);
  });
});

describe('a round', () => {
  const hands = fc.tuple(rank, rank, rank, rank, rank, rank).map((ranks) => dealt(ranks));
  const stakes = fc.record(
    { player: stake, banker: stake, tie: stake, playerPair: stake, bankerPair: stake },
    { requiredKeys: [] },
  );

  test('pays each spot in whole minor units, and their sum is the win', () => {
    fc.assert(
      fc.property(hands, stakes, (cards, placed) => {
        const outcome = settleBaccarat(cards, placed);
        expect(outcome.stake).toBe(sumOf(placed));
        expect(outcome.win).toBe(sumOf(outcome.paid));
        for (const spot of baccaratSpots) {
          const staked = placed[spot] ?? 0;
          const back = outcome.paid[spot] ?? 0;
          expect([0, staked, (staked * (100 + payouts[spot])) / 100]).toContain(back);
        }
        expect(outcome.winner === 'tie').toBe(pointsOf(cards.player) === pointsOf(cards.banker));
      }),
    );
  });

  test('that ends in a tie refunds the stakes on player and banker', () => {
    const tie = dealt([4, 4, 3, 3]);
    const outcome = settleBaccarat(tie, { player: 100, banker: 60, tie: 20 });
    expect(outcome.paid).toEqual({ player: 100, banker: 60, tie: 180 });
  });

  test('takes five percent of a banker’s win', () => {
    const banker = dealt([3, 4, 3, 4]);
    expect(settleBaccarat(banker, { banker: 20, player: 100 }).paid).toEqual({ banker: 39 });
  });
});
