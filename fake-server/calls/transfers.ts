import { initServer } from '@ts-rest/express';
import type { UplineTransfer } from '#contract/entities/transfer.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Money of the signed-in person to their upline (W2). */
export function transfersHandlers({ uplineTransfers }: World) {
  return initServer().router(contract.transfers, {
    uplineTerms: async ({ req }) => answer(uplineTransfers.terms(signedInOf(req).member)),
    toUpline: async ({ req, body }) =>
      answerOnce<UplineTransfer>(req, (action) =>
        uplineTransfers.send(signedInOf(req).member, body, action),
      ),
  });
}
