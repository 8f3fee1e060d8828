import { randomUUID } from 'node:crypto';
import type { Refused } from './refused.ts';

/**
 * What a call is about to do, as its rules are given it.
 *
 * A rule asks and waits first, and then writes in `commit` all that it writes, also the count of a
 * wrong try (`refuseIn`). What has to be written before, because a third party is asked about it,
 * is written in `begin` and named by `id`: the same action sent again finds it.
 */
export interface Action<Result> {
  /** 32 hexadecimal digits. An action that is sent again has the same. */
  readonly id: string;
  /**
   * Runs what has to be written before a third party is asked. A call that counts once is known to
   * have begun from then on, also where the server dies before it is answered.
   */
  readonly begin: <Begun>(write: () => Begun) => Begun;
  /**
   * Runs the part that writes, in which nothing is waited for. A call that counts once has its
   * answer kept in the same transaction, also where this part refuses.
   */
  readonly commit: (write: () => Result) => Result;
}

/** An action that nobody sends again: each transaction of its writing part stands by itself. */
export function singleAction<Result>(): Action<Result> {
  return {
    id: randomUUID().replaceAll('-', ''),
    begin: (write) => write(),
    commit: (write) => write(),
  };
}

/** As much of an action as a rule needs that may refuse it. */
export interface Refusable {
  readonly commit: (refuse: () => never) => unknown;
}

/** Refuses an action where the refusal itself writes, such as the count of wrong tries. */
export function refuseIn({ commit }: Refusable, refusal: () => Refused): never {
  commit(() => {
    throw refusal();
  });
  throw new Error('A refusal was committed, and refused nothing.');
}
