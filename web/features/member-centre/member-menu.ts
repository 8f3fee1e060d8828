import { createContext } from 'react';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';

/** What the menu of the member centre leads to, for its pages (W1). */
export const MemberMenu = createContext<readonly MenuLink[]>([]);
