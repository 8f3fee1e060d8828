import { keepDeadlines, restoreDeadlines } from '#machines/persistence/deadline.ts';
import { keepSentCode, restoreSentCode, type SentCode } from '#machines/persistence/sent-code.ts';
import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** Forms that send codes; each has a countdown of its own. */
export type CodePurpose = 'registration' | 'login' | 'recovery';

const keyOf = (purpose: CodePurpose) => `smsDeadline-${purpose}`;

/** A number of a form, and the moment of server time at which it is asked for. */
interface Asked {
  readonly purpose: CodePurpose;
  /** With its dialing code. */
  readonly number: string;
  readonly now: number;
}

/**
 * Notes until when the countdown of a number runs, so that it outlives a reload (A11, A25); null
 * where its code is used up.
 */
export function noteCountdown({ purpose, number, now }: Asked, availableAt: number | null): void {
  const others = restoreDeadlines(notedInEntry(keyOf(purpose)), now).filter(
    ([known]) => known !== number,
  );
  const deadlines = availableAt === null ? others : [...others, [number, availableAt] as const];
  noteInEntry(keyOf(purpose), keepDeadlines(deadlines));
}

/** Until when the countdown of a number runs, in milliseconds of server time; null when none does. */
export function notedCountdown({ purpose, number, now }: Asked): number | null {
  const deadlines = restoreDeadlines(notedInEntry(keyOf(purpose)), now);
  return deadlines.find(([known]) => known === number)?.[1] ?? null;
}

const codeKeyOf = (purpose: CodePurpose) => `phoneCode-${purpose}`;

/** Notes the code that Firebase sent, so that it can be typed after a reload (A25). */
export function noteSentCode(purpose: CodePurpose, sent: SentCode): void {
  noteInEntry(codeKeyOf(purpose), keepSentCode(sent));
}

/** The code that Firebase sent last; null when none was. */
export function notedSentCode(purpose: CodePurpose): SentCode | null {
  return restoreSentCode(notedInEntry(codeKeyOf(purpose)));
}
