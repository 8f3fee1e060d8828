import { z } from 'zod/v4';
import { closingObstacles } from './closing-types.ts';
import { moneySchema } from './money.ts';
import { momentSchema } from './text.ts';

/** State of an account's closure (W5). */
export const accountClosureSchema = z
  .strictObject({
    /** Until then the owner can cancel the closure; null if none was requested. */
    closesAt: momentSchema.nullable(),
    /** How long that is, in days. */
    waitDays: z.int().positive(),
    /** What must be settled first, with the amount if it is money. */
    obstacles: z.array(
      z.strictObject({
        /** What has to end before the account can be closed. */
        kind: z.enum(closingObstacles),
        /** The money in it. */
        amount: moneySchema.nullable(),
      }),
    ),
  })
  .meta({ id: 'AccountClosure' });
export type AccountClosure = z.infer<typeof accountClosureSchema>;
