import type { Refusal } from '#contract/errors.ts';

/** What holds after a move: the context has the refusal, and the machine is in that state. */
interface Expected<Reason extends Refusal, State> {
  readonly context: { readonly refusal: Reason };
  readonly reaches?: State;
}

const unknownError = { ok: false, code: 'unknown_error' } as const satisfies Refusal;

/** A move of a pinned journey: an invoked actor answers with a refusal, and the context has it. */
export function refuses<
  const Actor extends string,
  const Reason extends Refusal,
  const State extends string | object,
>(
  actor: Actor,
  refusal: Reason,
  reaches?: State,
): { readonly actor: Actor; readonly done: Reason } & Expected<Reason, State> {
  return { actor, done: refusal, ...expected(refusal, reaches) };
}

/** The same where the actor throws: the refusal says no more than that. */
export function breaks<const Actor extends string, const State extends string | object>(
  actor: Actor,
  reaches?: State,
): { readonly actor: Actor; readonly failed: true } & Expected<typeof unknownError, State> {
  return { actor, failed: true, ...expected(unknownError, reaches) };
}

function expected<Reason extends Refusal, State>(
  refusal: Reason,
  reaches: State | undefined,
): Expected<Reason, State> {
  return { context: { refusal }, ...(reaches !== undefined && { reaches }) };
}
