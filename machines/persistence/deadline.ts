import { keep, restore } from './kept.ts';

const VERSION = 2;
/** No countdown is longer; a later deadline comes from a clock that was moved. */
const LONGEST_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Nobody mistypes a number more often than that. */
const MAX_NUMBERS = 5;
/** An international number has at most fifteen digits and its plus sign. */
const LONGEST_NUMBER = 20;

/** Until when each number's countdown runs, in milliseconds of server time, the newest last (A11). */
export type Deadlines = readonly (readonly [number: string, availableAt: number])[];

/** The text to store for the countdowns of a form, so that they outlive a reload (A25). */
export function keepDeadlines(deadlines: Deadlines): string {
  return keep(VERSION, deadlines.slice(-MAX_NUMBERS));
}

/** The stored deadlines that still run; none where the text does not fit. */
export function restoreDeadlines(text: string | null, now: number): Deadlines {
  const deadlines = restore(text, VERSION, isDeadlines) ?? [];
  return deadlines.filter(([, at]) => at > now && at <= now + LONGEST_MILLISECONDS);
}

function isDeadlines(value: unknown): value is Deadlines {
  return (
    Array.isArray(value) &&
    value.length <= MAX_NUMBERS &&
    value.every(
      (each: unknown) =>
        Array.isArray(each) &&
        each.length === 2 &&
        typeof each[0] === 'string' &&
        each[0].length <= LONGEST_NUMBER &&
        typeof each[1] === 'number',
    )
  );
}
