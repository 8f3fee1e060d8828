import { z } from 'zod/v4';
import { stoppableActs } from './play-limit-types.ts';
import { restrictionReasons } from './restriction-types.ts';
import { momentSchema } from './text.ts';

/** What an account may not do for play, because it is paused or restricted (W10, A27). */
export const stoppedPlaySchema = z
  .strictObject({
    /** Why; of several reasons the one that ends last. */
    reason: z.enum(restrictionReasons),
    /** What is stopped. Where `rewards` are, nothing may be offered: no banner, promotion or news. */
    acts: z.array(z.enum(stoppableActs)).min(1),
    /** When this changes by itself, and is to be read again; null if it does not. */
    changesAt: momentSchema.nullable(),
  })
  .meta({ id: 'StoppedPlay' });
export type StoppedPlay = z.infer<typeof stoppedPlaySchema>;
