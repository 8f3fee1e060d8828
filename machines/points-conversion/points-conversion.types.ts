import type { Currency } from '#contract/entities/money.ts';
import type { PointsConversion } from '#contract/entities/points.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { ConversionTerms } from '#contract/rules/points.ts';

/** What can be converted, and how. */
export interface ConversionOverview extends ConversionTerms {
  /** What the person has, in hundredths of a point. */
  readonly points: number;
  readonly currency: Currency;
}

/** What the person confirmed: an amount of points, at the rate on the screen. */
export interface ConversionWish {
  /** Hundredths of a point. */
  readonly points: number;
  /** Whole points for each unit of the currency. */
  readonly pointsPerUnit: number;
}

/** Context of the flow; passwords stay in the draft. */
export interface PointsConversionContext {
  readonly overview: ConversionOverview | null;
  /** What was pressed last, until it is done or given up. */
  readonly wish: ConversionWish | null;
  readonly conversion: PointsConversion | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type PointsConversionEvent =
  | { type: 'conversion.submitted'; points: number }
  | { type: 'form.edited' }
  | { type: 'another.requested' }
  | { type: 'retry.requested' }
  | { type: 'overview.changed'; overview: ConversionOverview }; // the site has another rate or minimum now

export type OverviewOutcome = Outcome<ConversionOverview>;
export type ConversionOutcome = Outcome<PointsConversion>;
