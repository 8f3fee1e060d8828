import { randomUUID } from 'node:crypto';
import type { Refused } from './refused.ts';

/**
 * An action of a call, as its rules get it.
 *
 * A rule first asks and waits, and then makes all its writes in `commit`, including the count of a
 * wrong try (`refuseIn`). What must be written before a third party is asked goes into `begin`,
 * keyed by `id`: the same action sent again finds it.
 */
export interface Action<Result> {
  /** 32 hexadecimal digits. A retried action has the same. */
  readonly id: string;
  /**
   * Runs the writes that must precede a request to a third party. From then on a call that counts
   * once is known to have begun, even if the server dies before answering.
   */
  readonly begin: <Begun>(write: () => Begun) => Begun;
  /**
   * Runs the writes, without waiting for anything. The answer of a call that counts once is stored
   * in the same transaction, also if this part refuses.
   */
  readonly commit: (write: () => Result) => Result;
}

/** An action that is never retried: each transaction of its writes is independent. */
export function singleAction<Result>(): Action<Result> {
  return {
    id: randomUUID().replaceAll('-', ''),
    begin: (write) => write(),
    commit: (write) => write(),
  };
}

/** The part of an action that a refusing rule needs. */
export interface Refusable {
  readonly commit: (refuse: () => never) => unknown;
}

/** Refuses an action and writes something, such as the count of wrong tries. */
export function refuseIn({ commit }: Refusable, refusal: () => Refused): never {
  commit(() => {
    throw refusal();
  });
  throw new Error('A refusal was committed, and refused nothing.');
}
