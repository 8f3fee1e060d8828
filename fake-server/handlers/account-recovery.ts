import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { FinishedAccountRecovery } from '#contract/entities/account-recovery.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { answerOnce, writeOnce } from '../http/once.ts';
import { stopLinksFor } from '../http/undo-link.ts';
import { originOf } from '../http/visit-origin.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** Account recovery for people who have lost everything that they sign in with (W5). */
export function accountRecoveryHandlers(world: World, { origins }: HandlerNeeds) {
  const { accountRecoveryRequests, accountRecoveries } = world;
  const circumstances = (request: Request) => ({
    origin: originOf(request),
    stopLinkWith: stopLinksFor(request, origins),
  });
  return initServer().router(contract.accountRecovery, {
    code: async ({ req, body }) => {
      const { situation } = callOf(req);
      const language = languageOfCall(world, req);
      return answerOnce<SentCode>(req, (action) =>
        accountRecoveryRequests.sendCode(body, situation, language, action),
      );
    },
    request: async ({ req, body }) =>
      writeOnce(req, () => accountRecoveryRequests.ask(body, circumstances(req))),
    complete: async ({ req, body }) =>
      answerOnce<FinishedAccountRecovery>(req, (action) =>
        accountRecoveryRequests.finish(body, circumstances(req), action),
      ),
    previewStop: async ({ body }) => answer(accountRecoveries.previewStop(body.token)),
    stop: async ({ req, body }) => answer(accountRecoveries.stop(body.token, originOf(req))),
  });
}
