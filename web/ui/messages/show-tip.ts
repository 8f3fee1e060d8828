/*
 * The tip is a child of what it explains, so hovering the tip itself keeps it open, and a popover,
 * so nothing cuts it off (WCAG 1.4.13: hoverable, dismissed by Escape, stays until left).
 */

/** Shows the popover inside `root` while the pointer or the keyboard's focus is on it. */
export function showTip(root: HTMLElement): () => void {
  const events = new AbortController();
  const on = (type: string, react: (event: Event) => void): void =>
    root.addEventListener(type, react, { signal: events.signal });
  const tip = root.querySelector<HTMLElement>('[popover]');

  const show = (): void => {
    if (!tip?.showPopover || tip.matches(':popover-open')) return;
    tip.showPopover();
    const anchor = root.getBoundingClientRect();
    const rtl = getComputedStyle(root).direction === 'rtl';
    const start = rtl ? anchor.left - tip.offsetWidth : anchor.right;
    const fits = start >= 0 && start + tip.offsetWidth <= innerWidth;
    const middle = anchor.top + (anchor.height - tip.offsetHeight) / 2;
    const centre = anchor.left + (anchor.width - tip.offsetWidth) / 2;
    tip.style.left = `${fits ? start : Math.max(0, centre)}px`;
    tip.style.top = `${fits ? middle : anchor.bottom}px`;
  };
  const hide = (): void => {
    if (tip?.matches(':popover-open') === true) tip.hidePopover();
  };

  on('pointerenter', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') show();
  });
  on('pointerleave', hide);
  on('focusin', (event) => {
    if ((event.target as Element).matches(':focus-visible')) show();
  });
  on('focusout', hide);
  on('click', hide);
  on('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Escape') hide();
  });
  return () => events.abort();
}
