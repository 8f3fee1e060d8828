import { useEffect } from 'react';
import { closeMenu } from '../layout/menu-popover.ts';
import { MENU_ID } from '../shell/ShellView.tsx';

/**
 * The side menu while it lies over the page, as it does on phones: nothing behind it can be reached
 * by key or by screen reader, and it does not scroll. The menu closes when the list of dialogs lets it go, as by back.
 */
export default function MenuOverPage(): null {
  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    const behind = [...(menu?.parentElement?.children ?? [])].filter((part) => part !== menu);
    const cover = (isCovered: boolean) => {
      document.documentElement.toggleAttribute('data-under-menu', isCovered);
      for (const part of behind) part.toggleAttribute('inert', isCovered);
    };
    cover(true);
    return () => {
      cover(false);
      closeMenu();
    };
  }, []);
  return null;
}
