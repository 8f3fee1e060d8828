/** What can be pressed. */
const CONTROLS =
  'a[href], button, summary, label, input, select, textarea, [role="button"], [role="menuitem"], [role="option"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"]';
/** Elements with text, where a double click selects a word. */
const PLACES = 'dialog, [popover], body';

/** Two presses closer than this in time and place are one double click, as systems usually have it. */
const DOUBLE_CLICK_MILLISECONDS = 500;
const DOUBLE_CLICK_PIXELS = 5;

/** What a press was on, as its person saw it. */
interface Pressed {
  readonly on: Element | null;
  /** What it said, and what it had open: the same element can come to mean another thing. */
  readonly looks: string;
}

/**
 * Makes the second press of a double click harmless: it must not cancel, close or buy anything that
 * just appeared (S6, A10).
 *
 * Further presses only count on the same control, if it still says the same and has not opened or
 * closed anything. So "+" can be pressed quickly, and a dialog, menu or puzzle that just appeared
 * or closed under the pointer is safe.
 *
 * Browsers count double clicks in mouse events (`detail`), but not in `pointerdown`, which is
 * judged by time and place.
 */
export function guardSecondPresses(page: Window): void {
  let first: Pressed | undefined;
  let firstDown: PointerEvent | undefined;

  const guard = (event: Event, isFirst: boolean): void => {
    const pressed = pressedIn(event);
    if (isFirst) first = pressed;
    else if (first?.on !== pressed.on || first.looks !== pressed.looks) {
      // The mouse events of this press are judged for themselves.
      if (event.type !== 'pointerdown') event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  const guardPointer = (event: PointerEvent): void => {
    const isFirst = !firstDown || !isSecondOf(firstDown, event);
    if (isFirst) firstDown = event;
    guard(event, isFirst);
  };
  const guardMouse = (event: MouseEvent): void => {
    // Keys and assistive technology press without a pointer, and a click ends the press that began.
    if (event.detail > 1) guard(event, false);
    else if (event.type === 'mousedown') guard(event, true);
  };

  page.addEventListener('pointerdown', guardPointer, { capture: true });
  for (const type of ['mousedown', 'click', 'dblclick'] as const) {
    page.addEventListener(type, guardMouse, { capture: true });
  }
}

function isSecondOf(first: PointerEvent, { timeStamp, clientX, clientY }: PointerEvent): boolean {
  return (
    timeStamp - first.timeStamp < DOUBLE_CLICK_MILLISECONDS &&
    Math.hypot(clientX - first.clientX, clientY - first.clientY) <= DOUBLE_CLICK_PIXELS
  );
}

function pressedIn(event: Event): Pressed {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest(CONTROLS) ?? null;
  if (control !== null) return { on: control, looks: looksOf(control) };
  return { on: target?.closest(PLACES) ?? target, looks: '' };
}

function looksOf(control: Element): string {
  const says = `${control.getAttribute('aria-label') ?? ''} ${control.textContent}`;
  const expanded = control.getAttribute('aria-expanded') ?? '';
  const details = control instanceof HTMLElement && control.closest('details')?.open;
  const popover = control instanceof HTMLButtonElement && control.popoverTargetElement;
  const hasOpenPopover = popover instanceof Element && popover.matches(':popover-open');
  return [says, expanded, details, hasOpenPopover].join('|');
}
