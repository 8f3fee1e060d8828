import { eventPromotions } from './promotions/events.ts';
import { lastingPromotions } from './promotions/lasting.ts';
import type { SeedPromotion } from './promotions/promotion.ts';

/** Promotions of every category and kind, some of them over, some still to come. */
export const seedPromotions: readonly SeedPromotion[] = [...lastingPromotions, ...eventPromotions];
