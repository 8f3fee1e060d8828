import { initServer } from '@ts-rest/express';
import type { WalletTransfer } from '#contract/entities/wallet.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import type { Action } from '../kernel/action.ts';
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
      return answerOnce<WalletTransfer>(req, (action) =>
        walletTransfers.transfer(member, body, action),
      );
    },
    recall: async ({ req, body: { vendors } }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      return answerOnce(
        req,
        (action: Action<WalletTransfer[]>) => walletTransfers.recall(member, vendors, action),
        (transfers) => ({ transfers }),
      );
    },
    checkTransfer: async ({ req, params: { id } }) =>
      answer(await walletTransfers.check(signedInOf(req).member, id)),
  });
}
