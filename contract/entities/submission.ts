import { z } from 'zod/v4';
import { oncePattern } from '../once.ts';

/** Asks for the outcome of the action with this key. */
export const settleSchema = z.strictObject({
  /** The idempotency key of the action; in the body, so that no URL or log holds it. */
  key: z.string().regex(oncePattern),
});

/** Outcome of an action that counts once. */
export const settledSchema = z.strictObject({
  /**
   * The answer as it was sent, in the shape of the original call; null if there was none, and then
   * the action can no longer count.
   */
  answer: z
    .looseObject({
      /** Whether the call succeeded. */
      success: z.boolean(),
    })
    .nullable(),
});
