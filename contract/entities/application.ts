import { z } from 'zod/v4';
import { applicationRejections, applicationStates } from './application-types.ts';
import { pictureSchema } from './picture.ts';
import { momentSchema } from './text.ts';

/** An application of the signed-in person for a promotion (W6). */
export const applicationSchema = z
  .strictObject({
    id: z.string(),
    promotionId: z.string(),
    state: z.enum(applicationStates),
    /** What the person wrote. */
    comment: z.string(),
    /** In the order in which they were named. */
    pictures: z.array(pictureSchema),
    /** When the person applied. */
    appliedAt: momentSchema,
    /** When a decision is promised by; null once there is one. */
    promisedAt: momentSchema.nullable(),
    /** When the operator decided; null before that. */
    decidedAt: momentSchema.nullable(),
    /** Why it was rejected; null for any other. */
    reason: z.enum(applicationRejections).nullable(),
    /** Whether the person can withdraw it now. */
    canBeWithdrawn: z.boolean(),
  })
  .meta({ id: 'Application' });
export type Application = z.infer<typeof applicationSchema>;
