import { fromCallback } from 'xstate';

/** The actor of `watchesConnection`: tells a machine of each return of the connection. */
export const watchConnection = fromCallback(({ sendBack }) =>
  whenConnected(() => sendBack({ type: 'connection.returned' })),
);

/** The actor of `watchesPage`: tells a machine each time that the page is shown again. */
export const watchPage = fromCallback(({ sendBack }) =>
  whenPageShown(() => sendBack({ type: 'page.shown' })),
);

/** Calls when the page becomes visible again; returns how to stop. */
export function whenPageShown(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** Calls when the connection returns; returns how to stop. */
export function whenConnected(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}
