import type { LanguageCode } from '#contract/entities/language.ts';
import type { MemberReward } from '#contract/entities/member-reward.ts';
import type { Participation, PromotionDetail } from '#contract/entities/promotion.ts';
import { isOpenToRank, phaseOf } from '#contract/rules/promotion-phase.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Promotions } from './promotions.ts';

/** Most relevant first: what waits for the person, then what is in progress. */
const order = [
  'issued',
  'in_process',
  'joined',
  'applying',
  'open',
  'coming_soon',
  'claimed',
  'rejected',
  'closed',
] as const satisfies readonly MemberReward['state'][];

/** Promotions from one person's view (W5). */
export interface MemberRewards {
  /**
   * The person's participations, also long past ones, and what they may join. Automatic promotions
   * need no action, and are left out.
   */
  list(member: MemberRow, language: LanguageCode): MemberReward[];
}

interface MemberRewardParts {
  readonly clock: Clock;
  readonly promotions: Promotions;
}

export function createMemberRewards({ clock, promotions }: MemberRewardParts): MemberRewards {
  const rewardOf = (
    detail: PromotionDetail,
    participation: Participation | undefined,
  ): MemberReward => {
    const { id, category, kind, title, summary, image } = detail;
    const { bonus, prizePool, startsAt, endsAt, rounds } = detail;
    return {
      promotion: { id, category, kind, title, summary, image, bonus, prizePool, startsAt, endsAt },
      state: participation?.state ?? phaseOf(detail, clock.now()),
      participation: participation ?? null,
      rounds,
    };
  };
  return {
    list(member, language) {
      const mine = promotions.forMember(member);
      const partIn = (id: string) => mine.find(({ promotionId }) => promotionId === id);
      const taken = mine.map(({ promotionId }) => promotions.one(promotionId, language));
      const others = promotions
        .list(undefined, language)
        .filter(({ id, kind }) => kind !== 'automatic' && !partIn(id))
        .map(({ id }) => promotions.one(id, language))
        .filter((detail) => isOpenToRank(detail, member.rank_level));
      const rewards = [...taken, ...others].map((detail) => rewardOf(detail, partIn(detail.id)));
      return order.flatMap((state) =>
        rewards.filter(
          (reward) => reward.state === state && !(state === 'closed' && !reward.participation),
        ),
      );
    },
  };
}
