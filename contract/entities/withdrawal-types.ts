/*
 * States of a withdrawal and of what is paid out of it (W3). Plain data, which the browser can carry
 * without a schema library.
 */

/**
 * The states of a withdrawal.
 *
 * - `requested`: its money is set aside, and nobody has looked at it yet.
 * - `reviewing`: the operator looks at it.
 * - `approved`: it will be paid out.
 * - `paying`: the bank has been asked to pay; a part of it may have been paid out.
 * - `paidOut`: all of it has been paid out.
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
 * - `disbursed`: the bank paid it, and the player is asked whether it came.
 * - `disputed`: the player says that it did not come, or not all of it. No clock runs.
 * - `received`: the player has it.
 * - `receivedBySilence`: nobody answered in time; it can still be complained about for a while.
 * - `forced`: the operator closed it as received.
 * - `returned`: the player was right: what did not come is to be paid out again.
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

/** Why a withdrawal, or a part of it, came into its state, where the state does not say it. */
export const withdrawalReasons = [
  /** Why a request is looked at before it is paid: the strongest reason of those that hold. */
  'firstWithdrawal',
  'newAccount',
  'largeAmount',
  'everyWithdrawal',
  /** The payout account is not in the name of the player. */
  'notOwnAccount',
  /** Papers are needed first. */
  'documentsNeeded',
  /** The bank of the player did not take the money. */
  'bankRefused',
  /** Nothing of a part came, or less of it. */
  'notArrived',
  'cameShort',
  /** The bank proves that the money arrived. */
  'bankShowsPaid',
  /** The bank gave the money back. */
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
 * What a withdrawal can wait for, and who acts then.
 *
 * - `documents`: the player sends papers.
 * - `review`: the operator has yet to look at it.
 * - `decision`: the operator looks at it.
 * - `payment`: approved, the operator passes it on to the bank; then the bank pays.
 * - `confirmation`: the player says whether a part came.
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

/** Who a withdrawal can wait for. */
export const withdrawalActors = ['player', 'operator', 'provider'] as const;

/** Why some of the balance cannot be withdrawn now. */
export const heldReasons = ['debt', 'reserved', 'bonus', 'vendors'] as const;

/** How many withdrawals a page of their list has. */
export const WITHDRAWALS_PAGE_SIZE = 10;
