import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import { Refused } from '../kernel/refused.ts';
import type { World } from '../world/world.ts';

/** Outcome of actions that count once. */
export function submissionsHandlers({ once }: World) {
  return initServer().router(contract.submissions, {
    settle: async ({ req, body: { key } }) => {
      const { signedIn } = callOf(req);
      // An account's key is unknown to a visitor, who would be told that it never arrived.
      if (!signedIn && req.header('authorization') !== undefined)
        throw new Refused('token_expired');
      const settled = await once.settle({ memberId: signedIn?.member.id, key });
      return answer({ answer: settled as { success: boolean } | null });
    },
  });
}
