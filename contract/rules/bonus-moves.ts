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

/** The parts of a bonus, in hundredths. */
export interface BonusHolding {
  readonly amount: number;
  readonly counted: number;
  /** What is left, what was won with it, and how much of it is staked on open bets. */
  readonly bonus: number;
  readonly locked: number;
  readonly inPlay: number;
}

/**
 * The outcome of ending a bonus now, and what is lost. Before any of it was used it is refused,
 * which costs nothing that was played with.
 */
export function endingByPlayer({ amount, counted, bonus, locked, inPlay }: BonusHolding): {
  readonly ending: 'refused' | 'given_up';
  /** What goes back to the house at once. */
  readonly costs: number;
} {
  const isUnused = counted === 0 && bonus === amount && locked === 0 && inPlay === 0;
  return { ending: isUnused ? 'refused' : 'given_up', costs: bonus + locked };
}
