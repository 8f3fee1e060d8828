import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Codes by SMS, sent by this server. */
export function smsHandlers({ codeRequests, recovery }: World) {
  return initServer().router(contract.sms, {
    registrationByUsername: async ({ req, body }) =>
      answer(await codeRequests.toRegister('username', body, callOf(req).situation)),
    registrationByMobile: async ({ req, body }) =>
      answer(await codeRequests.toRegister('mobile', body, callOf(req).situation)),
    login: async ({ req, body }) =>
      answer(await codeRequests.toSignIn(body, callOf(req).situation)),
    forgotPassword: async ({ req, body }) =>
      answer(await recovery.sendCode(body, callOf(req).situation)),
  });
}
