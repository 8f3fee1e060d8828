/** The server's time as the browser knows it: monotonic, also when the device's clock is changed. */
export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
  /** Sets it by the server's word (ISO 8601). */
  synchronise(serverTime: string): void;
}

/** A clock that runs with the monotonic one, from the server's time when that is known. */
export function createServerClock(): ServerClock {
  let offset = Date.now() - performance.now();
  return {
    now: () => performance.now() + offset,
    synchronise(serverTime) {
      offset = Date.parse(serverTime) - performance.now();
    },
  };
}
