/** Resolves when the page and its first view have loaded and the browser is idle. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await idle();
}

/** By this time after the first view, a person has started to act; in milliseconds. */
const REST_MILLISECONDS = 3000;

/**
 * Resolves some seconds later, so that background work does not slow the first actions.
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

/** The longest wait for an idle browser, as on a slow machine, in milliseconds. */
const LONGEST_WAIT_MILLISECONDS = 5000;

async function idle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callback; a separate task is the next best.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MILLISECONDS });
    } else setTimeout(resolve);
  });
}
