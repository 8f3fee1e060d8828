import { isOpenToRank, type PromotionPhase, phaseOf } from '#contract/rules/promotion-phase.ts';
import type { ContentPromotion } from '../../content/promotions/promotion.ts';
import { allPromotions } from '../../content/promotions.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { MemberRow } from '../../store/members.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** When promotions run, and who may take part now. */
export interface PromotionTimes {
  /** Milliseconds since the epoch. */
  startOf(promotion: ContentPromotion): number;
  endOf(promotion: ContentPromotion): number;
  periodOf(promotion: ContentPromotion): { startsAt: string; endsAt: string | null };
  phaseNow(promotion: ContentPromotion): PromotionPhase;
  /** @throws Refused promotion_not_started, promotion_ended */
  requireOpen(promotion: ContentPromotion): void;
}

/** @param firstDay the world's first day, in milliseconds since the epoch */
export function createPromotionTimes(clock: Clock, firstDay: number): PromotionTimes {
  const startOf = ({ startsAfterDays }: ContentPromotion) =>
    firstDay + startsAfterDays * DAY_MILLISECONDS;
  const endOf = ({ endsAfterDays }: ContentPromotion) =>
    endsAfterDays === null ? Number.MAX_SAFE_INTEGER : firstDay + endsAfterDays * DAY_MILLISECONDS;
  const periodOf = (promotion: ContentPromotion) => ({
    startsAt: momentOf(startOf(promotion)),
    endsAt: promotion.endsAfterDays === null ? null : momentOf(endOf(promotion)),
  });
  const phaseNow = (promotion: ContentPromotion) => phaseOf(periodOf(promotion), clock.now());
  return {
    startOf,
    endOf,
    periodOf,
    phaseNow,
    requireOpen(promotion) {
      const phase = phaseNow(promotion);
      if (phase === 'closed') throw new Refused('promotion_ended');
      if (phase === 'coming_soon') {
        const retryAfterSeconds = Math.ceil((startOf(promotion) - clock.now()) / 1000);
        throw new Refused('promotion_not_started', { retryAfterSeconds });
      }
    },
  };
}

/** @throws Refused promotion_not_found */
export function requirePromotion(id: string): ContentPromotion {
  const promotion = allPromotions.find((one) => one.id === id);
  if (!promotion) throw new Refused('promotion_not_found');
  return promotion;
}

/** @throws Refused promotion_not_eligible */
export function requireRank(promotion: ContentPromotion, member: MemberRow): void {
  if (!isOpenToRank(promotion, member.rank_level)) throw new Refused('promotion_not_eligible');
}
