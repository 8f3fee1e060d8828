import type { RoundOutcome } from '../../world/ports/game-operator.ts';

/** What can be staked on beside single numbers. */
export const rouletteFields = [
  'low',
  'high',
  'even',
  'odd',
  'red',
  'black',
  'dozen1',
  'dozen2',
  'dozen3',
  'column1',
  'column2',
  'column3',
] as const;
export type RouletteField = (typeof rouletteFields)[number];

/**
 * What is staked on each spot, in minor units; spots without a stake are left out. A spot is a field,
 * or a single number as `n17`.
 */
export type RouletteStakes = Readonly<Record<string, number>>;

/** What a round gave. Plain data: it can be stored and sent again. */
export interface RouletteOutcome extends RoundOutcome {
  readonly stakes: RouletteStakes;
  /** Where the ball lies: 0 to 36. */
  readonly pocket: number;
  /** What came back from each spot, its stake included, in minor units. */
  readonly paid: RouletteStakes;
}
