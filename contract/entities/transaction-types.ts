/*
 * What the account record is made of (W4). Plain data, which the browser can carry without a schema
 * library.
 */

/** The kinds of account record lines: why money moved or was set aside. */
export const transactionKinds = [
  'deposit',
  'deposit_returned',
  'deposit_note',
  'debt_repaid',
  'payout_reserved',
  'payout',
  'payout_fee',
  'payout_released',
  'upline_sent',
  'downline_received',
  'downline_sent',
  'upline_received',
  'wallet_moving',
  'wallet_to_vendor',
  'wallet_to_main',
  'wallet_returned',
  'payout_returned',
  'stake',
  'win',
  'stake_returned',
  'registration_bonus',
  'promotion_bonus',
  'bonus_released',
  'bonus_expired',
  'bonus_given_up',
  'agent_dividend',
  'agent_salary',
  'money_for_points',
  'credit',
  'play_money',
  'opening',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/**
 * State of an account record line.
 *
 * - `done`: the money moved.
 * - `pending`: it is set aside, neither spent nor free.
 * - `released`: it was set aside and is free again.
 * - `returned`: the money moved, and all or part of it went back later.
 */
export const transactionStates = ['done', 'pending', 'released', 'returned'] as const;
export type TransactionState = (typeof transactionStates)[number];

/** What an account record line can refer to. */
export const transactionSubjects = [
  'deposit',
  'withdrawal',
  'round',
  'transfer',
  'walletTransfer',
] as const;
export type TransactionSubject = (typeof transactionSubjects)[number];

/** The steps in the life of a line's money. */
export const transactionSteps = [
  'booked',
  'reserved',
  'posted',
  'voided',
  'expired',
  'returned',
] as const;
export type TransactionStep = (typeof transactionSteps)[number];

/** How many lines a page of the account record has. */
export const TRANSACTIONS_PAGE_SIZE = 20;

/** The most lines in one piece of a download. */
export const TRANSACTIONS_IN_A_PIECE = 1_000;
