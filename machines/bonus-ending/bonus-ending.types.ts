import type { Bonus } from '#contract/entities/bonus.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** Input of the flow. */
export interface BonusEndingInput {
  readonly bonusId: string;
}

/** What the person confirmed. */
export interface EndingWish extends BonusEndingInput {
  /** The price on the screen when the button was pressed, in hundredths. */
  readonly costs: number;
}

/** Context of the flow. */
export interface BonusEndingContext extends BonusEndingInput {
  /** The bonus as last read. */
  readonly bonus: Bonus | null;
  /** The last button pressed, until it is done or cancelled. */
  readonly wish: EndingWish | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type BonusEndingEvent = { type: 'ending.confirmed' } | { type: 'retry.requested' };

export type BonusOutcome = Outcome<Bonus>;
