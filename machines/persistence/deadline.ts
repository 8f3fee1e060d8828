import { keep, restore } from './kept.ts';

const VERSION = 1;
/** No countdown is longer; a later deadline comes from a clock that was moved. */
const LONGEST_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The text to store for the deadline of a countdown, in milliseconds of server time (A25). */
export function keepDeadline(availableAt: number): string {
  return keep(VERSION, availableAt);
}

/** The stored deadline; null when it has passed, or does not fit. */
export function restoreDeadline(text: string | null, now: number): number | null {
  return restore(
    text,
    VERSION,
    (value): value is number =>
      typeof value === 'number' && value > now && value <= now + LONGEST_MILLISECONDS,
  );
}
