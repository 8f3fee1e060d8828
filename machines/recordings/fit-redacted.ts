import { isUnnamed, REDACTED } from './redacted.ts';

/**
 * How many values of redacted data differ from an example's. What is redacted fits anything; a field with
 * a hidden name is the example's field at the same place, since the order stays.
 */
export function countMisfits(redacted: unknown, example: unknown): number {
  if (redacted === REDACTED) return 0;
  if (!isObject(redacted)) return redacted === example ? 0 : 1;
  if (!isObject(example)) return 1;
  // A function, such as a clock, is never reported.
  const names = Object.keys(example).filter((name) => typeof example[name] !== 'function');
  return Object.entries(redacted).reduce(
    (sum, [name, value], index) =>
      sum + countMisfits(value, example[isUnnamed(name) ? (names[index] ?? '') : name]),
    0,
  );
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
