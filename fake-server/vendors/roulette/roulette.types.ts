import type { RoundOutcome } from '../../world/ports/game-operator.ts';

/** The spots besides single numbers. */
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
 * Stakes by spot, in minor units; spots without a stake are left out. A spot is a field, or a
 * single number as `n17`.
 */
export type RouletteStakes = Readonly<Record<string, number>>;

/** The result of a round. Plain data: it can be stored and sent again. */
export interface RouletteOutcome extends RoundOutcome {
  readonly stakes: RouletteStakes;
  /** The pocket: 0 to 36. */
  readonly pocket: number;
  /** Payout of each spot, stake included, in minor units. */
  readonly paid: RouletteStakes;
}
