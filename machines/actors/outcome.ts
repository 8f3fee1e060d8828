import type { Outcome, Refusal } from '#contract/errors.ts';

/** The refusal for an actor that broke (S12). */
export const brokeDown: Refusal = { ok: false, code: 'unknown_error' };

/** The refusal for an actor that timed out (S12). */
export const timedOut: Refusal = { ok: false, code: 'timed_out' };

/** The refusal in an outcome; null when it was accepted. */
function refusalIn(outcome: Outcome<unknown>): Refusal | null {
  return outcome.ok ? null : outcome;
}

/** The value in an outcome; null when it was refused. */
export function valueIn<Value>(outcome: Outcome<Value>): Value | null {
  return outcome.ok ? outcome.value : null;
}

/** The event with an actor's answer. */
interface Answered<Output> {
  readonly event: { readonly output: Output };
}

/** The `params` of guards and actions that look at an actor's answer. */
export function answerOf<Output>({ event }: Answered<Output>): { outcome: Output } {
  return { outcome: event.output };
}

/** A guard or an action that gets an actor's answer. */
export function withAnswer<const Type extends string>(type: Type) {
  return { type, params: answerOf };
}

/** The `params` of actions that note why an actor refused. */
export function refusalOf({ event }: Answered<Outcome<unknown>>): { refusal: Refusal | null } {
  return { refusal: refusalIn(event.output) };
}
