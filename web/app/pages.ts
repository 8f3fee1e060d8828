import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { HomeIcon } from '#web/ui/icons/HomeIcon.tsx';
import { LiveDealerIcon } from '#web/ui/icons/LiveDealerIcon.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { SlotsIcon } from '#web/ui/icons/SlotsIcon.tsx';
import { StarIcon } from '#web/ui/icons/StarIcon.tsx';
import type { Page } from './page.ts';
import { agentPages } from './page-tables/agent-pages.ts';
import { memberPages } from './page-tables/member-pages.ts';

const game = () => import('#web/features/games/GamePage.tsx');
const lottery = () => import('#web/features/lottery/LotteryPage.tsx');

/**
 * The pages of the portal by name (R1 to R10). To add a page, describe it here or in the table of
 * its area. Routes, menus (in this order), inline scripts, the build and tests read the
 * descriptions. Each build drops what it does not read (`tools/vite/lean-pages.ts`), so that an
 * inline script contains only addresses.
 */
export const pages = {
  index: {
    paths: ['/', '/index', '/index.html', '/home'],
    frame: 'full',
    load: () => import('#web/app/pages/HomePage.tsx'),
    shellMenu: [{ menus: ['side', 'bottom'], Icon: HomeIcon, label: (t) => t('menu.home') }],
  },
  search: {
    paths: ['/search'],
    frame: 'full',
    load: () => import('#web/app/pages/SearchPage.tsx'),
    shellMenu: [{ menus: ['side', 'bottom'], Icon: SearchIcon, label: (t) => t('menu.search') }],
  },
  egame: {
    paths: ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/inhouse'],
    frame: 'full',
    load: () => import('#web/app/pages/LobbyPage.tsx'),
    shellMenu: [
      { menus: ['bottom'], Icon: SlotsIcon, label: (t) => t('category.RNG') },
      { menus: ['bottom'], path: '/live', Icon: LiveDealerIcon, label: (t) => t('bottomBar.live') },
    ],
  },
  byIframe: { paths: ['/game'], frame: 'game', bars: 'shown', load: game },
  seamless: { paths: ['/seamless'], frame: 'game', bars: 'hidden', load: game },
  lottery: { paths: ['/lottery'], frame: 'plain', load: lottery },
  vnlottery: { paths: ['/vnlottery'], frame: 'game', bars: 'hidden', load: lottery },
  elott: { paths: ['/elott'], frame: 'full', load: lottery },
  login: {
    paths: ['/login'],
    frame: 'plain',
    isOpen: true,
    load: () => import('#web/features/login/LoginPage.tsx'),
  },
  registration: {
    paths: ['/register', '/register.html'],
    frame: 'plain',
    isOpen: true,
    load: () => import('#web/features/registration/RegistrationPage.tsx'),
  },
  download: {
    paths: ['/down', '/download'],
    frame: 'full',
    isOpen: true,
    load: () => import('#web/features/download/DownloadPage.tsx'),
  },
  help: {
    paths: ['/help', '/helpmc'],
    frame: 'bare',
    isOpen: true,
    load: () => import('#web/features/help/HelpPage.tsx'),
  },
  policies: {
    paths: ['/terms', '/privacy', '/licence', '/safer-play'],
    frame: 'full',
    isOpen: true,
    load: () => import('#web/features/help/PolicyPage.tsx'),
  },
  accountRecovery: {
    paths: ['/account-recovery'],
    frame: 'plain',
    isOpen: true,
    load: () => import('#web/features/account-recovery/AccountRecoveryPage.tsx'),
  },
  contactUndo: {
    paths: ['/undo-contact', '/stop-account-recovery'],
    frame: 'plain',
    isOpen: true,
    load: () => import('#web/features/contact-undo/ContactUndoPage.tsx'),
  },
  ...memberPages,
  ...agentPages,
  favourites: {
    paths: ['/fav'],
    frame: 'full',
    load: () => import('#web/features/lobby/Favourites.tsx'),
    shellMenu: [{ menus: ['side'], Icon: HeartIcon, label: (t) => t('menu.favourites') }],
    memberMenu: { menus: ['avatar'], Icon: HeartIcon, label: (t) => t('account.favourites') },
  },
  promo: {
    paths: ['/promotions'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromotionsPage.tsx'),
    shellMenu: [{ menus: ['side', 'bottom'], Icon: GiftIcon, label: (t) => t('menu.promotions') }],
  },
  promotion: {
    paths: ['/promotions/:id'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromotionPage.tsx'),
  },
  application: {
    paths: ['/promotions/:id/apply'],
    frame: 'full',
    load: () => import('#web/features/applications/ApplicationPage.tsx'),
  },
  pointMall: {
    paths: ['/pointMall'],
    frame: 'full',
    load: () => import('#web/features/points/PointMallPage.tsx'),
    shellMenu: [{ menus: ['side'], Icon: StarIcon, label: (t) => t('menu.points') }],
  },
  promoDetail: {
    paths: ['/promoDetail'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromoDetail.tsx'),
  },
} as const satisfies Record<string, Page>;

/** The name of a page with its own address. */
export type PageName = keyof typeof pages;

/** The names of the pages, in the order of their descriptions. */
export const pageNames = Object.keys(pages) as PageName[];
