import type { Query } from '@tanstack/react-query';
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

const MINUTE_MILLISECONDS = 60_000;

/** Marks what belongs to the signed-in person: it goes with the session. */
export const ofMember = { meta: { ofMember: true } };

/** Tells whether a read belongs to the signed-in person. */
export function isOfMember(query: Pick<Query, 'meta'>): boolean {
  return query.meta?.['ofMember'] === true;
}

/** A read of what changes seldom, with how long it stays fresh. */
export const calmRead = { staleTime: 5 * MINUTE_MILLISECONDS };
