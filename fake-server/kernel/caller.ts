import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller that work is done for. */
export interface Caller {
  /** The visitor's address; for IPv6 its network. */
  readonly address: string;
  readonly memberId: number | undefined;
  /** The request id, as in the answer and the log. */
  readonly requestId?: string | undefined;
}

const callers = new AsyncLocalStorage<Caller>();

/** Runs work in the name of its caller, across awaits. */
export function inNameOf<Result>(caller: Caller, work: () => Result): Result {
  return callers.run(caller, work);
}

/** The caller of the current work; undefined for the server's own. */
export function callerNow(): Caller | undefined {
  return callers.getStore();
}
