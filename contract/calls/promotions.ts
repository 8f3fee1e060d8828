import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
  list: route('GET /promotions', {
    summary: 'Promotions that are open, start soon or have just ended',
    query: z.object({
      category: z.enum(promotionCategories).optional(),
      language: languageSchema.optional(),
    }),
    auth: 'none',
    value: z.array(promotionSchema),
  }),
  one: route('GET /promotions/:id', {
    summary: 'One promotion with its content and terms',
    pathParams: one,
    query: z.object({ language: languageSchema.optional() }),
    auth: 'none',
    codes: ['promotion_not_found'],
    value: promotionDetailSchema,
  }),
  participations: route('GET /member/promotions', {
    summary: 'The promotions that the member takes part in, with the state of each',
    auth: 'member',
    value: z.array(participationSchema),
  }),
  rewards: route('GET /member/rewards', {
    summary: 'Promotions with the member’s state: claimable ones first',
    query: z.object({ language: languageSchema.optional() }),
    auth: 'member',
    value: z.array(memberRewardSchema),
  }),
  claim: route('POST /promotions/:id/claim', {
    summary: 'Claims a bonus and credits it at once',
    pathParams: one,
    body: nothing,
    auth: 'trueMember',
    play: 'rewards',
    once: true,
    codes: [...outOfTime, 'promotion_not_claimable', 'promotion_not_eligible'],
    value: participationSchema,
  }),
  join: route('POST /promotions/:id/join', {
    summary: 'Applies for a promotion, or joins a mission',
    pathParams: one,
    body: nothing,
    auth: 'trueMember',
    play: 'rewards',
    once: true,
    codes: [...outOfTime, 'promotion_not_joinable', 'promotion_not_eligible'],
    value: participationSchema,
  }),
  enter: route('POST /promotions/:id/raffle', {
    summary: 'Enters a raffle: one ticket per member',
    pathParams: one,
    body: nothing,
    auth: 'trueMember',
    play: 'rewards',
    once: true,
    codes: [...outOfTime, 'promotion_not_joinable', 'promotion_not_eligible'],
    value: participationSchema,
  }),
});
