import { openEmptyWindow } from '../windows/empty-window.ts';

/** Size of a provider's window, in pixels; phones open a tab instead. */
const WIDTH = 500;
const HEIGHT = 640;
/** Interval of checking whether the window is still open, in milliseconds. */
const LOOK_MILLISECONDS = 250;
/** An answer may still arrive from a window that just closed, in milliseconds. */
const GRACE_MILLISECONDS = 1_000;

/**
 * Opens a provider's window, empty at first: browsers only allow it within a press, before anything
 * is awaited. Null if blocked.
 */
export function openProviderWindow(): Window | null {
  const left = Math.max(0, screenX + (outerWidth - WIDTH) / 2);
  const top = Math.max(0, screenY + (outerHeight - HEIGHT) / 2);
  const size = `width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`;
  return openEmptyWindow(`popup,${size}`, { mayReachBack: true });
}

/** Listens for a window's answer; returns how to stop. */
type Listen<Answer> = (tell: (answer: Answer) => void) => () => void;

/**
 * Waits for a provider window's answer. Null if it was closed, or is no longer awaited. The window
 * is closed in any case.
 */
export async function answerOf<Answer>(
  providerWindow: Window,
  listen: Listen<Answer>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { promise, resolve } = Promise.withResolvers<Answer | null>();
  const stopListening = listen(resolve);
  const giveUp = () => resolve(null);
  let closedFor = 0;
  const looking = setInterval(() => {
    closedFor = providerWindow.closed ? closedFor + LOOK_MILLISECONDS : 0;
    if (closedFor > GRACE_MILLISECONDS) giveUp();
  }, LOOK_MILLISECONDS);
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await promise;
  } finally {
    clearInterval(looking);
    signal.removeEventListener('abort', giveUp);
    stopListening();
    providerWindow.close();
  }
}
