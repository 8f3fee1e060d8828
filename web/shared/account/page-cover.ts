/** The puzzle's own cover takes a press for a wish to leave, so it is kept from one so long. */
const SECOND_PRESS_MILLISECONDS = 500;

/** A cover over the whole page that does nothing. */
export interface PageCover {
  /** What was waited for is there: the cover goes when the second press of a double click is over. */
  readonly liftSoon: () => void;
  readonly lift: () => void;
}

function ignore(event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Covers the page. The second press of a double click, or of a key, lands on nothing: not on a game
 * behind a dialog that has just stepped aside, and not on the cover of a puzzle that has just come (A10).
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
