/*
 * Ways to pay in and states of a deposit (W2). Plain data, which the browser can carry without a
 * schema library.
 */

import type { TransactionKind } from './transaction-types.ts';

/** Every payment method that the portal knows; the server says which a site offers. */
export const depositMethods = ['pix', 'bankTransfer', 'card', 'ewallet', 'crypto'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/**
 * The states of a deposit.
 *
 * - `creating`: the provider was asked for a charge, and its answer is not known.
 * - `awaiting`: the charge can be paid.
 * - `refused`: the provider will not make the charge, now or later: there is nothing to pay.
 * - `expired`: its time is over. It is still watched: a payment now is credited late.
 * - `cancelled`: by the person, before payment.
 * - `credited`: the payment arrived and is in the balance.
 * - `returning`, `returned`, `returnFailed`: a payment arrived that cannot be credited, and is
 *   returned.
 * - `reversed`: the bank took the money back after it had been credited.
 */
export const depositStates = [
  'creating',
  'awaiting',
  'refused',
  'expired',
  'cancelled',
  'credited',
  'returning',
  'returned',
  'returnFailed',
  'reversed',
] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * Every outcome of a deposit, with the kind of its line in the account record. The owner gets a
 * message about each outcome. `null`: no outcome yet.
 */
export const depositOutcomes = {
  creating: null,
  awaiting: null,
  refused: 'deposit_note',
  expired: 'deposit_note',
  cancelled: 'deposit_note',
  /** The full amount was paid in time. */
  credited: 'deposit',
  /** It came after the charge had expired. */
  creditedLate: 'deposit',
  /** Less, or more, was paid than requested. */
  creditedInPart: 'deposit',
  creditedMore: 'deposit',
  returning: 'deposit_note',
  returned: 'deposit_note',
  returnFailed: 'deposit_note',
  reversed: 'deposit_returned',
} as const satisfies Readonly<
  Record<Exclude<DepositState, 'credited'> | `credited${string}`, TransactionKind | null>
>;
export type DepositOutcome = keyof typeof depositOutcomes;

/** Outcome of a deposit, or of a payment for it. */
export type DepositEnd = {
  [Outcome in DepositOutcome]: (typeof depositOutcomes)[Outcome] extends null ? never : Outcome;
}[DepositOutcome];
export const depositEnds = Object.entries(depositOutcomes).flatMap(([outcome, kind]) =>
  // The type above leaves out the same.
  kind === null ? [] : [outcome as DepositEnd],
);

/** How many deposits a page of their list has. */
export const DEPOSITS_PAGE_SIZE = 10;

/** How a card pays: from the account, from a prepaid amount, or on credit. */
export const cardKinds = ['debit', 'prepaid', 'credit'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Why a payment goes back instead of being credited. */
export const returnReasons = [
  /** It was paid by a credit card where the law forbids that. */
  'creditCard',
  /** Paid from somebody else's account. */
  'otherPayer',
  /** The charge had been paid before. */
  'paidTwice',
  /** The person may not deposit that much now, or not at all. */
  'overLimit',
  /** The fee would use up all of it. */
  'tooLittle',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Who moved a deposit into a state. */
export const depositMovers = ['player', 'operator', 'provider', 'clock'] as const;

/** The parts of a payment method's fee. */
export interface DepositFee {
  /** Share of what is paid, in hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** Added to the share, in hundredths of the currency unit. */
  readonly feeFixed: number;
}
