import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** Friends whom a member invites (W5). */
export function referralHandlers({ referrals }: World) {
  return initServer().router(contract.referral, {
    terms: async ({ req }) => answer(referrals.terms(signedInOf(req).member)),
    people: async ({ req, query }) => answer(referrals.people(signedInOf(req).member, query)),
  });
}
