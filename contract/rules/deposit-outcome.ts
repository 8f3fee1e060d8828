import {
  type DepositEnd,
  type DepositOutcome,
  type DepositState,
  depositOutcomes,
} from '../entities/deposit-types.ts';

/** What the outcome of a deposit depends on. */
interface DepositFacts {
  readonly state: DepositState;
  /** The requested amount, in hundredths. */
  readonly amount: number;
  /** The paid amount; null before. */
  readonly payment: { readonly amount: number; readonly isLate: boolean } | null;
}

/**
 * The outcome of a deposit, as in `depositOutcomes` (W2). If money is late *and* differs in amount,
 * the amount decides, because that matters more to the person.
 */
export function depositOutcomeOf({ state, amount, payment }: DepositFacts): DepositOutcome {
  if (state !== 'credited' || payment === null) return state;
  if (payment.amount < amount) return 'creditedInPart';
  if (payment.amount > amount) return 'creditedMore';
  return payment.isLate ? 'creditedLate' : 'credited';
}

/** Whether a deposit has an outcome that its owner is told. */
export function isDepositEnd(outcome: DepositOutcome): outcome is DepositEnd {
  return depositOutcomes[outcome] !== null;
}
