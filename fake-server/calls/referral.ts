import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Friends whom a member invites (W5). */
export function referralHandlers({ referrals, referralScenes }: World) {
  /** Who asks; where the scenario is on, with friends. */
  const meInScene = (req: object) => {
    const { member } = signedInOf(req);
    if (callOf(req).situation.friends) referralScenes.befriend(member);
    return member;
  };
  return initServer().router(contract.referral, {
    terms: async ({ req }) => answer(referrals.terms(signedInOf(req).member)),
    people: async ({ req, query }) => answer(referrals.people(meInScene(req), query)),
  });
}
