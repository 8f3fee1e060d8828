import { keep, restore } from './kept.ts';

const VERSION = 1;
/** An international number has at most fifteen digits and its plus sign. */
const LONGEST_NUMBER = 20;
/** Firebase's own names have some three hundred characters. */
const LONGEST_VERIFICATION_ID = 2_048;

/**
 * A code that Firebase sent: to which number, and by which name it can be confirmed. The name is
 * worth nothing without the code, which is kept nowhere.
 */
export interface SentCode {
  readonly number: string;
  readonly verificationId: string;
}

/** The text to store for a sent code, so that it can be typed after a reload (A11, A25). */
export function keepSentCode({ number, verificationId }: SentCode): string {
  return keep(VERSION, { number, verificationId } satisfies SentCode);
}

/** The stored code; null when there is none, or when it does not fit. */
export function restoreSentCode(text: string | null): SentCode | null {
  return restore(text, VERSION, isSentCode);
}

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  const { number, verificationId } = value as { number?: unknown; verificationId?: unknown };
  return isText(number, LONGEST_NUMBER) && isText(verificationId, LONGEST_VERIFICATION_ID);
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}
