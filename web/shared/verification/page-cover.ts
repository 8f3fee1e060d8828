/** The puzzle's overlay treats a press as cancel, so it is protected this long. */
const SECOND_PRESS_MILLISECONDS = 500;

/** A full-page overlay without a function. */
export interface PageCover {
  /** The awaited part is there: the overlay goes after a possible double click. */
  readonly liftSoon: () => void;
  readonly lift: () => void;
}

function ignore(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Covers the page, so that the second press of a double click, or of a key, hits nothing: not a
 * game behind a dialog that just closed, and not the overlay of a puzzle that just opened (A10).
 */
export function coverPage(): PageCover {
  const cover = document.createElement('div');
  cover.dataset['pageCover'] = '';
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
  const lifted = new AbortController();
  document.addEventListener('keydown', ignore, { capture: true, signal: lifted.signal });
  document.body.append(cover);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lift = () => {
    clearTimeout(timer);
    lifted.abort();
    cover.remove();
  };
  return {
    liftSoon: () => {
      // Above what has come meanwhile.
      document.body.append(cover);
      timer = setTimeout(lift, SECOND_PRESS_MILLISECONDS);
    },
    lift,
  };
}
