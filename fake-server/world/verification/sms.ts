import { randomInt } from 'node:crypto';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import { checkMobile, nationalNumber } from '#contract/rules/mobile.ts';
import { outgoingTexts } from '../../content/outgoing-texts.ts';
import { spanIn } from '../../content/span-words.ts';
import { type Refusable, refuseIn, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts, type Term } from '../../kernel/term.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import {
  type SentMessage,
  type SmsCodeRow,
  type SmsPurpose,
  verificationTable,
} from '../../store/verification/verification.ts';
import { countryByDialingCode } from './countries.ts';
import { createPhoneLimits } from './phone-limits.ts';

const MAX_WRONG_TRIES = 5;
const CODE_DIGITS = 6;

/** A mobile number on the wire. */
export interface MobileNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** Codes by SMS and mail, and the outbox of everything 'sent' (A11, T3). */
export interface Sms {
  /**
   * Sends a code; a number gets the next one when this one has expired. Email addresses follow the
   * same rules.
   *
   * @throws Refused sms_throttled, too_many_requests, sms_failed; mail_throttled, mail_failed
   */
  send(
    purpose: SmsPurpose,
    receiver: string,
    situation: Situation,
    language: LanguageCode,
    channel?: 'mobile' | 'mail',
  ): SentCode;
  /**
   * The same for a code stored under another key than its receiver. With a null receiver nothing is
   * sent, but the answer looks the same.
   *
   * @throws Refused as `send` does
   */
  sendAs(
    purpose: SmsPurpose,
    name: string,
    receiver: string | null,
    situation: Situation,
    language: LanguageCode,
    channel: 'mobile' | 'mail',
  ): SentCode;
  /**
   * Checks a code; a right one stays valid until used.
   *
   * @throws Refused verification_code_missing, verification_code_incorrect,
   * verification_code_expired, too_many_requests
   */
  check(purpose: SmsPurpose, mobile: string, code: string | undefined, action?: Refusable): void;
  /** When the latest code expires; undefined if none is valid. */
  countsUntil(purpose: SmsPurpose, receiver: string): number | undefined;
  /** Uses up a code. */
  spend(purpose: SmsPurpose, mobile: string): void;
  /** The same without allowing a new one sooner, so that nobody can tell that it was used. */
  useUp(purpose: SmsPurpose, name: string): void;
  /** Puts a third party's code into the outbox. */
  deliver(mobile: string, code: string, language: LanguageCode): void;
  /** Newest first. */
  outbox(limit: number): readonly SentMessage[];
  clearOutbox(): void;
}

/**
 * The number with its dialing code, as stored: '+5511987654321'.
 *
 * @throws Refused validation_failed if it is invalid in that country
 */
export function internationalNumber({ countryDialingCode, mobileNum }: MobileNumber): string {
  const country = countryByDialingCode(countryDialingCode);
  if (!country) {
    throw new Refused('validation_failed', {
      fields: [{ field: 'countryDialingCode', rule: 'incorrect' }],
    });
  }
  const error = checkMobile('mobileNum', mobileNum, country);
  const national = nationalNumber(mobileNum, country);
  if (error || national === undefined) {
    throw new Refused('validation_failed', {
      fields: [error ?? { field: 'mobileNum', rule: 'mobile' }],
    });
  }
  return countryDialingCode + national;
}

export function createSms(database: Database, clock: Clock, settings: SettingsInForce): Sms {
  const table = verificationTable(database);
  const limits = createPhoneLimits(database, clock, settings);

  const refuseWhenTooSoon = (
    purpose: SmsPurpose,
    mobile: string,
    now: number,
    throttled: 'sms_throttled' | 'mail_throttled',
  ) => {
    const pending = table.code(purpose, mobile);
    if (pending && counts(termOf(pending), now)) {
      throw new Refused(throttled, {
        retryAfterSeconds: Math.ceil((pending.expires_at - now) / 1_000),
      });
    }
    limits.requireSending(mobile, throttled);
  };

  const sendAs: Sms['sendAs'] = (purpose, name, receiver, situation, language, channel) => {
    const now = clock.now();
    const isMail = channel === 'mail';
    refuseWhenTooSoon(purpose, name, now, isMail ? 'mail_throttled' : 'sms_throttled');
    if (isMail && situation.mailFailing) throw new Refused('mail_failed');
    if (!isMail && situation.smsFailing) throw new Refused('sms_failed');
    const { siteName, smsExpiryMinutes } = settings.current;
    const code = newCode();
    const expiresAt = now + smsExpiryMinutes * 60_000;
    database.transaction(() => {
      limits.noteSent(name);
      table.putCode(purpose, name, { code, sent_at: now, expires_at: expiresAt });
      if (receiver === null) return;
      table.addToOutbox({
        channel: isMail ? 'mail' : 'sms',
        receiver,
        text: outgoingTexts(language).code(
          siteName,
          code,
          spanIn(smsExpiryMinutes, 'minute', language),
        ),
        code,
        sent_at: now,
      });
    });
    return { expiredMinutes: smsExpiryMinutes, expiresAt: momentOf(expiresAt) };
  };

  return {
    send: (purpose, receiver, situation, language, channel = 'mobile') =>
      sendAs(purpose, receiver, receiver, situation, language, channel),
    sendAs,
    check(purpose, mobile, code, action = singleAction()) {
      if (code === undefined || code === '') throw new Refused('verification_code_missing');
      const sent = table.code(purpose, mobile);
      // All possible guesses are refused in one place.
      if (!sent) refuseIn(action, () => new Refused('verification_code_incorrect'));
      limits.requireTrying(mobile);
      if (!counts(termOf(sent), clock.now())) {
        refuseIn(action, () => new Refused('verification_code_expired'));
      }
      if (sent.code === plainCode(code)) return;
      refuseIn(action, () => {
        const isLast = sent.wrong_tries + 1 >= MAX_WRONG_TRIES;
        // Guessing ends; the person may request another code when the limits allow it.
        if (isLast) table.dropCode(purpose, mobile);
        else table.countWrongTry(purpose, mobile);
        const why = isLast ? 'verification_code_expired' : 'verification_code_incorrect';
        return limits.wrong(mobile, new Refused(why));
      });
    },
    countsUntil(purpose, receiver) {
      const sent = table.code(purpose, receiver);
      const now = clock.now();
      return sent && counts(termOf(sent), now) ? sent.expires_at : undefined;
    },
    spend: (purpose, mobile) => table.dropCode(purpose, mobile),
    useUp(purpose, name) {
      const sent = table.code(purpose, name);
      if (sent) table.putCode(purpose, name, { ...sent, code: newCode() });
    },
    deliver(mobile, code, language) {
      table.addToOutbox({
        channel: 'sms',
        receiver: mobile,
        text: outgoingTexts(language).firebaseCode(settings.current.siteName, code),
        code,
        sent_at: clock.now(),
      });
    },
    outbox: (limit) => table.outbox(limit),
    clearOutbox: () => table.clearOutbox(),
  };
}

function termOf({ sent_at, expires_at }: SmsCodeRow): Term {
  return { kind: 'sentCode', from: sent_at, until: expires_at };
}

function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}
