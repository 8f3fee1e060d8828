import type { Deposit, DepositQuote, DepositTerms } from '#contract/entities/deposit.ts';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { ConnectionReturned } from '../actors/watching.ts';

/** What the flow is started with. */
export interface DepositInput {
  /** Milliseconds of server time: a monotonic clock plus the server's offset. */
  readonly now: () => number;
  /** The deposit that the page's address names; null where it names none. */
  readonly depositId: string | null;
}

/** An amount in hundredths, by a way to pay. */
export interface DepositAmount {
  readonly method: DepositMethod;
  readonly amount: number;
}

/** What the flow knows. */
export interface DepositContext extends DepositInput {
  /** The ways to pay in, the usual one first. */
  readonly terms: readonly DepositTerms[];
  readonly currency: Currency;
  readonly method: DepositMethod | null;
  /** Hundredths, as last submitted. */
  readonly amount: number | null;
  readonly deposit: Deposit | null;
  readonly refusal: Refusal | null;
}

/** What a person does, and what becomes known of the charge. */
export type DepositFlowEvent =
  | { type: 'method.chosen'; method: DepositMethod }
  | { type: 'methods.requested' } // back to the ways to pay
  | { type: 'amount.submitted'; amount: number }
  | { type: 'payment.claimed' } // "I have paid"
  | { type: 'cancellation.requested' }
  | { type: 'code.renewed' } // the same amount again, by a new code
  | { type: 'another.requested' } // a deposit from the beginning
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'charge.changed'; deposit: Deposit }
  | { type: 'terms.changed'; terms: readonly DepositTerms[] }; // the site has other terms now

/** Told around the flow: which deposit it is about now, for the page's address; null for a new one. */
export interface DepositEmitted {
  readonly type: 'deposit.changed';
  readonly depositId: string | null;
}

/** What the page begins with. */
interface DepositOverview {
  readonly terms: readonly DepositTerms[];
  readonly currency: Currency;
  /** The deposit that the address names, else the one that is under way; null where none is. */
  readonly deposit: Deposit | null;
}

export type OverviewOutcome = Outcome<DepositOverview>;
export type CheckOutcome = Outcome<DepositQuote>;
export type DepositOutcome = Outcome<Deposit>;

/** A deposit by its id. */
export interface DepositName {
  readonly depositId: string;
}
