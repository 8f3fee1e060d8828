import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';

/** Money of the signed-in person. */
export function walletHandlers() {
  return initServer().router(contract.wallet, {
    balance: async ({ req }) => {
      const { member } = signedInOf(req);
      return answer({ sumBalance: member.balance, currency: member.currency });
    },
  });
}
