import type { BonusState } from '../entities/bonus-types.ts';

/** Where a bonus can go from each state. It ends once. */
export const bonusMoves: Readonly<Record<BonusState, readonly BonusState[]>> = {
  active: ['released', 'spent', 'expired', 'refused', 'given_up'],
  released: [],
  spent: [],
  expired: [],
  refused: [],
  given_up: [],
};

/** What a bonus holds, in hundredths. */
export interface BonusHolding {
  readonly amount: number;
  readonly counted: number;
  /** What is left of it, what was won with it, and what of it is staked on open bets. */
  readonly bonus: number;
  readonly locked: number;
  readonly inPlay: number;
}

/**
 * What ending a bonus now is called, and what goes with it. Before anything of it was used it is
 * refused, and costs nothing that was ever played with.
 */
export function endingByPlayer({ amount, counted, bonus, locked, inPlay }: BonusHolding): {
  readonly ending: 'refused' | 'given_up';
  /** What goes back to the house at once. */
  readonly costs: number;
} {
  const isUnused = counted === 0 && bonus === amount && locked === 0 && inPlay === 0;
  return { ending: isUnused ? 'refused' : 'given_up', costs: bonus + locked };
}
