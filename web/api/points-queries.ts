import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { PointsKind } from '#contract/entities/points-types.ts';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/** What the keys of everything about points begin with. */
export const pointsKey = ['points'];

/** What the person has. */
export function pointsBalanceQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...pointsKey, 'balance'],
    queryFn: ({ signal }) => valueOf(api.points.balance({}, { signal })),
  });
}

/** How points are earned. */
export function pointsConfigQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    ...calmRead,
    ...ofMember,
    queryKey: ['pointsConfig', language],
    queryFn: ({ signal }) => valueOf(api.points.config({ query: { language } }, { signal })),
  });
}

/** Where goods were sent to last. */
export function lastAddressQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    ...ofMember,
    queryKey: [...pointsKey, 'address'],
    queryFn: ({ signal }) => valueOf(api.points.address({}, { signal })),
  });
}

/** What the post knows of a postcode, once one is complete. */
export function postcodeQuery(api: ApiClient, postcode: string | undefined) {
  return queryOptions({
    ...calmRead,
    ...ofMember,
    queryKey: ['postcode', postcode],
    queryFn: ({ signal }) =>
      valueOf(api.points.postcode({ body: { postcode: postcode ?? '' } }, { signal })),
    enabled: postcode !== undefined,
    retry: false,
  });
}

/** What points can be redeemed for. */
export function rewardsQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...pointsKey, 'rewards', language],
    queryFn: ({ signal }) => valueOf(api.points.rewards({ query: { language } }, { signal })),
  });
}

/** Every change of the points, a page at a time, of one kind or all. */
export function pointsLinesQuery(
  api: ApiClient,
  language: LanguageCode,
  kind: PointsKind | undefined,
  pageNo: number,
) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...pointsKey, 'lines', language, kind, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.points.transactions({ query: { language, kind, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** The rewards that the person redeemed, a page at a time. */
export function redeemedQuery(api: ApiClient, language: LanguageCode, pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...pointsKey, 'redeemed', language, pageNo],
    queryFn: ({ signal }) =>
      valueOf(api.points.redeemed({ query: { language, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}
