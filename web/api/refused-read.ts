import type { Outcome, Refusal } from '#contract/errors.ts';

/** A refusal as the query cache holds it: reads that are no flow fail by throwing it. */
export class RefusedRead extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What the server said where a read was refused; null where it broke, or went well. */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof RefusedRead ? error.refusal : null;
}

/** The value of an answer, for a read of the cache. @throws RefusedRead */
export async function valueOf<Value>(answer: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await answer;
  if (!outcome.ok) throw new RefusedRead(outcome);
  return outcome.value;
}
