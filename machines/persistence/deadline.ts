import { keep, restore } from './kept.ts';

const VERSION = 2;
/** No countdown is longer; a later deadline comes from a changed clock. */
const LONGEST_MILLISECONDS = 24 * 60 * 60 * 1000;
/** The most numbers to remember: nobody mistypes a number more often. */
const MAX_NUMBERS = 5;
/** An international number has at most fifteen digits and its plus sign. */
const LONGEST_NUMBER = 20;

/** When each number's countdown ends, in milliseconds of server time, newest last (A11). */
export type Deadlines = readonly (readonly [number: string, availableAt: number])[];

/** Serialises the countdowns of a form, so that they survive a reload (A25). */
export function keepDeadlines(deadlines: Deadlines): string {
  return keep(VERSION, deadlines.slice(-MAX_NUMBERS));
}

/** The stored deadlines that still run; none if the text is invalid. */
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
