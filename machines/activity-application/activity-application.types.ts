import type { Application } from '#contract/entities/application.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { PromotionPhase } from '#contract/rules/promotion-phase.ts';
import type { ConnectionReturned } from '../actors/watching.ts';

/** Input of the flow. */
export interface ActivityApplicationInput {
  readonly promotionId: string;
}

/** What somebody applies with. */
export interface ApplicationWords {
  readonly comment: string;
  /** Numbers of uploaded pictures. */
  readonly pictures: readonly string[];
}

/** A promotion, and what the person has applied for it with. */
export interface ApplicationOverview {
  /** Whether one applies for it at all. */
  readonly isForApplicants: boolean;
  readonly phase: PromotionPhase;
  readonly application: Application | null;
}

/** Context of the flow. */
export interface ActivityApplicationContext extends ActivityApplicationInput {
  /** Null until it was read. */
  readonly overview: ApplicationOverview | null;
  /** What was submitted last; null before. */
  readonly words: ApplicationWords | null;
  readonly refusal: Refusal | null;
}

/** Events: what the person does, and updates of the application. */
export type ActivityApplicationEvent =
  | { type: 'application.submitted'; words: ApplicationWords }
  | { type: 'withdrawal.requested' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.declined' }
  | { type: 'retry.requested' }
  | ConnectionReturned
  | { type: 'application.changed'; application: Application | null };

export type OverviewOutcome = Outcome<ApplicationOverview>;
export type ApplicationOutcome = Outcome<Application>;

/** An application to send. */
export interface ApplyInput extends ActivityApplicationInput {
  readonly words: ApplicationWords;
}
