import { watchingConnection } from './watching.ts';

/**
 * The state after a failed read that the flow depends on: the person can retry it (R10).
 *
 * @param reading the state that reads
 */
export function unreachable<const Reading extends string>(reading: Reading) {
  return {
    description: 'It could not be loaded; the person can try again.',
    on: { 'retry.requested': { target: reading } },
  } as const;
}

/** The same, with a retry as soon as the connection returns (R10). */
export function unreachableUntilOnline<const Reading extends string>(reading: Reading) {
  return {
    description:
      'It could not be loaded; the person can retry, and the app retries when the connection is back.',
    ...watchingConnection,
    on: { 'retry.requested': { target: reading }, 'connection.returned': { target: reading } },
  } as const;
}
