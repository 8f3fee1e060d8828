import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { PromotionCategory } from '#contract/entities/promotion-types.ts';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/** What the keys of everything about promotions begin with. */
export const promotionsKey = ['promotions'];

/** The promotions, of one category or all (W5). */
export function promotionsQuery(
  api: ApiClient,
  category: PromotionCategory | undefined,
  language: LanguageCode,
) {
  return queryOptions({
    ...calmRead,
    queryKey: [...promotionsKey, 'list', category, language],
    queryFn: ({ signal }) =>
      valueOf(api.promotions.list({ query: { category, language } }, { signal })),
  });
}

/** One promotion in full (W5). */
export function promotionQuery(api: ApiClient, id: string, language: LanguageCode) {
  return queryOptions({
    ...calmRead,
    queryKey: [...promotionsKey, 'one', id, language],
    queryFn: ({ signal }) =>
      valueOf(api.promotions.one({ params: { id }, query: { language } }, { signal })),
  });
}

/** The promotions as they stand for the person (W5). */
export function memberRewardsQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...promotionsKey, 'rewards', language],
    queryFn: ({ signal }) => valueOf(api.promotions.rewards({ query: { language } }, { signal })),
  });
}

/** What the person takes part in (W8). */
export function participationsQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    queryKey: [...promotionsKey, 'mine'],
    queryFn: ({ signal }) => valueOf(api.promotions.mine({}, { signal })),
  });
}
