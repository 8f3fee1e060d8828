import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeMenu } from '../layout/menu-popover.ts';
import { MENU_ID } from '../shell/ShellView.tsx';

/**
 * The side menu as an overlay, as on phones, is a modal dialog: it has a name and the focus, and
 * the page behind is inert and does not scroll. The menu closes when the list of dialogs drops it,
 * as by back; then its button gets the focus, unless a choice in it navigated.
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
    // The list of dialogs changes a moment before it can be focused. Focus that is in the menu by then stays.
    const takeFocus = () => menu.contains(document.activeElement) || menu.focus();
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

/** Not if a dialog opened from the menu has the focus. */
function focusOpener(): void {
  if (document.querySelector('dialog:modal')) return;
  document.querySelector<HTMLElement>(`nav > [popovertarget="${MENU_ID}"]`)?.focus();
}
