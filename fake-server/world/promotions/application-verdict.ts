import type { ApplicationRejection } from '#contract/entities/application-types.ts';
import type { ContentOffer } from '../../content/promotions/promotion.ts';
import type { ApplicationRow } from '../../store/promotions/applications.ts';

const MINUTE_MILLISECONDS = 60_000;

type ApplicationOffer = Extract<ContentOffer, { readonly kind: 'application' }>;

/** The decision on an application and its time; while undecided, the promised time. */
export interface Verdict {
  readonly state: 'applying' | 'in_process' | 'issued' | 'rejected';
  readonly reason: ApplicationRejection | null;
  /** Milliseconds since the epoch. */
  readonly decidedAt: number;
}

interface Applied {
  readonly offer: ApplicationOffer;
  /** Milliseconds since the epoch. */
  readonly appliedAt: number;
  /** Undefined if somebody applied before there was a form. */
  readonly application: ApplicationRow | undefined;
  readonly now: number;
  /** Whether the person played between the promotion's start and the application. */
  readonly hasPlayed: () => boolean;
}

/** The operator's decision; without one in time, the promotion's terms decide. */
export function verdictOf({ offer, appliedAt, application, now, hasPlayed }: Applied): Verdict {
  if (application?.decided_at) {
    const { decided_at: decidedAt, reason } = application;
    return { state: reason === null ? 'issued' : 'rejected', reason, decidedAt };
  }
  const decidedAt = appliedAt + offer.reviewMinutes * MINUTE_MILLISECONDS;
  if (now < decidedAt) {
    const state = application?.state === 'in_process' ? 'in_process' : 'applying';
    return { state, reason: null, decidedAt };
  }
  const isGranted = !offer.asksForPlay || hasPlayed();
  return isGranted
    ? { state: 'issued', reason: null, decidedAt }
    : { state: 'rejected', reason: 'conditions_not_met', decidedAt };
}
