import type {
  ParticipationState,
  PromotionDeed,
  PromotionKind,
} from '../entities/promotion-types.ts';

/** The times of a promotion: ISO 8601; without an end it stays. */
export interface PromotionPeriod {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** Where a promotion stands for everybody, by the clock alone. */
export type PromotionPhase = 'coming_soon' | 'open' | 'closed';

/** The phase of a promotion at a moment of the server's clock, in milliseconds since the epoch. */
export function phaseOf({ startsAt, endsAt }: PromotionPeriod, now: number): PromotionPhase {
  if (now < Date.parse(startsAt)) return 'coming_soon';
  return endsAt === null || now < Date.parse(endsAt) ? 'open' : 'closed';
}

/** Where a promotion stands for one person (W5): their own state, else what the clock says. */
export type PromotionState = PromotionPhase | ParticipationState;

const firstDeeds: Readonly<Record<PromotionKind, PromotionDeed | null>> = {
  automatic: null,
  claim: 'claim',
  application: 'join',
  mission: 'join',
  raffle: 'enter',
};

/** What everybody does first about a promotion; null where it comes by itself. */
export function firstDeedOf(kind: PromotionKind): PromotionDeed | null {
  return firstDeeds[kind];
}

/** What a person can do about a promotion in this state; null where there is nothing to do. */
export function deedOf(kind: PromotionKind, state: PromotionState): PromotionDeed | null {
  if (state === 'issued') return 'claim';
  return state === 'open' ? firstDeeds[kind] : null;
}
