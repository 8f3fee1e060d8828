import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { writeOnce } from '../http/once.ts';
import { originOf } from '../http/visit-origin.ts';
import type { World } from '../world/world.ts';

/** Payout accounts of the signed-in person (W2). */
export function payoutAccountsHandlers({ payoutAccounts }: World) {
  const list = (request: object) => answer(payoutAccounts.list(me(request)));
  return initServer().router(contract.payoutAccounts, {
    list: async ({ req }) => list(req),
    check: async ({ req, body }) => answer(await payoutAccounts.check(me(req), body)),
    add: async ({ req, body }) =>
      writeOnce(req, () => payoutAccounts.add(me(req), body, originOf(req))),
    makeDefault: async ({ req, params }) => {
      payoutAccounts.makeDefault(me(req), params.id);
      return list(req);
    },
    rename: async ({ req, params, body }) => {
      payoutAccounts.rename(me(req), params.id, body.label);
      return list(req);
    },
    remove: async ({ req, params }) => {
      payoutAccounts.remove(me(req), params.id);
      return list(req);
    },
  });
}

function me(request: object) {
  return signedInOf(request).member;
}
