/*
 * Ways to pay in and states of a deposit (W2). Plain data, which the browser can carry without a
 * schema library.
 */

/** The ways to pay in that the portal knows; which of them a site has, its server says. */
export const depositMethods = ['pix', 'bankTransfer', 'card', 'ewallet', 'crypto'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/**
 * The states of a deposit.
 *
 * - `creating`: the provider has been asked for a charge, and whether it made one is not known.
 * - `awaiting`: the charge can be paid.
 * - `expired`: its time is over. It stays watched: what is paid now is credited late.
 * - `cancelled`: the person took it back before it was paid.
 * - `credited`: money came and is in the balance.
 * - `returning`, `returned`, `returnFailed`: money came that was not to be credited, and goes back.
 * - `takenBack`: the bank took the money back after it had been credited.
 */
export const depositStates = [
  'creating',
  'awaiting',
  'expired',
  'cancelled',
  'credited',
  'returning',
  'returned',
  'returnFailed',
  'takenBack',
] as const;
export type DepositState = (typeof depositStates)[number];

/** Why money that came goes back, and is not credited. */
export const returnReasons = [
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
export type DepositMover = (typeof depositMovers)[number];

/** What the fee of a way to pay in is made of. */
export interface DepositFee {
  /** Share of what is paid, in hundredths of a percent. */
  readonly feeBasisPoints: number;
  /** Added to the share, in hundredths of the currency unit. */
  readonly feeFixed: number;
}
