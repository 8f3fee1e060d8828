import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { originOf } from '../http/visit-origin.ts';
import type { World } from '../world/world.ts';

/** The passwords that money asks for (W2). */
export function moneyPasswordsHandlers(world: World) {
  const { codeRequests, moneyPasswords } = world;
  const state = (request: object) => answer(moneyPasswords.asked(me(request)));
  return initServer().router(contract.moneyPasswords, {
    state: async ({ req }) => state(req),
    set: async ({ req, body }) => {
      await moneyPasswords.set(me(req), body, originOf(req));
      return state(req);
    },
    change: async ({ req, body }) => {
      await moneyPasswords.change(me(req), body, originOf(req));
      return state(req);
    },
    code: async ({ req, body }) => {
      const language = languageOfCall(world, req);
      const { situation } = callOf(req);
      return answer(await codeRequests.toRecoverMoney(me(req), body, situation, language));
    },
    recover: async ({ req, body }) => {
      await moneyPasswords.recover(me(req), body, originOf(req));
      return state(req);
    },
  });
}

function me(request: object) {
  return signedInOf(request).member;
}
