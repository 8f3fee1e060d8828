/**
 * What a stake earns, in hundredths of a point: exact, for a stake in hundredths and a whole number
 * of points for each unit (W9).
 */
export function pointsForStake(stake: number, pointsPerUnit: number): number {
  return stake * pointsPerUnit;
}
