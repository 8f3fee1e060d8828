import { z } from 'zod/v4';
import { oncePattern } from '../once.ts';

/** Asks what became of the action with this key. */
export const settleSchema = z.strictObject({
  /** The key that the action was sent with; in the body, so that no address or log holds it. */
  key: z.string().regex(oncePattern),
});

/** What became of an action that counts once. */
export const settledSchema = z.strictObject({
  /**
   * The answer that it had, as it was sent; null where it had none: then it cannot count any more.
   * Its shape is that of the call that was sent.
   */
  answer: z.looseObject({ success: z.boolean() }).nullable(),
});
