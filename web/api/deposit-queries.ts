import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

const depositsKey = ['payments', 'deposits'];

/** Deposits with what became of them, newest first, a page at a time (W2). */
export function depositsQuery(api: ApiClient, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...depositsKey, 'list', pageNo],
    queryFn: ({ signal }) => valueOf(api.deposits.list({ query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One deposit with its history (W2). */
export function depositQuery(api: ApiClient, id: string) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...depositsKey, 'one', id],
    queryFn: ({ signal }) => valueOf(api.deposits.one({ params: { id } }, { signal })),
  });
}
