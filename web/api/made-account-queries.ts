import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/** What the keys of everything about accounts that an agent made begin with. */
export const madeAccountsKey = ['madeAccounts'];

/** The accounts that the agent made, a page at a time (C1). */
export function madeAccountsQuery(api: ApiClient, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...madeAccountsKey, pageNo],
    queryFn: ({ signal }) => valueOf(api.madeAccounts.list({ query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** What the site takes for the user name and the password of a new account (A3). */
export function accountRulesQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    queryKey: ['registration', 'rules'],
    queryFn: ({ signal }) => valueOf(api.account.registrationRules({}, { signal })),
  });
}
