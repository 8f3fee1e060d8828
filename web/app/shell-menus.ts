import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { HomeIcon } from '#web/ui/icons/HomeIcon.tsx';
import { LiveDealerIcon } from '#web/ui/icons/LiveDealerIcon.tsx';
import { SlotsIcon } from '#web/ui/icons/SlotsIcon.tsx';
import { pages } from './pages.ts';

const { index, egame, favourites, promo } = pages;

const home: MenuLink = { path: index.paths[0], Icon: HomeIcon, label: (t) => t('menu.home') };
const favourite: MenuLink = {
  path: favourites.paths[0],
  Icon: HeartIcon,
  label: (t) => t('menu.favourites'),
};

/** The side menu above the categories (S2). Part of the first load, as the drawn shell shows it. */
export const sideMenu: readonly MenuLink[] = [
  home,
  favourite,
  { path: promo.paths[0], Icon: GiftIcon, label: (t) => t('menu.promotions') },
];

/** The places that are used most, at the thumb on phones (S13). */
export const bottomBar: readonly MenuLink[] = [
  home,
  { path: egame.paths[0], Icon: SlotsIcon, label: (t) => t('category.RNG') },
  { path: egame.paths[1], Icon: LiveDealerIcon, label: (t) => t('bottomBar.live') },
  favourite,
];
