/** Idle time after which a person counts as free, in milliseconds. */
const REST_MILLISECONDS = 400;

/** Events that show activity. */
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

/** Watches whether a person can be shown something unrequested. */
export interface AttentionWatch {
  /** Something has changed without an event. */
  stir(): void;
  stop(): void;
}

/**
 * Reports when a person becomes free or busy. Free means: online, page visible, no focused field,
 * no open menu, and a moment without input.
 *
 * @param mayBe further conditions
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

  // In the capture phase: also for scrolling parts, and stopped events.
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
