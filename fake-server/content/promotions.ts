import { eventPromotions } from './promotions/events.ts';
import { lastingPromotions } from './promotions/lasting.ts';
import type { ContentPromotion } from './promotions/promotion.ts';

/** Promotions of every category and kind, some of them over, some still to come. */
export const allPromotions: readonly ContentPromotion[] = [
  ...lastingPromotions,
  ...eventPromotions,
];

/** Missions, with the points that each brings, in hundredths. */
export const missionsWithPoints = allPromotions.flatMap(({ id, title, offer }) =>
  offer.kind === 'mission' ? [{ id, title, points: offer.points }] : [],
);
