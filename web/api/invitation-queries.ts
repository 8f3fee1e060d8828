import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the keys of everything about links begin with. */
export const invitationsKey = ['invitations'];

/** The links of the agent, each from visits to active people (C1). */
export function invitationsQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...invitationsKey, 'list'],
    queryFn: ({ signal }) => valueOf(api.invitations.list({}, { signal })),
  });
}

/** Who registered by them, a page at a time. */
export function invitedPeopleQuery(api: ApiClient, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...invitationsKey, 'people', pageNo],
    queryFn: ({ signal }) => valueOf(api.invitations.people({ query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** What came of the links in some days, a page at a time. Moments, ISO 8601. */
export function linkResultsQuery(
  api: ApiClient,
  asked: { readonly from: string; readonly before: string },
  pageNo: number,
) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...invitationsKey, 'results', asked, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.income.byLink({ query: { ...asked, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}
