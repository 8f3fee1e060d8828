import type { MenuLabel, MenuLink } from '#web/shared/page/menu-entry.ts';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { pages } from './pages.ts';

/** The menus of a signed-in person: of the member centre (W1), and behind the avatar (S1). */
export type MemberMenu = 'centre' | 'account';

/** A dialog that a menu opens. */
export interface MenuDialog extends MenuLabel {
  readonly modal: 'announcements';
}

interface Listed {
  /** The menus that it stands in. */
  readonly menus: readonly MemberMenu[];
  /** A trial account does not have it. */
  readonly isForRealAccounts?: true;
}

/**
 * What the menus of a signed-in person lead to, in the order in which it stands there. Beside the
 * descriptions of the pages and not within: visitors load none of it.
 */
const entries: readonly (Listed & (MenuLink | MenuDialog))[] = [
  {
    menus: ['centre', 'account'],
    isForRealAccounts: true,
    path: pages.messageV2.paths[0],
    Icon: MessageIcon,
    label: (t) => t('account.messages'),
    counts: 'unreadMessages',
  },
  {
    menus: ['centre', 'account'],
    isForRealAccounts: true,
    path: pages.personalHistoryCopy.paths[0],
    Icon: ReceiptIcon,
    label: (t) => t('account.bets'),
  },
  {
    menus: ['account'],
    modal: 'announcements',
    Icon: MegaphoneIcon,
    label: (t) => t('header.announcements'),
  },
  {
    menus: ['account'],
    path: pages.favourites.paths[0],
    Icon: HeartIcon,
    label: (t) => t('account.favourites'),
  },
];

/** The menu behind the avatar: pages and dialogs. */
export function accountMenu(isTrial: boolean): readonly (MenuLink | MenuDialog)[] {
  return entries.filter(
    ({ menus, isForRealAccounts }) =>
      menus.includes('account') && !(isTrial && isForRealAccounts === true),
  );
}

/** The menu of the member centre, which trial accounts do not have: pages alone. */
export const centreMenu: readonly MenuLink[] = entries.filter(
  (entry): entry is Listed & MenuLink => entry.menus.includes('centre') && 'path' in entry,
);
