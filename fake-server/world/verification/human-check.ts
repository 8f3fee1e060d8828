import type { GeetestResult } from '#contract/entities/verification.ts';
import { Refused } from '../../ground/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { GeetestAccount } from '../ports/identity-accounts.ts';
import type { Captcha } from './captcha.ts';
import { requireGeetest } from './geetest.ts';

/** What a call brings to show that a person sent it. */
export interface HumanAnswer {
  readonly geetest?: GeetestResult | undefined;
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

/** The puzzle of the site: GeeTest where it has it, else the captcha picture. */
export interface HumanCheck {
  /** @throws Refused geetest_required, geetest_failed, captcha_required, captcha_incorrect */
  require(answer: HumanAnswer): Promise<void>;
  /** Where a call need not bring a puzzle: one that it brings must be good. */
  requireBrought(answer: Pick<HumanAnswer, 'geetest'>): Promise<void>;
}

export function createHumanCheck(
  settings: SettingsInForce,
  geetest: GeetestAccount,
  captcha: Captcha,
): HumanCheck {
  return {
    async require(answer) {
      if (settings.current.geetest) {
        await requireGeetest(geetest, answer.geetest);
      } else if (!answer.captcha) {
        throw new Refused('captcha_required', { captchaRequired: true });
      } else if (!captcha.check(answer.captchaId, answer.captcha)) {
        throw new Refused('captcha_incorrect', { captchaRequired: true });
      }
    },
    async requireBrought(answer) {
      if (answer.geetest) await requireGeetest(geetest, answer.geetest);
    },
  };
}
