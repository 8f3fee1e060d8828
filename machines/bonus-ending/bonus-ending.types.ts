import type { Bonus } from '#contract/entities/bonus.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the flow is started with. */
export interface BonusEndingInput {
  readonly bonusId: string;
}

/** What the person agreed to. */
export interface EndingWish extends BonusEndingInput {
  /** What was on the screen when it was pressed: so much goes back, in hundredths. */
  readonly costs: number;
}

/** What the flow knows. */
export interface BonusEndingContext extends BonusEndingInput {
  /** As it stood when it was read last. */
  readonly bonus: Bonus | null;
  /** What was pressed last, until it is done or given up. */
  readonly wish: EndingWish | null;
  readonly refusal: Refusal | null;
}

/** What a person does. */
export type BonusEndingEvent = { type: 'ending.confirmed' } | { type: 'retry.requested' };

export type BonusOutcome = Outcome<Bonus>;
