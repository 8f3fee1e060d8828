import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { SentCode, SentRecoveryCode } from '#contract/entities/verification.ts';
import { contract } from '#contract/index.ts';
import { callOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { answerOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Codes by SMS, sent by this server. */
export function smsHandlers(world: World) {
  const { codeRequests, recovery } = world;
  const situationOf = (request: Request) =>
    [callOf(request).situation, languageOfCall(world, request)] as const;
  return initServer().router(contract.sms, {
    registrationByUsername: async ({ req, body }) =>
      answerOnce<SentCode>(req, (action) =>
        codeRequests.toRegister('username', body, ...situationOf(req), action),
      ),
    registrationByMobile: async ({ req, body }) =>
      answerOnce<SentCode>(req, (action) =>
        codeRequests.toRegister('mobile', body, ...situationOf(req), action),
      ),
    login: async ({ req, body }) =>
      answerOnce<SentCode>(req, (action) =>
        codeRequests.toSignIn(body, ...situationOf(req), action),
      ),
    forgotPassword: async ({ req, body }) =>
      answerOnce<SentRecoveryCode>(req, (action) =>
        recovery.sendCode(body, ...situationOf(req), action),
      ),
  });
}
