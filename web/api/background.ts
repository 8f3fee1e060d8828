let isInBackgroundNow = false;

/**
 * Makes background calls, which do not extend the session (A19). It covers calls made before `work`
 * returns, which includes refetched queries.
 */
export function inBackground<Result>(work: () => Result): Result {
  isInBackgroundNow = true;
  try {
    return work();
  } finally {
    isInBackgroundNow = false;
  }
}

/** Whether the current call is a background call. */
export const isInBackground = (): boolean => isInBackgroundNow;
