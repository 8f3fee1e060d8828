const SECOND_MILLISECONDS = 1000;
/** A server that refuses and does not say for how long, in seconds. */
const USUAL_PAUSE_SECONDS = 5;
/**
 * The longest pause of all reads, in seconds: the limit of an address counts minutes. A call that
 * names a longer time has a limit of its own, which is nothing to the others.
 */
const LONGEST_PAUSE_SECONDS = 60;

/** When the server wants to be left alone, for all reads of a page. */
export interface RequestPause {
  /** Seconds until the server may be asked again, rounded up; 0 when it may be asked now. */
  secondsLeft(): number;
  /** Notes that the server refused a read because of how many there were. */
  begin(seconds: number | undefined): void;
}

/** Makes the pause that the reads of one client share. */
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
