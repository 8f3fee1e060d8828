import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** The passwords that money asks for (W2). */
export function moneyPasswordsHandlers({ moneyPasswords }: World) {
  const state = (request: object) => answer(moneyPasswords.asked(me(request)));
  return initServer().router(contract.moneyPasswords, {
    state: async ({ req }) => state(req),
    set: async ({ req, body }) => {
      await moneyPasswords.set(me(req), body);
      return state(req);
    },
    change: async ({ req, body }) => {
      await moneyPasswords.change(me(req), body);
      return state(req);
    },
    code: async ({ req, body }) =>
      answer(moneyPasswords.sendCode(me(req), body.channel, callOf(req).situation)),
    recover: async ({ req, body }) => {
      await moneyPasswords.recover(me(req), body);
      return state(req);
    },
  });
}

function me(request: object) {
  return signedInOf(request).member;
}
