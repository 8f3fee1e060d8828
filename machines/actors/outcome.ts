import type { Outcome, Refusal } from '#contract/errors.ts';

/** What a flow shows when an actor broke instead of answering (S12). */
export const brokeDown: Refusal = { ok: false, code: 'unknown_error' };

/** What a flow shows when an actor has not answered in time (S12). */
export const timedOut: Refusal = { ok: false, code: 'timed_out' };

/** The refusal in an outcome; null when it was accepted. */
export function refusalIn(outcome: Outcome<unknown>): Refusal | null {
  return outcome.ok ? null : outcome;
}

/** The value in an outcome; null when it was refused. */
export function valueIn<Value>(outcome: Outcome<Value>): Value | null {
  return outcome.ok ? outcome.value : null;
}
