import { z } from 'zod/v4';
import { participationSchema, promotionSchema } from './promotion.ts';
import { participationStates } from './promotion-types.ts';

/** A promotion as it stands for one person: their part, or what they could do about it (W5). */
export const memberRewardSchema = z
  .strictObject({
    promotion: promotionSchema,
    state: z.enum(['coming_soon', 'open', ...participationStates]),
    /** Null for what the person takes no part in yet. */
    participation: participationSchema.nullable(),
    /** Rounds that a mission asks for; null for other kinds. */
    rounds: z.int().positive().nullable(),
  })
  .meta({ id: 'MemberReward' });
export type MemberReward = z.infer<typeof memberRewardSchema>;
