import { z } from 'zod/v4';
import { closingObstacles } from './closing-types.ts';
import { moneySchema } from './money.ts';
import { momentSchema } from './text.ts';

/** How it stands with the closing of an account (W5). */
export const accountClosureSchema = z
  .strictObject({
    /** Until then its owner can come back; null where nobody asked for it. */
    closesAt: momentSchema.nullable(),
    /** How long that is, in days. */
    waitDays: z.int().positive(),
    /** What has to be settled first, with how much it is where it is money. */
    obstacles: z.array(
      z.strictObject({ kind: z.enum(closingObstacles), amount: moneySchema.nullable() }),
    ),
  })
  .meta({ id: 'AccountClosure' });
export type AccountClosure = z.infer<typeof accountClosureSchema>;
