/** What the hash names may come with its page, which is waited for this long, in milliseconds. */
const PATIENCE_MILLISECONDS = 3000;

/**
 * Scrolls to what the hash names as soon as the page has it (R9); stops when the person scrolls
 * meanwhile, and stops when its page is left.
 */
export function scrollToHash(hash: string, left: AbortSignal): void {
  const id = decoded(hash.slice(1));
  const over = new AbortController();
  const end = () => over.abort();
  const { signal } = over;
  left.addEventListener('abort', end, { signal });
  const timer = setTimeout(end, PATIENCE_MILLISECONDS);
  const look = () => {
    const target = document.getElementById(id);
    if (!target) return;
    target.scrollIntoView();
    end();
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
