import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { referralSchema, referredPersonSchema } from '../entities/referral.ts';
import { REFERRAL_PAGE_SIZE } from '../entities/referral-types.ts';
import { paged, pageOf } from '../lists.ts';

/**
 * Friends whom a member invites (W5), where `availablePromo.REFERRAL.enabled` of the member says
 * so.
 */
export const referralCalls = c.router({
  terms: route('GET /referral', {
    summary: 'The code of the person’s link, and what a friend must do to count',
    auth: 'trueMember',
    play: 'rewards',
    codes: ['feature_disabled'],
    value: referralSchema,
  }),
  people: route('GET /referral/people', {
    summary: 'Who registered by the link, newest first, in pages',
    query: z.object({ ...paged(REFERRAL_PAGE_SIZE) }),
    auth: 'trueMember',
    codes: ['feature_disabled'],
    value: pageOf({
      /** The friends of the page, newest first. */
      people: z.array(referredPersonSchema),
    }),
  }),
});
