import { useEffect, useLayoutEffect } from 'react';
import { MENU_ID } from '#web/app/shell/ShellView.tsx';
import type { Services } from '#web/shared/services/services.ts';

/** Closes the menu where it lies over the page, as it does on phones. */
export function closeMenu(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/**
 * The menu of the drawn shell. Noted as it opens: the first commit clears it away, and whether it
 * was open in a render before may have changed by then.
 */
const drawnMenu = document.getElementById(MENU_ID);
let isDrawnMenuOpen = drawnMenu?.matches(':popover-open') ?? false;
drawnMenu?.addEventListener('beforetoggle', ({ newState }) => {
  isDrawnMenuOpen = newState === 'open';
});

/** Keeps the menu open that a person opened in the drawn shell, when the page takes that over. */
export function useMenuThatWasOpen(): void {
  useLayoutEffect(() => {
    if (isDrawnMenuOpen) document.getElementById(MENU_ID)?.showPopover();
    isDrawnMenuOpen = false;
  }, []);
}

/**
 * Counts the menu among the dialogs while it lies over the page, so that it has its place in the
 * tab's history and back closes it.
 */
export function useMenuAmongDialogs(modals: Services['modals'], hasMenu: boolean): void {
  useEffect(() => {
    const menu = hasMenu ? document.getElementById(MENU_ID) : null;
    if (!menu) return undefined;
    const follow = (event: Event) => {
      const isListed = modals.getSnapshot().context.stack.at(-1)?.type === 'menu';
      const isOpen = (event as ToggleEvent).newState === 'open';
      if (isOpen && !isListed) modals.send({ type: 'modal.opened', modal: { type: 'menu' } });
      if (!isOpen && isListed) modals.send({ type: 'modal.closed' });
    };
    if (menu.matches(':popover-open')) {
      modals.send({ type: 'modal.opened', modal: { type: 'menu' } });
    }
    // What a choice in the menu opens comes after it in the list of dialogs: before, not after the turn.
    menu.addEventListener('beforetoggle', follow);
    return () => menu.removeEventListener('beforetoggle', follow);
  }, [modals, hasMenu]);
}
