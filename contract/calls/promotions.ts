import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { memberRewardSchema } from '../entities/member-reward.ts';
import {
  participationSchema,
  promotionDetailSchema,
  promotionSchema,
} from '../entities/promotion.ts';
import { promotionCategories } from '../entities/promotion-types.ts';
import { languageSchema, textOf } from '../entities/text.ts';

const one = z.object({ id: textOf(64).min(1) });
const nothing = z.strictObject({});
const outOfTime = ['promotion_not_found', 'promotion_not_started', 'promotion_ended'] as const;

/**
 * Promotions, and how members take part (W5, W8, S16). Every action counts once, also without a key: a
 * repeated one is answered with the result of the first.
 */
export const promotionsCalls = c.router({
  list: {
    method: 'GET',
    path: '/promotions',
    query: z.object({
      category: z.enum(promotionCategories).optional(),
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'Promotions that are open, start soon or have just ended',
      auth: 'none',
      value: z.array(promotionSchema),
    }),
  },
  one: {
    method: 'GET',
    path: '/promotions/:id',
    pathParams: one,
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'One promotion with its content and terms',
      auth: 'none',
      codes: ['promotion_not_found'],
      value: promotionDetailSchema,
    }),
  },
  mine: {
    method: 'GET',
    path: '/member/promotions',
    ...answers({
      summary: 'The promotions that the member takes part in, with the state of each',
      auth: 'member',
      value: z.array(participationSchema),
    }),
  },
  rewards: {
    method: 'GET',
    path: '/member/rewards',
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'Promotions as they stand for the member: what waits to be claimed comes first',
      auth: 'member',
      value: z.array(memberRewardSchema),
    }),
  },
  claim: {
    method: 'POST',
    path: '/promotions/:id/claim',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Claims a bonus and credits it at once',
      auth: 'trueMember',
      once: true,
      codes: [...outOfTime, 'promotion_not_claimable', 'promotion_not_eligible'],
      value: participationSchema,
    }),
  },
  join: {
    method: 'POST',
    path: '/promotions/:id/join',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Applies for a promotion, or joins a mission',
      auth: 'trueMember',
      once: true,
      codes: [...outOfTime, 'promotion_not_joinable', 'promotion_not_eligible'],
      value: participationSchema,
    }),
  },
  enter: {
    method: 'POST',
    path: '/promotions/:id/raffle',
    pathParams: one,
    body: nothing,
    ...answers({
      summary: 'Enters a raffle: one ticket per member',
      auth: 'trueMember',
      once: true,
      codes: [...outOfTime, 'promotion_not_joinable', 'promotion_not_eligible'],
      value: participationSchema,
    }),
  },
});
