import { eventPromotions } from './promotions/events.ts';
import { lastingPromotions } from './promotions/lasting.ts';
import type { SeedPromotion } from './promotions/promotion.ts';

/** Promotions of every category and kind, some of them over, some still to come. */
export const seedPromotions: readonly SeedPromotion[] = [...lastingPromotions, ...eventPromotions];

/** Somebody who takes part from the start: since so many days before the world's first day. */
export interface SeedParticipation {
  readonly account: string;
  readonly promotionId: string;
  readonly daysAgo: number;
}

/** Who takes part from the start, so that decisions and draws have something to decide. */
export const seedParticipations: readonly SeedParticipation[] = [
  { account: 'maria', promotionId: 'spring-raffle', daysAgo: 6 },
  { account: 'maria', promotionId: 'live-cashback', daysAgo: 2 },
  { account: 'joao', promotionId: 'spring-raffle', daysAgo: 5 },
  { account: 'joao', promotionId: 'slots-race', daysAgo: 1 },
  { account: 'beatriz', promotionId: 'vip-anniversary', daysAgo: 1 },
];
