import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Breaks and self-exclusions (W10). */
export function playPausesHandlers({ deposits, playPauses }: World) {
  return initServer().router(contract.playPauses, {
    state: async ({ req }) => answer(playPauses.of(signedInOf(req).member.id)),
    choose: async ({ req, body }) => {
      const signedIn = signedInOf(req);
      const state = playPauses.choose(signedIn, body.length);
      // What was not paid yet need not be; what arrives nevertheless goes back.
      if (state.pause) await deposits.cancelOpen(signedIn.member);
      return answer(state);
    },
    resume: async ({ req, body }) =>
      answer(playPauses.resume(signedInOf(req).member.id, body.wanted)),
  });
}
