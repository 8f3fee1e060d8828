import { useLayoutEffect, useState } from 'react';
import { MENU_ID } from './shell/ShellView.tsx';

/** Closes the menu where it lies over the page, as it does on phones. */
export function closeMenu(): void {
  const menu = document.getElementById(MENU_ID);
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

/** Keeps the menu open that a person opened in the drawn shell, when the page takes that over. */
export function useMenuThatWasOpen(): void {
  const [wasOpen] = useState(
    () => document.getElementById(MENU_ID)?.matches(':popover-open') ?? false,
  );
  useLayoutEffect(() => {
    if (wasOpen) document.getElementById(MENU_ID)?.showPopover();
  }, [wasOpen]);
}
