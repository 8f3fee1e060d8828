import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { referralProgress, referralReasons, referralStates } from './referral-types.ts';
import { momentSchema, textOf } from './text.ts';

/** What a member gets for friends who register by their link (W5). */
export const referralSchema = z
  .strictObject({
    /** Travels in the link as `referralCode`. */
    code: textOf(20),
    currency: currencySchema,
    /** What a friend must stake, in hundredths, within this many days of registering. */
    stake: z.int().positive(),
    /** The number of days in which a friend has to do that. */
    days: z.int().positive(),
    /** Hundredths of a point for each friend who counts. */
    points: z.int().positive(),
  })
  .meta({ id: 'Referral' });
export type Referral = z.infer<typeof referralSchema>;

/** Somebody who registered by the link. The exact stakes stay private. */
export const referredPersonSchema = z
  .strictObject({
    /** Masked. */
    name: z.string(),
    joinedAt: momentSchema,
    /** Whether the friend still has time, counts, or does not count. */
    state: z.enum(referralStates),
    /** The deadline for the stakes; null if not waiting. */
    until: momentSchema.nullable(),
    /** Progress, rounded down to quarters; null if not waiting. */
    progress: z.literal(referralProgress).nullable(),
    /** Why they do not count; null for others. */
    reason: z.enum(referralReasons).nullable(),
  })
  .meta({ id: 'ReferredPerson' });
export type ReferredPerson = z.infer<typeof referredPersonSchema>;
