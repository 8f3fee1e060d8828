import { z } from 'zod/v4';
import { pauseKinds, pauseLengths, pauseStages } from './play-pause-types.ts';
import { momentSchema } from './text.ts';

/** A break or a self-exclusion (W10). */
export const playPauseSchema = z
  .strictObject({
    /** Which of the two. */
    kind: z.enum(pauseKinds),
    /** What the player chose last. */
    length: z.enum(pauseLengths),
    /** Where it is: holding, over, or waiting for the return. */
    stage: z.enum(pauseStages),
    /** When it began. */
    since: momentSchema,
    /** When a break ends, or when a return can be asked for; null for good. */
    until: momentSchema.nullable(),
    /** When play is open again, once the player has asked to come back; null before that. */
    returnsAt: momentSchema.nullable(),
  })
  .meta({ id: 'PlayPause' });
export type PlayPause = z.infer<typeof playPauseSchema>;

/** What a player has paused, and what a return needs (W10). */
export const playPauseStateSchema = z
  .strictObject({
    /** The break or self-exclusion; null if the player may play. */
    pause: playPauseSchema.nullable(),
    /** How long a return from self-exclusion waits, in hours. */
    returnHours: z.int().positive(),
  })
  .meta({ id: 'PlayPauseState' });
export type PlayPauseState = z.infer<typeof playPauseStateSchema>;
