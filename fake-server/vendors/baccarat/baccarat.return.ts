import { bankerDraws, DECKS, payouts, winnerOf } from './baccarat.maths.ts';
import type { BaccaratSpot } from './baccarat.types.ts';

/** Probability of each outcome; they sum to 1. */
export interface BaccaratChances {
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
}

/**
 * The exact probabilities of a round from a full shoe: every sequence of values with its weight.
 */
export function baccaratChances(): BaccaratChances {
  const cardsOfAValue = 4 * DECKS;
  // Ten and the faces are zero.
  const left = Array.from({ length: 10 }, (_, value) =>
    value === 0 ? 4 * cardsOfAValue : cardsOfAValue,
  );
  let total = 13 * cardsOfAValue;
  const chances = { player: 0, banker: 0, tie: 0 };

  /** Every next card: its value, with the probability of the sequence up to it. */
  const draw = (chance: number, go: (value: number, chance: number) => void): void => {
    for (const [value, count] of left.entries()) {
      left[value] = count - 1;
      total -= 1;
      go(value, (chance * count) / (total + 1));
      total += 1;
      left[value] = count;
    }
  };
  const end = (player: number, banker: number, chance: number): void => {
    chances[winnerOf(player % 10, banker % 10)] += chance;
  };
  const bankerTurn = (
    player: number,
    banker: number,
    third: number | undefined,
    chance: number,
  ): void => {
    if (!bankerDraws(banker, third)) end(player, banker, chance);
    else draw(chance, (value, reached) => end(player, banker + value, reached));
  };

  draw(1, (first, one) =>
    draw(one, (second, two) =>
      draw(two, (third, three) =>
        draw(three, (fourth, four) => {
          const player = (first + third) % 10;
          const banker = (second + fourth) % 10;
          if (player >= 8 || banker >= 8) end(player, banker, four);
          else if (player > 5) bankerTurn(player, banker, undefined, four);
          else draw(four, (value, five) => bankerTurn(player + value, banker, value, five));
        }),
      ),
    ),
  );
  return chances;
}

/** The exact return to player of each spot: the average return on a stake of 1 (L5b). */
export function baccaratReturns(): Readonly<Record<BaccaratSpot, number>> {
  const { player, banker, tie } = baccaratChances();
  // The cards of its rank among those left beside the first.
  const pair = (4 * DECKS - 1) / (52 * DECKS - 1);
  return {
    player: back('player', player) + tie,
    banker: back('banker', banker) + tie,
    tie: back('tie', tie),
    playerPair: back('playerPair', pair),
    bankerPair: back('bankerPair', pair),
  };
}

/** The average return of a spot without pushes. */
function back(spot: BaccaratSpot, chance: number): number {
  return chance * (1 + payouts[spot] / 100);
}
