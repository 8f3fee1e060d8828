import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** The key of what protects the account. What begins with `security` follows changes. */
export const securityKey = ['security', 'state'];

/** What protects the account, and the sessions that are open (W5, A26). */
export function securityQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: securityKey,
    queryFn: ({ signal }) => valueOf(api.security.state({}, { signal })),
  });
}

/** What happened to the security of the account, a page at a time (W5). */
export function securityEventsQuery(api: ApiClient, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: ['security', 'events', pageNo],
    queryFn: ({ signal }) => valueOf(api.security.events({ query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}
