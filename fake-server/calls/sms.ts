import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** Codes by SMS, sent by this server. */
export function smsHandlers(world: World) {
  const { codeRequests, recovery } = world;
  const askedBy = (request: Request) =>
    [callOf(request).situation, languageOfCall(world, request)] as const;
  return initServer().router(contract.sms, {
    registrationByUsername: async ({ req, body }) =>
      answer(await codeRequests.toRegister('username', body, ...askedBy(req))),
    registrationByMobile: async ({ req, body }) =>
      answer(await codeRequests.toRegister('mobile', body, ...askedBy(req))),
    login: async ({ req, body }) => answer(await codeRequests.toSignIn(body, ...askedBy(req))),
    forgotPassword: async ({ req, body }) => answer(await recovery.sendCode(body, ...askedBy(req))),
  });
}
