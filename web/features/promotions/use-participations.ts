import { useQuery } from '@tanstack/react-query';
import type { Participation, Promotion, PromotionDetail } from '#contract/entities/promotion.ts';
import { isOpenToRank, type PromotionState, phaseOf } from '#contract/rules/promotion-phase.ts';
import { queries } from '#web/api/queries.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/** The signed-in person's participations; none for a visitor (W5). */
export function useParticipations(): readonly Participation[] {
  const { isSignedIn } = useSession();
  const { data } = useQuery({ ...queries.promotions.participations(), enabled: isSignedIn });
  return (isSignedIn && data) || [];
}

/** The person's part in one promotion. */
export function participationIn(
  participations: readonly Participation[],
  id: string,
): Participation | undefined {
  return participations.find(({ promotionId }) => promotionId === id);
}

/** A promotion's state for the person: their own part first, then by the clock. */
export function stateOf(
  promotion: Promotion,
  participation: Participation | undefined,
  now: number,
): PromotionState {
  return participation?.state ?? phaseOf(promotion, now);
}

/** The same with a known minimum rank. A visitor's rank is unknown: it may be open to them. */
export function stateForRank(
  promotion: PromotionDetail,
  participation: Participation | undefined,
  now: number,
  rankLevel: number | undefined,
): PromotionState {
  const state = stateOf(promotion, participation, now);
  const isShut = rankLevel !== undefined && !isOpenToRank(promotion, rankLevel);
  return state === 'open' && isShut ? 'not_eligible' : state;
}
