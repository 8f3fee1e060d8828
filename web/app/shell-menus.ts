import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import type { Page, ShellMenu } from './page.ts';
import { pages } from './pages.ts';

/** The links of a public menu, in the order of the page descriptions. */
function linksOf(menu: ShellMenu): readonly MenuLink[] {
  return Object.values<Page>(pages).flatMap(({ paths: [path], shellMenu = [] }) =>
    shellMenu.filter(({ menus }) => menus.includes(menu)).map((entry) => ({ path, ...entry })),
  );
}

/**
 * The side menu above the categories (S2). Part of the first load, because the drawn shell shows
 * it.
 */
export const sideMenu = linksOf('side');

/** The most used pages, in the bottom bar of phones (S13). */
export const bottomBar = linksOf('bottom');
