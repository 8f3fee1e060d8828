import { type ErrorCode, isErrorCode } from '#contract/errors.ts';
import english from '#contract/messages/EN/errors.json' with { type: 'json' };
import englishOfMembers from '#contract/messages/EN/member/memberErrors.json' with { type: 'json' };
import type { ScreenRecord } from './records.ts';

/** Where a person reads the message of a code. */
export interface ShownError {
  readonly code: ErrorCode;
  /** The message in English. */
  readonly text: string;
  readonly screens: readonly ScreenRecord[];
}

/** Every code that has a message of its own; those that no screen shows come first. */
export function shownErrors(screens: readonly ScreenRecord[]): readonly ShownError[] {
  const messages: Readonly<Record<string, string>> = { ...english, ...englishOfMembers };
  return Object.entries(messages)
    .flatMap(([code, text]) => (isErrorCode(code) ? [{ code, text }] : []))
    .map(({ code, text }) => ({
      code,
      text,
      screens: screens.filter(
        ({ keys }) => keys.includes(`errors:${code}`) || keys.includes(`memberErrors:${code}`),
      ),
    }))
    .toSorted((one, other) => Number(one.screens.length > 0) - Number(other.screens.length > 0));
}
