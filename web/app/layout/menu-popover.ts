import { useLayoutEffect } from 'react';
import { MENU_ID } from '#web/app/shell/ShellView.tsx';

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
