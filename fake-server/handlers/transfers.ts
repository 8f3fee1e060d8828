import { initServer } from '@ts-rest/express';
import type { MoneyTransfer } from '#contract/entities/transfer.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Money of the signed-in person to their upline, or to their team (W2). */
export function transfersHandlers({ moneyTransfers }: World) {
  return initServer().router(contract.transfers, {
    uplineTerms: async ({ req }) => answer(moneyTransfers.terms(signedInOf(req).member, 'upline')),
    toUpline: async ({ req, body }) =>
      answerOnce<MoneyTransfer>(req, (action) =>
        moneyTransfers.send(signedInOf(req).member, 'upline', body, action),
      ),
    downlineTerms: async ({ req, query: { memberId } }) =>
      answer(moneyTransfers.terms(signedInOf(req).member, { downline: memberId })),
    toDownline: async ({ req, body: { memberId, ...wish } }) =>
      answerOnce<MoneyTransfer>(req, (action) =>
        moneyTransfers.send(signedInOf(req).member, { downline: memberId }, wish, action),
      ),
  });
}
