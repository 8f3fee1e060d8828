/** The start of every run's clock: large enough that moments differ from durations. */
export const EPOCH = Date.UTC(2026, 0, 1);

/** How long a page sleeps at a time, in milliseconds: longer than any countdown. */
export const SLEEP_MILLISECONDS = 60 * 60 * 1000;
