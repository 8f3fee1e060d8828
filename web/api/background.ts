let isInBackgroundNow = false;

/**
 * Makes calls that no person asked for: they keep no idle session alive (A19). It holds for what is
 * called before `work` returns, which a query of the cache is when it is read anew.
 */
export function inBackground<Result>(work: () => Result): Result {
  isInBackgroundNow = true;
  try {
    return work();
  } finally {
    isInBackgroundNow = false;
  }
}

/** Whether the call that is being made now is one that no person asked for. */
export const isInBackground = (): boolean => isInBackgroundNow;
