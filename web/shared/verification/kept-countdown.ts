import { keepDeadlines, restoreDeadlines } from '#machines/persistence/deadline.ts';
import { keepSentCode, restoreSentCode, type SentCode } from '#machines/persistence/sent-code.ts';
import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** Forms that send codes; each has its own countdown. */
export type CodePurpose = 'registration' | 'login' | 'recovery';

const keyOf = (purpose: CodePurpose) => `smsDeadline-${purpose}`;

/** A form's number, and the server time of the request. */
interface CodeRequest {
  readonly purpose: CodePurpose;
  /** With its dialing code. */
  readonly number: string;
  readonly now: number;
}

/**
 * Stores when a number's countdown ends, so that it survives a reload (A11, A25); null if its code
 * is used up.
 */
export function noteCountdown(
  { purpose, number, now }: CodeRequest,
  availableAt: number | null,
): void {
  const others = restoreDeadlines(notedInEntry(keyOf(purpose)), now).filter(
    ([known]) => known !== number,
  );
  const deadlines = availableAt === null ? others : [...others, [number, availableAt] as const];
  noteInEntry(keyOf(purpose), keepDeadlines(deadlines));
}

/** When a number's countdown ends, in milliseconds of server time; null if none. */
export function notedCountdown({ purpose, number, now }: CodeRequest): number | null {
  const deadlines = restoreDeadlines(notedInEntry(keyOf(purpose)), now);
  return deadlines.find(([known]) => known === number)?.[1] ?? null;
}

const codeKeyOf = (purpose: CodePurpose) => `phoneCode-${purpose}`;

/** Stores the code's id from Firebase, so that the code can be typed after a reload (A25). */
export function noteSentCode(purpose: CodePurpose, sent: SentCode): void {
  noteInEntry(codeKeyOf(purpose), keepSentCode(sent));
}

/** The last code of Firebase; null if none. */
export function notedSentCode(purpose: CodePurpose): SentCode | null {
  return restoreSentCode(notedInEntry(codeKeyOf(purpose)));
}
