/** The error of a typed number of points. */
export type PointsProblem = 'empty' | 'notWhole' | 'tooFew' | 'tooMany';

/** No more than the ledger can count. */
const MAX_DIGITS = 12;

/**
 * Parses whole points, with or without thousands separators, to hundredths of a point.
 *
 * @returns undefined unless a whole number
 */
export function readPoints(text: string): number | undefined {
  const typed = text.trim();
  const digits = /^\d{1,3}(?:[.,\s]\d{3})+$/u.test(typed) ? typed.replaceAll(/\D/gu, '') : typed;
  if (!/^\d+$/u.test(digits) || digits.length > MAX_DIGITS) return undefined;
  return Number(digits) * 100;
}

/** The error; undefined if valid. Bounds in hundredths of a point. */
export function problemOfPoints(
  text: string,
  { minimum, maximum }: { readonly minimum: number; readonly maximum: number },
): PointsProblem | undefined {
  if (text.trim() === '') return 'empty';
  const points = readPoints(text);
  if (points === undefined) return 'notWhole';
  if (points < minimum) return 'tooFew';
  return points > maximum ? 'tooMany' : undefined;
}
