/** The longest browser timer: a longer one would fire at once. */
const LONGEST_WAIT_MILLISECONDS = 2 ** 31 - 1;

/** A timer of any length, in as many steps as needed. */
interface LongTimer {
  step: ReturnType<typeof setTimeout>;
}

/**
 * The timers of all actors. Browser timers last 24.8 days at most; a session, a deadline or an
 * offer can last longer.
 */
export const longTimers = {
  setTimeout(work: () => void, milliseconds: number): LongTimer {
    const wait = (left: number): ReturnType<typeof setTimeout> =>
      left <= LONGEST_WAIT_MILLISECONDS
        ? setTimeout(work, left)
        : setTimeout(() => {
            timer.step = wait(left - LONGEST_WAIT_MILLISECONDS);
          }, LONGEST_WAIT_MILLISECONDS);
    const timer: LongTimer = { step: wait(milliseconds) };
    return timer;
  },
  clearTimeout({ step }: LongTimer): void {
    clearTimeout(step);
  },
};
