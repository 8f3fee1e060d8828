/** Resolves when the page and everything of its first view has loaded and the browser rests. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true });
    });
  }
  await new Promise<void>((resolve) => {
    // Safari knows no idle time; a task of its own is the next best.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}
