import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the keys of everything about bonuses begin with. */
const bonusesKey = ['bonuses'];

/** The person's bonuses, a page at a time. */
export function bonusesQuery(api: ApiClient, language: LanguageCode, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...bonusesKey, 'list', language, pageNo],
    queryFn: ({ signal }) => valueOf(api.bonuses.list({ query: { language, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One bonus as it stands. */
export function bonusQuery(api: ApiClient, id: string, language: LanguageCode) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...bonusesKey, 'one', id, language],
    queryFn: ({ signal }) =>
      valueOf(api.bonuses.one({ params: { id }, query: { language } }, { signal })),
  });
}

/** The rounds that counted for a bonus, a page at a time. */
export function bonusRoundsQuery(api: ApiClient, id: string, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...bonusesKey, 'rounds', id, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.bonuses.rounds({ params: { id }, query: { pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}
