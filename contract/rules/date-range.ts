/** The most days that a range of a record may have (W4). */
export const MAX_RANGE_DAYS = 92;

const HOUR_MILLISECONDS = 60 * 60_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
/** Extra time for clock changes in a range of days: at most two hours in any time zone. */
const CLOCK_CHANGE_MILLISECONDS = 2 * HOUR_MILLISECONDS;

/**
 * A range of days on the wire: from the first moment of its first day to the first moment after its
 * last day, in milliseconds since the epoch. The caller computes the moments, because days begin at
 * different times in different zones.
 */
export interface MomentRange {
  readonly from: number;
  readonly before: number;
}

/** Why a range of a record is refused (W4). */
export type RangeRefusal = 'date_range_reversed' | 'date_range_too_long' | 'date_range_in_future';

/**
 * Checks the range of a record: its first day is no later than its last, it has no more days than
 * `MAX_RANGE_DAYS`, and its last day has begun.
 *
 * @param now milliseconds since the epoch
 * @returns undefined if nothing is wrong
 */
export function whyRangeRefused(
  { from, before }: MomentRange,
  now: number,
): RangeRefusal | undefined {
  if (from >= before) return 'date_range_reversed';
  if (before - from > MAX_RANGE_DAYS * DAY_MILLISECONDS + CLOCK_CHANGE_MILLISECONDS) {
    return 'date_range_too_long';
  }
  if (before > now + DAY_MILLISECONDS + CLOCK_CHANGE_MILLISECONDS) return 'date_range_in_future';
  return undefined;
}
