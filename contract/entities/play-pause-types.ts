/*
 * Breaks and self-exclusions (W10). Plain data, which the browser can carry without a schema library.
 */

/** How long a break can be. It ends by itself. */
export const breakLengths = [
  'oneHour',
  'oneDay',
  'oneWeek',
  'twoWeeks',
  'fourWeeks',
  'sixWeeks',
] as const;

/** How long a self-exclusion can be. It ends only when the player asks for that. */
export const exclusionLengths = ['sixMonths', 'oneYear', 'fiveYears', 'forGood'] as const;

/** How long a player can pause play, shortest first. */
export const pauseLengths = [...breakLengths, ...exclusionLengths] as const;
export type PauseLength = (typeof pauseLengths)[number];

/** How long each is, in words and by the calendar. */
export const pauseSpans: Readonly<
  Record<
    Exclude<PauseLength, 'forGood'>,
    readonly [count: number, unit: 'hour' | 'day' | 'week' | 'month' | 'year']
  >
> = {
  oneHour: [1, 'hour'],
  oneDay: [1, 'day'],
  oneWeek: [1, 'week'],
  twoWeeks: [2, 'week'],
  fourWeeks: [4, 'week'],
  sixWeeks: [6, 'week'],
  sixMonths: [6, 'month'],
  oneYear: [1, 'year'],
  fiveYears: [5, 'year'],
};

/** A break, or a self-exclusion. */
export const pauseKinds = ['break', 'selfExclusion'] as const;
export type PauseKind = (typeof pauseKinds)[number];

/**
 * Where a pause is.
 *
 * - `holds`: it cannot be ended.
 * - `over`: the time of a self-exclusion is over; it lasts until the player asks to come back.
 * - `returning`: the player has asked, and waits.
 */
export const pauseStages = ['holds', 'over', 'returning'] as const;
export type PauseStage = (typeof pauseStages)[number];

/** Which kind a length belongs to. */
export function pauseKindOf(length: PauseLength): PauseKind {
  return (breakLengths as readonly PauseLength[]).includes(length) ? 'break' : 'selfExclusion';
}
