/*
 * States of a withdrawal and of what is paid out of it (W3). Plain data, which the browser can carry
 * without a schema library.
 */

/**
 * The states of a withdrawal.
 *
 * - `requested`: its money is set aside, and nobody has looked at it yet.
 * - `reviewing`: the operator reviews it.
 * - `approved`: it will be paid out.
 * - `paying`: the bank was asked to pay; a part may be paid out.
 * - `paidOut`: all of it is paid out.
 * - `rejected`, `failed`, `cancelled`: what was not paid out is back in the balance.
 */
export const withdrawalStates = [
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paidOut',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/**
 * The states of a part that was paid out.
 *
 * - `disbursed`: the bank paid it, and the player is asked whether it arrived.
 * - `disputed`: the player says that it did not arrive, or not all of it. No deadline runs.
 * - `received`: the player has it.
 * - `receivedBySilence`: nobody answered in time; the player can still complain for a while.
 * - `forced`: the operator closed it as received.
 * - `returned`: the complaint was right: what is missing is to be paid out again.
 */
export const payoutPartStates = [
  'disbursed',
  'disputed',
  'received',
  'receivedBySilence',
  'forced',
  'returned',
] as const;
export type PayoutPartState = (typeof payoutPartStates)[number];

/** The reason for the state of a withdrawal or a part, if the state does not imply it. */
export const withdrawalReasons = [
  /** Why a request is reviewed before payment: the most important reason that applies. */
  'firstWithdrawal',
  'newAccount',
  'largeAmount',
  'everyWithdrawal',
  /** The payout account is in somebody else's name. */
  'notOwnAccount',
  /** Documents are required first. */
  'documentsNeeded',
  /** The player's bank refused the money. */
  'bankRefused',
  /** Nothing of a part arrived, or less than its amount. */
  'notArrived',
  'partlyArrived',
  /** The bank proves that the money arrived. */
  'bankShowsPaid',
  /** The bank returned the money. */
  'bankReturned',
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/** Why a withdrawal is rejected, or cannot be paid. */
const withdrawalEndReasons = [
  'notOwnAccount',
  'documentsNeeded',
  'bankRefused',
] as const satisfies readonly WithdrawalReason[];
export type WithdrawalEndReason = (typeof withdrawalEndReasons)[number];

/**
 * What a withdrawal can wait for, and who acts next.
 *
 * - `documents`: the player sends documents.
 * - `review`: the operator has yet to look at it.
 * - `decision`: the operator decides.
 * - `payment`: approved, the operator instructs the bank; then the bank pays.
 * - `confirmation`: the player says whether a part arrived.
 * - `complaint`: the operator answers a complaint about a part.
 */
export const withdrawalWaits = [
  'documents',
  'review',
  'decision',
  'payment',
  'confirmation',
  'complaint',
] as const;

/** Who can be the next to act. */
export const withdrawalActors = ['player', 'operator', 'provider'] as const;

/** Why part of the balance cannot be withdrawn now. */
export const heldReasons = ['debt', 'reserved', 'bonus', 'vendors'] as const;

/** How many withdrawals a page of their list has. */
export const WITHDRAWALS_PAGE_SIZE = 10;
