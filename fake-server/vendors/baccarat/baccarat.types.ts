import type { RoundOutcome } from '../../world/ports/game-operator.ts';
import type { PlayingCard } from '../games/cards.ts';

/** The spots. The last two are side bets, on a pair in the first two cards. */
export const baccaratSpots = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const;

export type BaccaratSpot = (typeof baccaratSpots)[number];

/** Stakes by spot, in minor units; spots without a stake are left out. */
export type BaccaratStakes = Readonly<Partial<Record<BaccaratSpot, number>>>;

/** The cards of a round, in the order dealt. */
export interface BaccaratHands {
  readonly player: readonly PlayingCard[];
  readonly banker: readonly PlayingCard[];
}

/** The outcome of a round. Plain data: it can be stored and sent again. */
export interface BaccaratOutcome extends RoundOutcome {
  readonly stakes: BaccaratStakes;
  readonly hands: BaccaratHands;
  readonly winner: 'player' | 'banker' | 'tie';
  /** Payout of each spot, stake included, in minor units. */
  readonly paid: BaccaratStakes;
}
