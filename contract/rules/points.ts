/** How points become money (W9). */
export interface ConversionTerms {
  /** Whole points for each unit of the currency. */
  readonly pointsPerUnit: number;
  /** The least that can be converted, in hundredths of a point. */
  readonly minimum: number;
}

/**
 * Converts points to whole cents; what does not make a whole cent stays as points, so that nothing
 * is lost (W9). Used by both sides.
 *
 * @param points hundredths of a point
 * @returns `amount` in hundredths of the currency unit, `spent` in hundredths of a point
 */
export function conversionOf(
  points: number,
  { pointsPerUnit }: Pick<ConversionTerms, 'pointsPerUnit'>,
): { readonly amount: number; readonly spent: number } {
  const amount = Math.floor(points / pointsPerUnit);
  return { amount, spent: amount * pointsPerUnit };
}

/**
 * The points for a stake, in hundredths of a point: exact, for a stake in hundredths and a whole
 * number of points for each unit (W9).
 */
export function pointsForStake(stake: number, pointsPerUnit: number): number {
  return stake * pointsPerUnit;
}
