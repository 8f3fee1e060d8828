/** What the hash names, and what is above it, may come with its page for so long, in milliseconds. */
const PATIENCE_MILLISECONDS = 3000;

/**
 * Scrolls to what the hash names as soon as the page has it (R9), and again when what comes above
 * moves it; stops when the person does something meanwhile, and when the page is left.
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

/** The name that a hash stands for; one that is no valid encoding stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
