import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom something is done. */
export interface Caller {
  /** Of the visitor; of version 6, the network. */
  readonly address: string;
  readonly memberId: number | undefined;
  /** Of the request, as its answer and the log name it. */
  readonly requestId?: string | undefined;
}

const callers = new AsyncLocalStorage<Caller>();

/** Does the work of a call in the name of its caller, also what it waits for. */
export function inNameOf<Result>(caller: Caller, work: () => Result): Result {
  return callers.run(caller, work);
}

/** For whom the work at hand is done; undefined for what the server does by itself. */
export function callerNow(): Caller | undefined {
  return callers.getStore();
}
