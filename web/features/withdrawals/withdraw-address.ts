/** Where money is taken out: the page `withdraw`. */
export const WITHDRAW_PATH = '/member/withdraw';

/** Parameters of the shown withdrawal, and of the list's page. */
export const WITHDRAWAL_ID = 'id';
const LIST_PAGE = 'page';

/** The page of the list that an address names, counted from 1. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get(LIST_PAGE) ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** The address of a page of the list. */
export function listAddress(page: number): string {
  return page === 1 ? WITHDRAW_PATH : `${WITHDRAW_PATH}?${LIST_PAGE}=${page}`;
}

/** The address of one withdrawal. */
export function withdrawalAddress(id: string): string {
  return `${WITHDRAW_PATH}?${WITHDRAWAL_ID}=${encodeURIComponent(id)}`;
}
