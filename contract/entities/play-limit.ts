import { z } from 'zod/v4';
import { currencySchema } from './money.ts';
import { MAX_PLAY_LIMIT, playFrames, playLimitKinds } from './play-limit-types.ts';
import { checkIntervalSchema } from './reality-check.ts';
import { momentSchema } from './text.ts';

/** Hundredths of the currency unit; minutes for the time of play. */
export const limitAmountSchema = z.int().positive().max(MAX_PLAY_LIMIT);

/** A limit that a player has set (W10). */
export const playLimitSchema = z
  .strictObject({
    /** What it limits. */
    kind: z.enum(playLimitKinds),
    /** Over which time. */
    frame: z.enum(playFrames),
    /** What holds now: hundredths of the currency unit, or minutes for `time`. */
    amount: limitAmountSchema,
    /** What was used of it in the current frame: hundredths, or minutes for `time`. */
    used: z.int().nonnegative(),
    /**
     * What still fits: hundredths, or minutes for `time`; more than the limit after a profit or a
     * withdrawal.
     */
    left: z.int().nonnegative(),
    /** When more will fit; null if nothing in the frame has to pass. */
    until: momentSchema.nullable(),
    /** The looser limit that waits, or null. */
    pending: z
      .strictObject({
        /** Hundredths, or minutes for `time`; null for no limit. */
        amount: limitAmountSchema.nullable(),
        /** When it will hold; until then it can be cancelled. */
        from: momentSchema,
      })
      .nullable(),
  })
  .meta({ id: 'PlayLimit' });
export type PlayLimit = z.infer<typeof playLimitSchema>;

/** Everything that a player has limited (W10). */
export const playLimitsSchema = z
  .strictObject({
    /** In the order of the kinds and frames; empty without any limit. */
    limits: z.array(playLimitSchema),
    /** How long a looser limit waits, in hours. */
    waitHours: z.int().positive(),
    /** Of all amounts but times. */
    currency: currencySchema,
    /** How often the player is asked whether to go on. */
    check: checkIntervalSchema.optional(),
  })
  .meta({ id: 'PlayLimits' });
export type PlayLimits = z.infer<typeof playLimitsSchema>;
