// The same file as `./pages.ts`. The build reads it twice: visitors load it without these menus.
import { pages } from '#member-menus';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import type { MemberMenu, Page } from './pages.ts';

/** Who looks at a menu (A20). */
export interface MenuReader {
  readonly isTrial: boolean;
  readonly isAgent: boolean;
}

/** A menu of a signed-in person, in the order of the descriptions of the pages (S1, W1). */
export function memberMenu(
  menu: MemberMenu,
  reader: MenuReader,
  descriptions: Readonly<Record<string, Pick<Page, 'paths' | 'memberMenu'>>> = pages,
): readonly MenuLink[] {
  return Object.values(descriptions).flatMap(({ paths: [path], memberMenu: entry }) =>
    entry?.menus.includes(menu) === true && isShownTo(reader, entry.shownTo)
      ? [{ path, ...entry }]
      : [],
  );
}

/** Where money is paid in; undefined where the portal has no page for it. */
export function depositPath(
  descriptions: Readonly<Record<string, Pick<Page, 'paths'>>> = pages,
): string | undefined {
  return descriptions['depositv2']?.paths[0];
}

function isShownTo(
  { isTrial, isAgent }: MenuReader,
  shownTo: 'realAccounts' | 'agents' | undefined,
): boolean {
  if (shownTo === undefined) return true;
  return shownTo === 'agents' ? isAgent : !isTrial;
}
