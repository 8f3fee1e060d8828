import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** What players limit for themselves (W10). */
export function playLimitsHandlers({ ownLimits, rounds }: World) {
  return initServer().router(contract.playLimits, {
    list: async ({ req }) => {
      const { member } = signedInOf(req);
      // A win that nobody has looked at yet is part of the result.
      rounds.settleDue(member.id);
      return answer(ownLimits.of(member));
    },
    choose: async ({ req, body: { kind, frame, amount } }) =>
      answer(ownLimits.choose(signedInOf(req).member, { kind, frame }, amount)),
    goWithout: async ({ req }) => answer(ownLimits.goWithout(signedInOf(req).member)),
    keep: async ({ req, body }) => answer(ownLimits.keep(signedInOf(req).member, body)),
  });
}
