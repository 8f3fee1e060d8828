import type { LanguageCode } from '#contract/entities/language.ts';
import type { MoneyCodeChannel } from '#contract/entities/money-password-types.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { MemberRow } from '../../store/members.ts';
import type { MoneyPasswords } from '../protection/money-passwords.ts';
import type { ContactHolders } from '../verification/contact-holders.ts';
import type { HumanAnswer, HumanCheck } from '../verification/human-check.ts';
import { internationalNumber, type MobileNumber, type Sms } from '../verification/sms.ts';

/** A number that requests a code, with the puzzle before every SMS. */
interface CodeRequest extends MobileNumber, HumanAnswer {}

/** Requests for SMS codes, by purpose (A11). All methods refuse by throwing. */
export interface CodeRequests {
  /** @throws Refused any of the codes of the call */
  toRegister(
    by: 'username' | 'mobile',
    request: CodeRequest,
    situation: Situation,
    language: LanguageCode,
    action?: Action<SentCode>,
  ): Promise<SentCode>;
  /** @throws Refused any of the codes of the call */
  toSignIn(
    request: CodeRequest,
    situation: Situation,
    language: LanguageCode,
    action?: Action<SentCode>,
  ): Promise<SentCode>;
  /**
   * In place of a forgotten money password; by mail without a puzzle.
   *
   * @throws Refused any of the codes of the call
   */
  toRecoverMoney(
    member: MemberRow,
    request: HumanAnswer & { readonly channel: MoneyCodeChannel },
    situation: Situation,
    language: LanguageCode,
    action?: Action<SentCode>,
  ): Promise<SentCode>;
}

interface CodeRequestParts {
  readonly sms: Sms;
  readonly settings: SettingsInForce;
  readonly humanCheck: HumanCheck;
  readonly holders: ContactHolders;
  readonly moneyPasswords: Pick<MoneyPasswords, 'sendCode'>;
}

export function createCodeRequests(parts: CodeRequestParts): CodeRequests {
  const { sms, settings, humanCheck, holders, moneyPasswords } = parts;

  /** @returns the number with its dialing code */
  const numberOf = async (isOffered: boolean, request: CodeRequest) => {
    if (!isOffered || settings.current.smsProvider !== 'server') {
      throw new Refused('feature_disabled');
    }
    const mobile = internationalNumber(request);
    // Before anything about the number is revealed: nobody probes numbers without solving a puzzle.
    await humanCheck.require(request);
    return mobile;
  };

  return {
    async toRegister(by, request, situation, language, action = singleAction()) {
      const { usernameTab, smsAtUsername, mobileTab, smsAtMobile } = settings.form;
      const isOffered = by === 'username' ? usernameTab && smsAtUsername : mobileTab && smsAtMobile;
      const mobile = await numberOf(isOffered, request);
      holders.requireFree('mobile', mobile);
      return action.commit(() => sms.send('registration', mobile, situation, language));
    },
    async toSignIn(request, situation, language, action = singleAction()) {
      const mobile = await numberOf(settings.form.loginTabs.phone === 'code', request);
      // To any number: its holder learns at the sign-in whether it has an account.
      return action.commit(() => sms.send('login', mobile, situation, language));
    },
    async toRecoverMoney(
      member,
      { channel, ...answer },
      situation,
      language,
      action = singleAction(),
    ) {
      if (channel === 'mobile') await humanCheck.require(answer);
      return action.commit(() => moneyPasswords.sendCode(member, channel, situation, language));
    },
  };
}
