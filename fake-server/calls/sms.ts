import { initServer } from '@ts-rest/express';
import type { GeetestResult } from '#contract/entities/verification.ts';
import { contract } from '#contract/index.ts';
import { Refused } from '../ground/refused.ts';
import { answer, callOf } from '../http/call.ts';
import { requireGeetest } from '../world/geetest.ts';
import { internationalNumber, type MobileNumber } from '../world/sms.ts';
import type { World } from '../world/world.ts';

/** Codes by SMS, sent by this server. */
export function smsHandlers({ sms, settings, members, geetest, recovery }: World) {
  /** @returns the number with its dialing code */
  const prepare = async (
    offered: boolean,
    body: MobileNumber & { readonly geetest?: GeetestResult | undefined },
  ) => {
    if (!offered || settings.current.smsProvider !== 'server')
      throw new Refused('feature_disabled');
    const mobile = internationalNumber(body);
    // The puzzle guards the registration itself; where a code's request brings one, it must be good.
    if (body.geetest) await requireGeetest(geetest, body.geetest);
    return mobile;
  };

  const toNewNumber = async (
    req: object,
    offered: boolean,
    body: Parameters<typeof prepare>[1],
  ) => {
    const mobile = await prepare(offered, body);
    if (members.byMobile(mobile)) {
      throw new Refused('mobile_taken', { fields: [{ field: 'mobileNum', rule: 'taken' }] });
    }
    return answer(sms.send('registration', mobile, callOf(req).situation));
  };

  return initServer().router(contract.sms, {
    registrationByUsername: ({ req, body }) =>
      toNewNumber(req, settings.form.usernameTab && settings.form.smsAtUsername, body),
    registrationByMobile: ({ req, body }) =>
      toNewNumber(req, settings.form.mobileTab && settings.form.smsAtMobile, body),
    login: async ({ req, body }) => {
      const mobile = await prepare(settings.form.loginTabs.phone === 'code', body);
      if (!members.byMobile(mobile)) throw new Refused('mobile_unknown');
      return answer(sms.send('login', mobile, callOf(req).situation));
    },
    forgotPassword: async ({ req, body }) =>
      answer(await recovery.sendCode(body, callOf(req).situation)),
  });
}
