/** How long the target of a hash, and what is above it, may take to render, in milliseconds. */
const PATIENCE_MILLISECONDS = 3000;

/**
 * Scrolls to the hash's target as soon as it exists (R9), and again when content above moves it;
 * stops when the person acts, and when the page is left.
 */
export function scrollToHash(hash: string, left: AbortSignal): void {
  const id = decoded(hash.slice(1));
  const over = new AbortController();
  const end = () => over.abort();
  const { signal } = over;
  left.addEventListener('abort', end, { signal });
  const timer = setTimeout(end, PATIENCE_MILLISECONDS);
  const look = () => {
    document.getElementById(id)?.scrollIntoView();
  };
  const growth = new MutationObserver(look);
  growth.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    window.addEventListener(event, end, { signal, passive: true });
  }
  look();
}

/** The decoded hash; one with an invalid encoding is used as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
