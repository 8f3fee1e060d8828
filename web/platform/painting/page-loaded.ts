/** Resolves when the page and everything of its first view has loaded and the browser rests. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await idle();
}

/** So long after the first view has loaded, a person has begun; in milliseconds. */
const REST_MILLISECONDS = 3000;

/**
 * Resolves some seconds later, so that work nobody waits for does not slow the first actions.
 *
 * @param rest how much later, in milliseconds
 */
export async function pageRested(rest = REST_MILLISECONDS): Promise<void> {
  await pageLoaded();
  await new Promise((resolve) => {
    setTimeout(resolve, rest);
  });
  await idle();
}

/** A browser that never rests, as on a slow machine, is waited for no longer than this, in milliseconds. */
const LONGEST_WAIT_MILLISECONDS = 5000;

async function idle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari knows no idle time; a task of its own is the next best.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MILLISECONDS });
    } else setTimeout(resolve);
  });
}
