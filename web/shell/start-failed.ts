/** Where the history entry notes that the page's script did not load at the last try. */
export const START_FAILED_KEY = 'startFailed';
