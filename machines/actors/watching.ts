import { notListening } from './not-provided.ts';

/** The connection is back. */
export interface ConnectionReturned {
  readonly type: 'connection.returned';
}

/** The tab is visible again: timers may have slept meanwhile. */
export interface PageShown {
  readonly type: 'page.shown';
}

/** For the `actors` of a machine that continues by itself when the connection returns. */
export const watchesConnection = {
  /** Reports each return of the connection. */
  watchConnection: notListening('watchConnection'),
};

/**
 * For the `actors` of a machine that reads the clock, or the server, when the tab is visible again.
 */
export const watchesPage = {
  /** Reports each time that the page becomes visible again. */
  watchPage: notListening('watchPage'),
};

/** The part of a state that listens for the connection to return. */
export const watchingConnection = {
  // Without the listener, the person retries by hand.
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
} as const;

/** The part of a state or machine that listens for the page to become visible again. */
export const watchingPage = {
  // Without the listener, the next tick of the clock does.
  invoke: { id: 'watchPage', src: 'watchPage', onError: {} },
} as const;
