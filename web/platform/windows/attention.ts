/** Hands must have rested so long before somebody counts as free, in milliseconds. */
const REST_MILLISECONDS = 400;

/** What shows that somebody is at work with the page. */
const signsOfWork = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'scroll',
  'wheel',
  'keydown',
  'focusin',
  'focusout',
  'visibilitychange',
] as const;

/** Watches whether somebody can be shown what they did not ask for. */
export interface AttentionWatch {
  /** Something has changed that no event tells of. */
  stir(): void;
  stop(): void;
}

/**
 * Tells each time when a person becomes free, or busy again. Free is who is online, looks at the
 * page, has no field focused and no menu open, and whose finger has rested for a moment.
 *
 * @param mayBe what else must hold for somebody to be free
 */
export function watchAttention(
  mayBe: () => boolean,
  onChanged: (isFree: boolean) => void,
): AttentionWatch {
  const ending = new AbortController();
  let isPressing = false;
  let hasRested = false;
  let wasFree = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    const isFree =
      hasRested &&
      !isPressing &&
      navigator.onLine &&
      !document.hidden &&
      !isFieldFocused() &&
      !isMenuOpen() &&
      mayBe();
    if (isFree === wasFree) return;
    wasFree = isFree;
    onChanged(isFree);
  };
  const stir = () => {
    hasRested = false;
    look();
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasRested = true;
      look();
    }, REST_MILLISECONDS);
  };

  const hear = ({ type }: Event) => {
    if (type.startsWith('pointer')) isPressing = type === 'pointerdown';
    stir();
  };

  // Where a part of the page scrolls, and where a view stops an event, it is heard as well.
  const options = { capture: true, passive: true, signal: ending.signal };
  for (const sign of signsOfWork) document.addEventListener(sign, hear, options);
  for (const sign of ['online', 'offline']) addEventListener(sign, hear, options);
  stir();
  return {
    stir,
    stop: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}

function isFieldFocused(): boolean {
  const focused = document.activeElement;
  return (
    focused?.matches('textarea, select, [contenteditable], iframe') === true ||
    (focused instanceof HTMLInputElement && focused.type !== 'button' && focused.type !== 'submit')
  );
}

function isMenuOpen(): boolean {
  if (document.querySelector('[aria-haspopup][aria-expanded="true"], dialog[open]')) return true;
  const popovers = document.querySelectorAll<HTMLElement>('[popover="auto"]');
  return [...popovers].some((popover) => popover.matches(':popover-open'));
}
