import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the keys of everything about withdrawals begin with. */
export const withdrawalsKey = ['payments', 'withdrawals'];

/** What can be withdrawn, and why not more (W2). */
export function withdrawalTermsQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...withdrawalsKey, 'terms'],
    queryFn: ({ signal }) => valueOf(api.withdrawals.terms({}, { signal })),
  });
}

/** Withdrawals with their parts, newest first, a page at a time (W3a). */
export function withdrawalsQuery(api: ApiClient, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...withdrawalsKey, 'list', pageNo],
    queryFn: ({ signal }) => valueOf(api.withdrawals.list({ query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One withdrawal with its history (W3a). */
export function withdrawalQuery(api: ApiClient, id: string) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...withdrawalsKey, 'one', id],
    queryFn: ({ signal }) => valueOf(api.withdrawals.one({ params: { id } }, { signal })),
  });
}
