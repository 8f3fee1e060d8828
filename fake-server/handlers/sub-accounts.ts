import { initServer } from '@ts-rest/express';
import type { SubAccount } from '#contract/entities/sub-account.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Accounts that an agent makes for people of their team (C1). */
export function subAccountsHandlers({ subAccounts }: World) {
  return initServer().router(contract.subAccounts, {
    list: async ({ req, query }) => answer(subAccounts.page(me(req), query)),
    create: async ({ req, body }) =>
      answerOnce<SubAccount>(req, (action) => subAccounts.create(me(req), body, action)),
    renewPassword: async ({ req, body }) =>
      answerOnce<SubAccount>(req, (action) =>
        subAccounts.renewPassword(me(req), body.memberId, body.password, action),
      ),
  });
}

/** The agent who asks. */
function me(request: object) {
  return signedInOf(request).member;
}
