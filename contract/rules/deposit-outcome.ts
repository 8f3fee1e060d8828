import {
  type DepositEnd,
  type DepositOutcome,
  type DepositState,
  depositOutcomes,
} from '../entities/deposit-types.ts';

/** What the outcome of a deposit follows from. */
interface DepositFacts {
  readonly state: DepositState;
  /** Hundredths that were asked for. */
  readonly amount: number;
  /** What came; null before. */
  readonly payment: { readonly amount: number; readonly isLate: boolean } | null;
}

/**
 * What became of a deposit, in the words of `depositOutcomes` (W2). Money that came too late *and* in
 * another amount is told by its amount, which is what the person has to know.
 */
export function depositOutcomeOf({ state, amount, payment }: DepositFacts): DepositOutcome {
  if (state !== 'credited' || payment === null) return state;
  if (payment.amount < amount) return 'creditedInPart';
  if (payment.amount > amount) return 'creditedMore';
  return payment.isLate ? 'creditedLate' : 'credited';
}

/** Whether something has come of a deposit, of which its owner is told. */
export function isDepositEnd(outcome: DepositOutcome): outcome is DepositEnd {
  return depositOutcomes[outcome] !== null;
}
