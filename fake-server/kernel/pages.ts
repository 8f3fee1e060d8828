/** The requested page, counted from 1. */
export interface PageRequest {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** How many rows a page holds at most, and how many come before it. */
export function rowsOf({ pageNo, pageSize }: PageRequest) {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** How many pages a list of so many entries has. */
export function pagesOf(entries: number, { pageSize }: Pick<PageRequest, 'pageSize'>): number {
  return Math.ceil(entries / pageSize);
}

/** The entries of one page. */
export function entriesOf<Entry>(entries: readonly Entry[], page: PageRequest): Entry[] {
  const { limit, offset } = rowsOf(page);
  return entries.slice(offset, offset + limit);
}
