import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Money of the signed-in person to their upline (W2). */
export function transfersHandlers({ uplineTransfers }: World) {
  return initServer().router(contract.transfers, {
    uplineTerms: async ({ req }) => answer(uplineTransfers.terms(signedInOf(req).member)),
    toUpline: async ({ req, body }) =>
      answer(await uplineTransfers.send(signedInOf(req).member, body)),
  });
}
