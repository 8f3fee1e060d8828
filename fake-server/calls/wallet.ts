import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { onceKeyOf } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Money of the signed-in person, and how it moves between their wallets. */
export function walletHandlers({ deposits, rounds, wallet, walletTransfers }: World) {
  return initServer().router(contract.wallet, {
    balance: async ({ req }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      const { total, ...parts } = wallet.parts(member.id);
      const debt = deposits.debtOf(member);
      return answer({ sumBalance: total, parts, debt, currency: member.currency });
    },
    merchant: async () => answer(walletTransfers.merchant()),
    consolidated: async ({ req }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      return answer(walletTransfers.consolidated(member));
    },
    transfer: async ({ req, body }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      return answer(await walletTransfers.transfer(member, onceKeyOf(req), body));
    },
    recall: async ({ req, body: { vendors } }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      const transfers = await walletTransfers.recall(member, onceKeyOf(req), vendors);
      return answer({ transfers });
    },
    checkTransfer: async ({ req, params: { id } }) =>
      answer(await walletTransfers.check(signedInOf(req).member, id)),
  });
}
