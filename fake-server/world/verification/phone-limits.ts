import { budgets } from '#contract/budgets.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { phoneEventTable } from '../../store/verification/phone-events.ts';
import { triesTable } from '../../store/verification/tries.ts';
import { createTries } from './tries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits how often SMS codes can be requested or guessed (A11). */
export interface PhoneLimits {
  /** @throws Refused `throttled` within the minute, too_many_requests beyond it */
  requireSending(mobile: string, throttled: 'sms_throttled' | 'mail_throttled'): void;
  /** Only the pause, where strangers could use up the rest. @throws Refused `throttled` */
  requirePause(receiver: string, throttled: 'sms_throttled' | 'mail_throttled'): void;
  noteSent(mobile: string): void;
  /** @throws Refused too_many_requests */
  requireTrying(mobile: string): void;
  /** Counts a wrong code. @returns its refusal */
  wrong(mobile: string, refusal: Refused): Refused;
}

export function createPhoneLimits(
  database: Database,
  clock: Clock,
  settings: SettingsInForce,
): PhoneLimits {
  const events = phoneEventTable(database);

  const { minutes } = budgets.sentCode.limits.receiver;
  const tries = createTries(
    triesTable(database, 'sentCode'),
    clock,
    () => ({
      wrongTries: settings.current.phoneLimits.wrongCodesPerHour,
      lockMinutes: minutes,
      keptMinutes: minutes,
      isFromFirst: true,
    }),
    'too_many_requests',
  );

  const requirePause: PhoneLimits['requirePause'] = (receiver, throttled) => {
    const now = clock.now();
    const sent = events.moments(receiver, now - MINUTE, now);
    const wait = waitOf(sent, settings.current.phoneLimits.codesPerMinute, MINUTE, now);
    if (wait > 0) throw new Refused(throttled, retryAfter(wait));
  };

  return {
    requireSending(mobile, throttled) {
      const now = clock.now();
      const { codesPerHour, codesPerDay } = settings.current.phoneLimits;
      const sent = events.moments(mobile, now - DAY, now);
      const longWait = Math.max(
        waitOf(sent, codesPerHour, HOUR, now),
        waitOf(sent, codesPerDay, DAY, now),
      );
      if (longWait > 0) throw new Refused('too_many_requests', retryAfter(longWait));
      requirePause(mobile, throttled);
    },
    requirePause,
    noteSent(mobile) {
      const now = clock.now();
      events.forgetBefore(now - DAY);
      events.add(mobile, now);
    },
    requireTrying: (mobile) => tries.requireOpen(mobile),
    wrong: (mobile, refusal) => tries.wrong(mobile, refusal),
  };
}

/** Milliseconds until fewer than `max` of the moments are within the span. */
function waitOf(moments: readonly number[], max: number, span: number, now: number): number {
  const oldest = moments[max - 1];
  return oldest === undefined ? 0 : Math.max(0, oldest + span - now);
}

function retryAfter(milliseconds: number) {
  return { retryAfterSeconds: Math.ceil(milliseconds / 1_000) };
}
