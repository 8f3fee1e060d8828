import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeMenu } from '../layout/menu-popover.ts';
import { MENU_ID } from '../shell/ShellView.tsx';

/**
 * The side menu while it lies over the page, as it does on phones, is a dialog: it has a name and
 * the focus, nothing behind it can be reached by key or by screen reader, and that does not scroll.
 * The menu closes when the list of dialogs lets it go, as by back; its button has the focus then,
 * unless a choice in it led on.
 */
export default function MenuOverPage(): null {
  const { t } = useTranslation();
  const name = t('menu.label');
  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!menu) return undefined;
    const behind = [...(menu.parentElement?.children ?? [])].filter((part) => part !== menu);
    const cover = (isCovered: boolean) => {
      document.documentElement.toggleAttribute('data-under-menu', isCovered);
      for (const part of behind) part.toggleAttribute('inert', isCovered);
    };
    let ledOn = false;
    const noteChoice = ({ target }: Event) => {
      ledOn ||= (target as Element).closest('a') !== null;
    };
    cover(true);
    menu.addEventListener('click', noteChoice);
    const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name, tabindex: '-1' };
    for (const [attribute, value] of Object.entries(dialog)) menu.setAttribute(attribute, value);
    // The list of dialogs hears of it a moment before it is there to be focused.
    const takeFocus = () => menu.focus();
    menu.addEventListener('toggle', takeFocus, { once: true });
    takeFocus();
    return () => {
      menu.removeEventListener('toggle', takeFocus);
      cover(false);
      menu.removeEventListener('click', noteChoice);
      for (const attribute of Object.keys(dialog)) menu.removeAttribute(attribute);
      menu.setAttribute('role', 'complementary');
      closeMenu();
      if (!ledOn) focusOpener();
    };
  }, [name]);
  return null;
}

/** Not where a dialog that the menu opened has the focus. */
function focusOpener(): void {
  if (document.querySelector('dialog:modal')) return;
  document.querySelector<HTMLElement>(`nav > [popovertarget="${MENU_ID}"]`)?.focus();
}
