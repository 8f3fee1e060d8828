import type { GeetestResult, SentCode } from '#contract/entities/verification.ts';
import { Refused } from '../ground/refused.ts';
import type { MemberTable } from '../store/members.ts';
import { type GeetestAccount, requireGeetest } from './geetest.ts';
import type { SettingsBook } from './settings.ts';
import type { Situation } from './situation.ts';
import { internationalNumber, type MobileNumber, type Sms } from './sms.ts';

/** A number that asks for a code, with the puzzle where the page had one. */
export interface CodeRequest extends MobileNumber {
  readonly geetest?: GeetestResult | undefined;
}

/** Who gets a code by SMS, and for what (A11). All refuse by throwing. */
export interface CodeRequests {
  /** @throws Refused feature_disabled, geetest_failed, mobile_taken, sms_throttled, sms_failed */
  toRegister(
    by: 'username' | 'mobile',
    request: CodeRequest,
    situation: Situation,
  ): Promise<SentCode>;
  /** @throws Refused feature_disabled, geetest_failed, mobile_unknown, sms_throttled, sms_failed */
  toSignIn(request: CodeRequest, situation: Situation): Promise<SentCode>;
}

interface CodeRequestParts {
  readonly sms: Sms;
  readonly settings: SettingsBook;
  readonly members: MemberTable;
  readonly geetest: GeetestAccount;
}

export function createCodeRequests(parts: CodeRequestParts): CodeRequests {
  const { sms, settings, members, geetest } = parts;

  /** @returns the number with its dialing code */
  const numberOf = async (isOffered: boolean, request: CodeRequest) => {
    if (!isOffered || settings.current.smsProvider !== 'server') {
      throw new Refused('feature_disabled');
    }
    const mobile = internationalNumber(request);
    // The puzzle guards the registration itself; where a code's request brings one, it must be good.
    if (request.geetest) await requireGeetest(geetest, request.geetest);
    return mobile;
  };

  return {
    async toRegister(by, request, situation) {
      const { usernameTab, smsAtUsername, mobileTab, smsAtMobile } = settings.form;
      const isOffered = by === 'username' ? usernameTab && smsAtUsername : mobileTab && smsAtMobile;
      const mobile = await numberOf(isOffered, request);
      if (members.byMobile(mobile)) {
        throw new Refused('mobile_taken', { fields: [{ field: 'mobileNum', rule: 'taken' }] });
      }
      return sms.send('registration', mobile, situation);
    },
    async toSignIn(request, situation) {
      const mobile = await numberOf(settings.form.loginTabs.phone === 'code', request);
      if (!members.byMobile(mobile)) throw new Refused('mobile_unknown');
      return sms.send('login', mobile, situation);
    },
  };
}
