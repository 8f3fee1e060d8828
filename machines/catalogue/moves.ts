import type { Refusal } from '#contract/errors.ts';

/** Expects a refusal in the context and a state after a move. */
interface Expected<Reason extends Refusal, State> {
  readonly context: { readonly refusal: Reason };
  readonly reaches?: State;
}

const unknownError = { ok: false, code: 'unknown_error' } as const satisfies Refusal;

/** A journey's move: an invoked actor refuses, and the context has the refusal. */
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

/** The same if the actor throws: the refusal says no more than that. */
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
