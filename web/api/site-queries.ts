import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { ApiClient } from './client.ts';
import { calmRead, valueOf } from './queries.ts';

/* Reads of the site itself: what the shell and the first view show, and what several pages read. */

/** What the site offers and demands here, and where the visitor is. */
export function permissionQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    queryKey: ['permission'],
    queryFn: ({ signal }) =>
      valueOf(api.site.permission({ query: { url: location.origin } }, { signal })),
  });
}

/** The main menu. */
export function menuQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    ...calmRead,
    queryKey: ['menu', language],
    queryFn: ({ signal }) => valueOf(api.site.menu({ query: { language } }, { signal })),
  });
}

/** The notices of the banner and of the announcement popups. */
export function noticesQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    ...calmRead,
    queryKey: ['notices', language],
    queryFn: ({ signal }) => valueOf(api.content.notices({ query: { language } }, { signal })),
  });
}

/** The addresses that the site links to. */
export function resourcesQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    queryKey: ['resources'],
    queryFn: ({ signal }) => valueOf(api.site.resources({}, { signal })),
  });
}

/** The countries whose phone numbers the site takes. */
export function countriesQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    queryKey: ['countries'],
    queryFn: ({ signal }) => valueOf(api.site.countryCodes({}, { signal })),
  });
}
