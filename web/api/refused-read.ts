import type { Outcome, Refusal } from '#contract/errors.ts';

/** A refusal in the query cache: reads outside flows fail by throwing it. */
export class RefusedRead extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The server's refusal of a read; null for a failure or a success. */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof RefusedRead ? error.refusal : null;
}

/** The value of an answer, for a cached read. @throws RefusedRead */
export async function valueOf<Value>(answer: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await answer;
  if (!outcome.ok) throw new RefusedRead(outcome);
  return outcome.value;
}
