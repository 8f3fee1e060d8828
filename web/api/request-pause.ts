const SECOND_MILLISECONDS = 1000;
/** Pause after a refusal without `Retry-After`, in seconds. */
const USUAL_PAUSE_SECONDS = 5;
/**
 * The longest pause of all reads, in seconds: an address's limit is per minute. A call with a
 * longer time has its own limit, which does not concern the others.
 */
const LONGEST_PAUSE_SECONDS = 60;

/** The server's rate limit, for all reads of a page. */
export interface RequestPause {
  /** Seconds until the next request is allowed, rounded up; 0 if it is now. */
  secondsLeft(): number;
  /** Notes that the server rate-limited a read. */
  begin(seconds: number | undefined): void;
}

/** Makes the pause that one client's reads share. */
export function createRequestPause(): RequestPause {
  let until = 0;
  return {
    secondsLeft: () => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MILLISECONDS)),
    begin(seconds = USUAL_PAUSE_SECONDS) {
      const pause = Math.min(seconds, LONGEST_PAUSE_SECONDS) * SECOND_MILLISECONDS;
      until = Math.max(until, Date.now() + pause);
    },
  };
}
