import type { Clock } from '../../ground/clock.ts';
import { Refused } from '../../ground/refused.ts';
import type { Database } from '../../store/database.ts';
import { phoneEventTable } from '../../store/phone-events.ts';
import type { SettingsBook } from '../site/settings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much one number bears (docs/requirements.md, "Limits of requests"). */
export interface PhoneLimitFigures {
  readonly codesPerMinute: number;
  readonly codesPerHour: number;
  readonly codesPerDay: number;
  readonly wrongCodesPerHour: number;
}

/** The figures where nothing else is configured. */
export const usualPhoneLimits: PhoneLimitFigures = {
  codesPerMinute: 1,
  codesPerHour: 5,
  codesPerDay: 10,
  wrongCodesPerHour: 10,
};

/** Keeps codes by SMS from being asked for, or guessed, without end (A11). */
export interface PhoneLimits {
  /** @throws Refused `throttled` within the minute, too_many_requests beyond it */
  requireSending(mobile: string, throttled: 'sms_throttled' | 'mail_throttled'): void;
  noteSent(mobile: string): void;
  /** @throws Refused too_many_requests */
  requireTrying(mobile: string): void;
  noteWrong(mobile: string): void;
}

export function createPhoneLimits(
  database: Database,
  clock: Clock,
  settings: SettingsBook,
): PhoneLimits {
  const events = phoneEventTable(database);

  const note = (mobile: string, kind: 'sent' | 'wrong') => {
    const now = clock.now();
    events.forgetBefore(now - DAY);
    events.add(mobile, kind, now);
  };

  return {
    requireSending(mobile, throttled) {
      const now = clock.now();
      const { codesPerMinute, codesPerHour, codesPerDay } = settings.current.phoneLimits;
      const sent = events.moments(mobile, 'sent', now - DAY, now);
      const longWait = Math.max(
        waitOf(sent, codesPerHour, HOUR, now),
        waitOf(sent, codesPerDay, DAY, now),
      );
      if (longWait > 0) throw new Refused('too_many_requests', retryAfter(longWait));
      const wait = waitOf(sent, codesPerMinute, MINUTE, now);
      if (wait > 0) throw new Refused(throttled, retryAfter(wait));
    },
    noteSent: (mobile) => note(mobile, 'sent'),
    requireTrying(mobile) {
      const now = clock.now();
      const { wrongCodesPerHour } = settings.current.phoneLimits;
      const wrong = events.moments(mobile, 'wrong', now - HOUR, now);
      const wait = waitOf(wrong, wrongCodesPerHour, HOUR, now);
      if (wait > 0) throw new Refused('too_many_requests', retryAfter(wait));
    },
    noteWrong: (mobile) => note(mobile, 'wrong'),
  };
}

/** Milliseconds until fewer than `most` of the moments are younger than the span. */
function waitOf(moments: readonly number[], most: number, span: number, now: number): number {
  const oldest = moments[most - 1];
  return oldest === undefined ? 0 : Math.max(0, oldest + span - now);
}

function retryAfter(milliseconds: number) {
  return { retryAfterSeconds: Math.ceil(milliseconds / 1_000) };
}
