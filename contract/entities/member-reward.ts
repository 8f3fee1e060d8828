import { z } from 'zod/v4';
import { participationSchema, promotionSchema } from './promotion.ts';
import { participationStates } from './promotion-types.ts';

/** A promotion as it stands for one person: their part in it, or what they can do (W5). */
export const memberRewardSchema = z
  .strictObject({
    /** The promotion. */
    promotion: promotionSchema,
    /** Where the person is in the promotion. */
    state: z.enum(['coming_soon', 'open', ...participationStates]),
    /** Null if the person does not take part yet. */
    participation: participationSchema.nullable(),
    /** The number of rounds that a mission requires; null for other kinds. */
    rounds: z.int().positive().nullable(),
  })
  .meta({ id: 'MemberReward' });
export type MemberReward = z.infer<typeof memberRewardSchema>;
