import type { GeetestResult } from '#contract/entities/verification.ts';
import { Refused } from '../../kernel/refused.ts';
import { validateGeetest } from '../partners/geetest-client.ts';
import type { GeetestAccount } from '../ports/identity-accounts.ts';

/**
 * Asks the vendor whether a solved puzzle is genuine (A10).
 *
 * @throws Refused geetest_required, geetest_failed
 */
export async function requireGeetest(
  account: GeetestAccount,
  result: GeetestResult | undefined,
): Promise<void> {
  if (!result) throw new Refused('geetest_required');
  if (result.captcha_id !== account.captchaId) throw new Refused('geetest_failed');
  const { endpoint, captchaId, captchaKey } = account;
  const verdict = await validateGeetest({ endpoint, captchaId, captchaKey, result });
  if (!verdict.ok) throw new Refused('geetest_failed');
}
