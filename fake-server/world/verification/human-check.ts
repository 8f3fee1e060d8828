import type { GeetestResult } from '#contract/entities/verification.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { GeetestAccount } from '../ports/identity-accounts.ts';
import type { Captcha } from './captcha.ts';
import { requireGeetest } from './geetest.ts';

/** A call's proof that a person sent it. */
export interface HumanAnswer {
  readonly geetest?: GeetestResult | undefined;
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

/** The site's puzzle: GeeTest if it has it, else the captcha picture. */
export interface HumanCheck {
  /** @throws Refused geetest_required, geetest_failed, captcha_required, captcha_incorrect */
  require(answer: HumanAnswer): Promise<void>;
  /** For calls that need no puzzle: if they bring one, it must be valid. */
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
