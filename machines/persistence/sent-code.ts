import { keep, restore } from './kept.ts';

const VERSION = 1;
/** An international number has at most fifteen digits and its plus sign. */
const LONGEST_NUMBER = 20;
/** Firebase's ids have some three hundred characters. */
const LONGEST_VERIFICATION_ID = 2_048;

/**
 * A code that Firebase sent: the number, and the id for confirming it. The id is worthless without
 * the code, which is stored nowhere.
 */
export interface SentCode {
  readonly number: string;
  readonly verificationId: string;
}

/** Serialises a sent code, so that it can be typed after a reload (A11, A25). */
export function keepSentCode({ number, verificationId }: SentCode): string {
  return keep(VERSION, { number, verificationId } satisfies SentCode);
}

/** The stored code; null if there is none or it is invalid. */
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
