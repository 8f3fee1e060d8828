import { useEffect, useLayoutEffect } from 'react';
import { MENU_ID } from '#web/app/shell/ShellView.tsx';
import type { Services } from '#web/shared/services/services.ts';

/** Closes the menu when it overlays the page, as on phones. */
export function closeMenu(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/**
 * The menu of the drawn shell. Recorded as it opens: the first commit removes it, and a render
 * before may be too early.
 */
const drawnMenu = document.getElementById(MENU_ID);
let isDrawnMenuOpen = drawnMenu?.matches(':popover-open') ?? false;
drawnMenu?.addEventListener('beforetoggle', ({ newState }) => {
  isDrawnMenuOpen = newState === 'open';
});

/** Keeps the menu open that a person opened in the drawn shell, when the app takes over. */
export function useMenuThatWasOpen(): void {
  useLayoutEffect(() => {
    if (isDrawnMenuOpen) document.getElementById(MENU_ID)?.showPopover();
    isDrawnMenuOpen = false;
  }, []);
}

/**
 * Treats the overlay menu as a dialog, so that it has its place in the tab's history and back
 * closes it.
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
    // Dialogs opened from the menu come after it in the list: it must be added synchronously.
    menu.addEventListener('beforetoggle', follow);
    return () => menu.removeEventListener('beforetoggle', follow);
  }, [modals, hasMenu]);
}
