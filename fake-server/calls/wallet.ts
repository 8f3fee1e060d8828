import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Money of the signed-in person. */
export function walletHandlers({ rounds, wallet }: World) {
  return initServer().router(contract.wallet, {
    balance: async ({ req }) => {
      const { member } = signedInOf(req);
      rounds.settleDue(member.id);
      const { total, ...parts } = wallet.parts(member.id);
      return answer({ sumBalance: total, parts, currency: member.currency });
    },
  });
}
