import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { ofMember, valueOf } from './queries.ts';

const referralKey = ['referral'];

/** The code of the person's link, and what a friend has to do to count (W5). */
export function referralQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: [...referralKey, 'terms'],
    queryFn: ({ signal }) => valueOf(api.referral.terms({}, { signal })),
  });
}

/** Who registered by it, a page at a time. */
export function referredPeopleQuery(api: ApiClient, pageNo: number) {
  return queryOptions({
    ...ofMember,
    queryKey: [...referralKey, 'people', pageNo],
    queryFn: ({ signal }) => valueOf(api.referral.people({ query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}
