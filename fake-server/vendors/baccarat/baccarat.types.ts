import type { RoundOutcome } from '../../world/ports/game-operator.ts';
import type { PlayingCard } from '../games/cards.ts';

/** What can be staked on. The last two are side bets, on a pair in the first two cards. */
export const baccaratSpots = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;

export type BaccaratSpot = (typeof baccaratSpots)[number];

/** What is staked on each spot, in minor units; spots without a stake are left out. */
export type BaccaratStakes = Readonly<Partial<Record<BaccaratSpot, number>>>;

/** The cards of a round, in the order in which each side got them. */
export interface BaccaratHands {
  readonly player: readonly PlayingCard[];
  readonly banker: readonly PlayingCard[];
}

/** What a round gave. Plain data: it can be stored and sent again. */
export interface BaccaratOutcome extends RoundOutcome {
  readonly stakes: BaccaratStakes;
  readonly hands: BaccaratHands;
  readonly winner: 'player' | 'banker' | 'tie';
  /** What came back from each spot, its stake included, in minor units. */
  readonly paid: BaccaratStakes;
}
