import { keepDeadline, restoreDeadline } from '#machines/persistence/deadline.ts';
import { keepSentCode, restoreSentCode, type SentCode } from '#machines/persistence/sent-code.ts';
import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** Forms that send codes; each has a countdown of its own. */
export type CodePurpose = 'registration' | 'login' | 'recovery';

const keyOf = (purpose: CodePurpose) => `smsDeadline-${purpose}`;

/** Notes until when a countdown runs, so that it outlives a reload (A11, A25). */
export function noteCountdown(purpose: CodePurpose, availableAt: number): void {
  noteInEntry(keyOf(purpose), keepDeadline(availableAt));
}

/** Until when a countdown from before runs, in milliseconds of server time; null when none does. */
export function notedCountdown(purpose: CodePurpose, now: number): number | null {
  return restoreDeadline(notedInEntry(keyOf(purpose)), now);
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
