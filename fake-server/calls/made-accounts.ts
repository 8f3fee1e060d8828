import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Accounts that an agent makes for people of the own team (C1). */
export function madeAccountsHandlers({ madeAccounts }: World) {
  return initServer().router(contract.madeAccounts, {
    list: async ({ req, query }) => answer(madeAccounts.page(me(req), query)),
    create: async ({ req, body }) => answer(await madeAccounts.create(me(req), body)),
    renewPassword: async ({ req, body }) =>
      answer(await madeAccounts.renewPassword(me(req), body.memberId, body.password)),
  });
}

/** The agent who asks. */
function me(request: object) {
  return signedInOf(request).member;
}
