import type { Refusal } from '#contract/errors.ts';

/** Whether nobody knows what came of a call that failed so: sent again, it needs the same key. */
export function isLost(refusal: Refusal | null): boolean {
  return refusal?.code === 'network_failed' || refusal?.code === 'timed_out';
}
