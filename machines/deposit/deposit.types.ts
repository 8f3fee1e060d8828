import type { Deposit, DepositQuote, DepositTerms } from '#contract/entities/deposit.ts';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { ConnectionReturned } from '../actors/watching.ts';

/** Input of the flow. */
export interface DepositInput {
  /** Server time in milliseconds: a monotonic clock plus the server's offset. */
  readonly now: () => number;
  /** The deposit in the page's address; null if none. */
  readonly depositId: string | null;
}

/** An amount in hundredths, and a payment method. */
export interface DepositAmount {
  readonly method: DepositMethod;
  readonly amount: number;
}

/** Context of the flow. */
export interface DepositContext extends DepositInput {
  /** The payment methods, the usual one first. */
  readonly terms: readonly DepositTerms[];
  readonly currency: Currency;
  readonly method: DepositMethod | null;
  /** The amount last submitted, in hundredths. */
  readonly amount: number | null;
  readonly deposit: Deposit | null;
  /** The person has not answered yet whether they want limits, and never deposited. */
  readonly asksForLimits: boolean;
  readonly refusal: Refusal | null;
}

/** Events: what the person does, and updates of the charge. */
export type DepositFlowEvent =
  | { type: 'limits.answered' } // a limit is set, or the person goes without one
  | { type: 'method.chosen'; method: DepositMethod }
  | { type: 'methods.requested' } // back to the payment methods
  | { type: 'amount.submitted'; amount: number }
  | { type: 'payment.claimed' } // "I have paid"
  | { type: 'cancellation.requested' }
  | { type: 'code.renewed' } // a new charge for the same amount
  | { type: 'another.requested' } // start a new deposit
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'charge.changed'; deposit: Deposit }
  | { type: 'terms.changed'; terms: readonly DepositTerms[] }; // the site's terms have changed

/** Emitted with the current deposit, for the page's address; null for a new one. */
export interface DepositEmitted {
  readonly type: 'deposit.changed';
  readonly depositId: string | null;
}

/** What the page begins with. */
interface DepositOverview {
  readonly terms: readonly DepositTerms[];
  readonly currency: Currency;
  /** The deposit in the address, else the one under way; null if none. */
  readonly deposit: Deposit | null;
  readonly asksForLimits: boolean;
}

export type OverviewOutcome = Outcome<DepositOverview>;
export type CheckOutcome = Outcome<DepositQuote>;
export type DepositOutcome = Outcome<Deposit>;

/** A deposit by its id. */
export interface DepositName {
  readonly depositId: string;
}
