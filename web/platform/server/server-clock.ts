/** The server's time, monotonic even if the device's clock is changed. */
export interface ServerClock {
  /** Milliseconds since the epoch by the server's clock. */
  now(): number;
  /** Sets it from the server's time (ISO 8601). */
  synchronise(serverTime: string): void;
}

/** A clock based on the monotonic one, set to the server's time once known. */
export function createServerClock(): ServerClock {
  let offset = Date.now() - performance.now();
  return {
    now: () => performance.now() + offset,
    synchronise(serverTime) {
      offset = Date.parse(serverTime) - performance.now();
    },
  };
}
