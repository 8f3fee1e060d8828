import { initServer } from '@ts-rest/express';
import type { MadeAccount } from '#contract/entities/made-account.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Accounts that an agent makes for people of their team (C1). */
export function madeAccountsHandlers({ madeAccounts }: World) {
  return initServer().router(contract.madeAccounts, {
    list: async ({ req, query }) => answer(madeAccounts.page(me(req), query)),
    create: async ({ req, body }) =>
      answerOnce<MadeAccount>(req, (action) => madeAccounts.create(me(req), body, action)),
    renewPassword: async ({ req, body }) =>
      answerOnce<MadeAccount>(req, (action) =>
        madeAccounts.renewPassword(me(req), body.memberId, body.password, action),
      ),
  });
}

/** The agent who asks. */
function me(request: object) {
  return signedInOf(request).member;
}
