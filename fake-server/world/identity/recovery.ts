import type { LanguageCode } from '#contract/entities/language.ts';
import type { LoginResult } from '#contract/entities/member.ts';
import type { SentRecoveryCode } from '#contract/entities/verification.ts';
import { checkEmailRecovery } from '#contract/rules/recovery.ts';
import { spanIn } from '../../content/span-words.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused, refuseFields } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import type { Letters } from '../notifications/letters.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import { checkNewPassword, type PasswordOwnerNames } from '../protection/new-passwords.ts';
import type { Passwords } from '../protection/passwords.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { HumanAnswer, HumanCheck } from '../verification/human-check.ts';
import type { PhoneCodes, PhoneProof } from '../verification/phone-codes.ts';
import { createPhoneLimits } from '../verification/phone-limits.ts';
import { internationalNumber, type MobileNumber, type Sms } from '../verification/sms.ts';
import { entered, type SignIn } from './sign-in.ts';

/** The account for a recovery mail. */
interface MailRequest {
  readonly username: string;
  readonly email: string;
}

/** Details of a mail request. */
interface MailCircumstances {
  readonly origin: OriginRow;
  /** Language of the requesting page, where the person waits for the mail (A17, G1). */
  readonly language: LanguageCode;
  /** Makes the link for a token. */
  readonly linkWith: (token: string) => string;
}

/** A number with a puzzle's answer. */
interface VerifiedNumber extends MobileNumber, HumanAnswer {}

/** A new password, and proof of the number. */
interface PasswordByPhone extends VerifiedNumber, PhoneProof {
  readonly newPassword: string;
}

/** Recovering access without the password (A17). All methods refuse by throwing. */
export interface Recovery {
  /**
   * Mails a link that signs in and requires a new password; until then the password stays the same.
   * Without such an account everything looks the same, and nobody gets a mail. If the account may
   * not sign in, its link says why.
   *
   * @throws Refused validation_failed, mail_throttled, mail_failed
   */
  byEmail(request: MailRequest, how: MailCircumstances, situation: Situation): void;
  /**
   * Sends the code of a recovery by phone, if this server sends the codes (G4a): to any number, so
   * that nobody learns whether it has an account.
   *
   * @throws Refused any of the codes of the call
   */
  sendCode(
    number: VerifiedNumber,
    situation: Situation,
    language: LanguageCode,
    action?: Action<SentRecoveryCode>,
  ): Promise<SentRecoveryCode>;
  /**
   * Sets a new password, ends every session of the person, and opens a new one. Only a person who
   * has proved the number learns that the account may not sign in.
   *
   * @throws Refused any of the codes of `setPasswordByPhone`
   */
  byPhone(
    request: PasswordByPhone,
    situation: Situation,
    origin: OriginRow,
    action?: Action<LoginResult>,
  ): Promise<LoginResult>;
}

interface RecoveryParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly sms: Sms;
  readonly phoneCodes: PhoneCodes;
  readonly humanCheck: HumanCheck;
  readonly history: SecurityHistory;
  readonly letters: Letters;
}

export function createRecovery(parts: RecoveryParts): Recovery {
  const { database, clock, settings, members, passwords, sessions, signIn } = parts;
  const { sms, phoneCodes, humanCheck, history, letters } = parts;
  const limits = createPhoneLimits(database, clock, settings);

  const numberOf = (number: MobileNumber) => {
    if (!settings.form.phoneRecovery) throw new Refused('feature_disabled');
    return internationalNumber(number);
  };

  const memberWith = (mobile: string): MemberRow => {
    const member = members.byMobile(mobile);
    if (!member) throw new Refused('mobile_unknown');
    return member;
  };

  const requireNewPassword = (password: string, owner: PasswordOwnerNames) => {
    const { password: rule } = settings.rules;
    refuseFields([checkNewPassword('newPassword', password, rule, owner)]);
  };

  return {
    byEmail({ username, email }, { linkWith, ...how }, situation) {
      refuseFields(checkEmailRecovery({ username, email }, settings.rules));
      const member = members.byAccount(username);
      const isOwn = member?.email?.toLowerCase() === email.toLowerCase();
      const wish = `${username} ${email}`.toLowerCase();
      limits.requirePause(wish, 'mail_throttled');
      // The link of an earlier mail stays valid: this is rolled back.
      if (situation.mailFailing) throw new Refused('mail_failed');
      database.transaction(() => {
        limits.noteSent(wish);
        if (!member || !isOwn) return;
        const { sessionIdleMinutes } = settings.current;
        const link = linkWith(sessions.openOwing(member.id));
        letters.write(member, {
          ...how,
          to: { kind: 'email', address: email },
          text: (texts, language) =>
            texts.recovery(link, spanIn(sessionIdleMinutes, 'minute', language)),
        });
      });
    },
    async sendCode(number, situation, language, action = singleAction()) {
      if (settings.current.smsProvider !== 'server') throw new Refused('feature_disabled');
      const mobile = numberOf(number);
      await humanCheck.require(number);
      return action.commit(() => {
        const { expiresAt } = sms.send('recovery', mobile, situation, language);
        return { expirationTime: expiresAt };
      });
    },
    async byPhone({ newPassword, ...request }, situation, origin, action = singleAction()) {
      const mobile = numberOf(request);
      await humanCheck.requireBrought(request);
      requireNewPassword(newPassword, { mobile });
      const spendProof = await phoneCodes.check('recovery', mobile, request, action);
      // Only the number's holder is told that there is no account.
      const member = memberWith(mobile);
      // Nobody else learns the account's name.
      requireNewPassword(newPassword, member);
      signIn.requireEntry(member);
      const hash = await passwords.hash(newPassword);
      const setPassword = () => {
        // Another call may have used the same proof while the password was hashed.
        spendProof();
        members.setPassword(member.id, hash, clock.now());
        history.note(member.id, 'passwordRecovered', origin);
        sessions.endOfMember(member.id);
        // A person who was blocked meanwhile is refused here, and everything above is rolled back.
        return signIn.enter(memberWith(mobile), situation);
      };
      // The new password is valid, also if a second step comes before the session.
      return action.commit(() => entered(database.transaction(setPassword)));
    },
  };
}
