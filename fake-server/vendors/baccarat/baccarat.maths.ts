import { drawFrom, type PlayingCard } from '../games/cards.ts';
import {
  type BaccaratHands,
  type BaccaratOutcome,
  type BaccaratSpot,
  type BaccaratStakes,
  baccaratSpots,
} from './baccarat.types.ts';

/** Decks in the shoe, which is shuffled before every round. */
export const DECKS = 8;

/** Net win of a winning stake, in hundredths of it: the banker's commission is 5 %. */
export const payouts: Readonly<Record<BaccaratSpot, number>> = {
  player: 100,
  banker: 95,
  tie: 800,
  playerPair: 1_100,
  bankerPair: 1_100,
};

/**
 * Plays one round from a fresh shoe. Pure: the same random numbers give the same round.
 *
 * @param random uniform in [0, 1), drawn once per card
 * @param stakes positive whole minor units, multiples of 20, so that no win is rounded
 */
export function playBaccarat(random: () => number, stakes: BaccaratStakes): BaccaratOutcome {
  const hands = dealHands(drawFrom(random, DECKS));
  return { hands, ...settleBaccarat(hands, stakes) };
}

/** The payout of a round, in integers. */
export function settleBaccarat(
  hands: BaccaratHands,
  stakes: BaccaratStakes,
): Omit<BaccaratOutcome, 'hands'> {
  const winner = winnerOf(pointsOf(hands.player), pointsOf(hands.banker));
  const won: Readonly<Record<BaccaratSpot, boolean>> = {
    player: winner === 'player',
    banker: winner === 'banker',
    tie: winner === 'tie',
    playerPair: isPair(hands.player),
    bankerPair: isPair(hands.banker),
  };
  const paid: Partial<Record<BaccaratSpot, number>> = {};
  let stake = 0;
  let win = 0;
  for (const spot of baccaratSpots) {
    const staked = stakes[spot] ?? 0;
    const isPush = winner === 'tie' && (spot === 'player' || spot === 'banker');
    const back = won[spot]
      ? staked + Math.floor((staked * payouts[spot]) / 100)
      : isPush
        ? staked
        : 0;
    if (back > 0) paid[spot] = back;
    stake += staked;
    win += back;
  }
  return { stakes, stake, win, winner, paid };
}

/** Deals both hands by the fixed rules of punto banco; `draw` gives the next card. */
export function dealHands(draw: () => PlayingCard): BaccaratHands {
  const first = draw();
  const second = draw();
  const player = [first, draw()];
  const banker = [second, draw()];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  let third: number | undefined;
  if (pointsOf(player) <= 5) {
    const card = draw();
    player.push(card);
    third = valueOf(card);
  }
  if (bankerDraws(pointsOf(banker), third)) banker.push(draw());
  return { player, banker };
}

/**
 * Whether the banker draws a third card.
 *
 * @param points of the banker's two cards
 * @param third value of the player's third card; undefined if the player stood
 */
export function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

/** Points of a card: ten and faces are zero. */
export function valueOf({ rank }: Pick<PlayingCard, 'rank'>): number {
  return rank >= 10 ? 0 : rank;
}

/** Points of a hand: the last digit of the sum. */
export function pointsOf(hand: readonly Pick<PlayingCard, 'rank'>[]): number {
  return hand.reduce((sum, card) => sum + valueOf(card), 0) % 10;
}

/** The winner of a round, by the points of both hands. */
export function winnerOf(player: number, banker: number): 'player' | 'banker' | 'tie' {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

function isPair([first, second]: readonly PlayingCard[]): boolean {
  return first?.rank === second?.rank;
}
