const DEPOSIT_PATH = '/member/depositv2';
const ACCOUNT_RECORD_PATH = '/member/transactionHistory';

/** Where the address of the deposit page names the deposit that can be paid. */
export const DEPOSIT_TO_PAY = 'id';
/** Where it names the deposit that is told in full. */
export const DEPOSIT_RECORD = 'record';

/** Where a deposit can be paid. */
export function depositToPayAddress(id: string): string {
  return `${DEPOSIT_PATH}?${DEPOSIT_TO_PAY}=${encodeURIComponent(id)}`;
}

/** Where a deposit is told in full, with its history. */
export function depositRecordAddress(id: string): string {
  return `${DEPOSIT_PATH}?${DEPOSIT_RECORD}=${encodeURIComponent(id)}`;
}

/** Where a line of the account record is told in full. */
export function transactionAddress(transactionId: string): string {
  return `${ACCOUNT_RECORD_PATH}?transaction=${encodeURIComponent(transactionId)}`;
}
