/*
 * Ways to pay in and states of a deposit (W2). Plain data, which the browser can carry without a
 * schema library.
 */

import type { TransactionKind } from './transaction-types.ts';

/** The ways to pay in that the portal knows; which of them a site has, its server says. */
export const depositMethods = ['pix', 'bankTransfer', 'card', 'ewallet', 'crypto'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/**
 * The states of a deposit.
 *
 * - `creating`: the provider has been asked for a charge, and whether it made one is not known.
 * - `awaiting`: the charge can be paid.
 * - `refused`: the provider will not make the charge, now or later: there is nothing to pay.
 * - `expired`: its time is over. It stays watched: what is paid now is credited late.
 * - `cancelled`: the person took it back before it was paid.
 * - `credited`: money came and is in the balance.
 * - `returning`, `returned`, `returnFailed`: money came that was not to be credited, and goes back.
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
 * What can become of a deposit, and what each end brings beside its place in the list: the kind of its
 * line in the account record. Every end is also told by a message. `null`: nothing has come of it yet.
 */
export const depositOutcomes = {
  creating: null,
  awaiting: null,
  refused: 'deposit_note',
  expired: 'deposit_note',
  cancelled: 'deposit_note',
  /** Money came as it was asked for. */
  credited: 'deposit',
  /** It came after the charge had expired. */
  creditedLate: 'deposit',
  /** Less, or more, came than was asked for. */
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

/** What can have become of a deposit, or of a payment that came for it. */
export type DepositEnd = {
  [Outcome in DepositOutcome]: (typeof depositOutcomes)[Outcome] extends null ? never : Outcome;
}[DepositOutcome];
export const depositEnds = Object.entries(depositOutcomes).flatMap(([outcome, kind]) =>
  // The type above leaves out the same.
  kind === null ? [] : [outcome as DepositEnd],
);

/** How many deposits a page of their list has. */
export const DEPOSITS_PAGE_SIZE = 10;

/** What a card is paid from: what is on the account, what was loaded before, or a loan. */
export const cardKinds = ['debit', 'prepaid', 'credit'] as const;
export type CardKind = (typeof cardKinds)[number];

/** Why money that came goes back, and is not credited. */
export const returnReasons = [
  /** It was paid by a credit card where the law forbids that. */
  'creditCard',
  /** It came from an account of somebody else. */
  'otherPayer',
  /** The charge had been paid before. */
  'paidTwice',
  /** The person may not pay in so much now, or at all. */
  'overLimit',
  /** Nothing of it would be left after the fee. */
  'tooLittle',
] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Who moved a deposit into a state. */
export const depositMovers = ['player', 'operator', 'provider', 'clock'] as const;

/** What the fee of a way to pay in is made of. */
export interface DepositFee {
  /** Share of what is paid, in hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** Added to the share, in hundredths of the currency unit. */
  readonly feeFixed: number;
}
