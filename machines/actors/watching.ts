import { notListening } from './not-provided.ts';

/** The connection is back. */
export interface ConnectionReturned {
  readonly type: 'connection.returned';
}

/** The person is back at the tab: timers may have slept meanwhile. */
export interface PageShown {
  readonly type: 'page.shown';
}

/** For the `actors` of a machine that goes on by itself once the connection is back. */
export const watchesConnection = {
  /** Tells of each return of the connection. */
  watchConnection: notListening('watchConnection'),
};

/** For the `actors` of a machine that reads the clock, or the server, once the tab is back. */
export const watchesPage = {
  /** Tells each time that the page is shown again. */
  watchPage: notListening('watchPage'),
};

/** The part of a state in which a connection that returns is told of. */
export const watchingConnection = {
  // Where nothing tells of it, the person asks.
  invoke: { id: 'watchConnection', src: 'watchConnection', onError: {} },
} as const;

/** The part of a state, or of a machine, in which a page that is shown again is told of. */
export const watchingPage = {
  // Where nothing tells of it, the next tick of the clock does.
  invoke: { id: 'watchPage', src: 'watchPage', onError: {} },
} as const;
