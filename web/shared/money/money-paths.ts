import type { Transaction } from '#contract/entities/transaction.ts';

/** Where money is paid in. */
export const DEPOSIT_PATH = '/member/depositv2';
const WITHDRAW_PATH = '/member/withdraw';
const BETTING_RECORD_PATH = '/member/personalHistoryCopy';
const ACCOUNT_RECORD_PATH = '/member/transactionHistory';

/** Where the address of the deposit page names the deposit that can be paid. */
export const DEPOSIT_TO_PAY = 'id';
/** The parameter with the shown deposit. */
export const DEPOSIT_RECORD = 'record';

/** Where a deposit can be paid. */
export function depositToPayAddress(id: string): string {
  return `${DEPOSIT_PATH}?${DEPOSIT_TO_PAY}=${encodeURIComponent(id)}`;
}

/** The page of one deposit, with its history. */
export function depositRecordAddress(id: string): string {
  return `${DEPOSIT_PATH}?${DEPOSIT_RECORD}=${encodeURIComponent(id)}`;
}

/** The page of one line of the account record. */
export function transactionAddress(transactionId: string): string {
  return `${ACCOUNT_RECORD_PATH}?transaction=${encodeURIComponent(transactionId)}`;
}

/** The page of what a line of the account record belongs to, or null. */
export function subjectAddress({
  subject,
  id,
}: NonNullable<Transaction['belongsTo']>): string | null {
  if (subject === 'deposit') return depositRecordAddress(id);
  if (subject === 'withdrawal') return `${WITHDRAW_PATH}?id=${encodeURIComponent(id)}`;
  if (subject === 'round') return `${BETTING_RECORD_PATH}?round=${encodeURIComponent(id)}`;
  return null;
}
