import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import type { SentCode } from '#contract/entities/verification.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { answerOnce } from '../http/once.ts';
import { originOf } from '../http/visit-origin.ts';
import type { Action } from '../kernel/action.ts';
import type { World } from '../world/world.ts';

/** The passwords that money asks for (W2). */
export function moneyPasswordsHandlers(world: World) {
  const { codeRequests, moneyPasswords } = world;
  const state = (request: object) => moneyPasswords.overview(me(request));
  const thenState = (request: Request, run: (action: Action<void>) => Promise<void>) =>
    answerOnce(request, run, () => state(request));
  return initServer().router(contract.moneyPasswords, {
    state: async ({ req }) => answer(state(req)),
    set: async ({ req, body }) =>
      thenState(req, (action) => moneyPasswords.set(me(req), body, originOf(req), action)),
    change: async ({ req, body }) =>
      thenState(req, (action) => moneyPasswords.change(me(req), body, originOf(req), action)),
    code: async ({ req, body }) => {
      const language = languageOfCall(world, req);
      const { situation } = callOf(req);
      return answerOnce<SentCode>(req, (action) =>
        codeRequests.toRecoverMoney(me(req), body, situation, language, action),
      );
    },
    recover: async ({ req, body }) =>
      thenState(req, (action) => moneyPasswords.recover(me(req), body, originOf(req), action)),
  });
}

function me(request: object) {
  return signedInOf(request).member;
}
