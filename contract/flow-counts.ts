import { z } from 'zod/v4';
import { MAX_COUNT, type SentCounts } from './flow-counts-types.ts';

const count = z.int().nonnegative().max(MAX_COUNT);
const byState = z.record(z.string(), count);

/** The body of a page's counts: numbers by names of the machines, and nothing of a person. */
export const sentCountsSchema: z.ZodType<SentCounts> = z.strictObject({
  flows: z.record(
    z.string(),
    z.strictObject({ started: count, finished: count, reached: byState, left: byState }),
  ),
});
