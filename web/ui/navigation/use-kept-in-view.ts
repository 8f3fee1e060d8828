import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row sideways to centre its current item, at first and whenever `current` changes: it
 * contains the item and what can move it, such as items added later. The page itself is never
 * scrolled.
 */
export function useKeptInView(
  row: RefObject<HTMLElement | null>,
  selector: string,
  current: string | undefined,
): void {
  useEffect(() => {
    const list = row.current;
    const item = current === undefined ? null : list?.querySelector(selector);
    if (!list || !item || list.scrollWidth <= list.clientWidth) return;
    const inner = item.getBoundingClientRect();
    const outer = list.getBoundingClientRect();
    list.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [row, selector, current]);
}
