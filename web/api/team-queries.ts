import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the keys of everything about a team begin with. */
export const teamKey = ['team'];

/** Who stands right below somebody of the team, or below the agent, a page at a time (C1). */
export function teamLevelQuery(api: ApiClient, under: string | undefined, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...teamKey, 'level', under, pageNo],
    queryFn: ({ signal }) => valueOf(api.team.level({ query: { under, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** People of the team by what the agent knows of them. */
export function teamSearchQuery(api: ApiClient, text: string, among: 'everybody' | 'agents') {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...teamKey, 'search', among, text],
    queryFn: ({ signal }) => valueOf(api.team.search({ query: { text, among } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** Which figures of a team. Moments, ISO 8601. */
export interface TeamFiguresAsked {
  readonly from: string;
  readonly before: string;
  readonly by: TeamGrouping;
  readonly under: string | undefined;
}

/** What a team bet and won, a page at a time, with the sums of all pages and of each day. */
export function teamPlayQuery(api: ApiClient, asked: TeamFiguresAsked, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...teamKey, 'play', asked, pageNo],
    queryFn: ({ signal }) => valueOf(api.team.play({ query: { ...asked, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}
