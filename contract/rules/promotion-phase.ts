import type {
  ParticipationState,
  PromotionAction,
  PromotionKind,
} from '../entities/promotion-types.ts';

/** The times of a promotion in ISO 8601; without an end it stays open. */
export interface PromotionPeriod {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** The phase of a promotion for everybody, by the clock. */
export type PromotionPhase = 'coming_soon' | 'open' | 'closed';

/** The phase of a promotion at a moment of the server's clock, in milliseconds since the epoch. */
export function phaseOf({ startsAt, endsAt }: PromotionPeriod, now: number): PromotionPhase {
  if (now < Date.parse(startsAt)) return 'coming_soon';
  return endsAt === null || now < Date.parse(endsAt) ? 'open' : 'closed';
}

/**
 * The state of a promotion for one person (W5): their own, else the phase by the clock;
 * `not_eligible` if it is only open to higher ranks.
 */
export type PromotionState = PromotionPhase | ParticipationState | 'not_eligible';

/** Whether a promotion is open to people of a rank. */
export function isOpenToRank(
  { minimumRankLevel }: { readonly minimumRankLevel?: number | null },
  rankLevel: number,
): boolean {
  return (minimumRankLevel ?? 0) <= rankLevel;
}

const firstActions: Readonly<Record<PromotionKind, PromotionAction | null>> = {
  automatic: null,
  claim: 'claim',
  // An application is written on its own page.
  application: null,
  mission: 'join',
  raffle: 'enter',
};

/** The first action in a promotion; null if a button press is not enough. */
export function firstActionOf(kind: PromotionKind): PromotionAction | null {
  return firstActions[kind];
}

/** The action in this state, or null. */
export function actionOf(kind: PromotionKind, state: PromotionState): PromotionAction | null {
  if (state === 'issued') return 'claim';
  return state === 'open' ? firstActions[kind] : null;
}
