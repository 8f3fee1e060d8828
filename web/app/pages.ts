import type { ComponentType } from 'react';
import type { UsualBars } from '#web/shared/page/bars.ts';
import type { PageProps } from '#web/shared/page/page-props.ts';

/**
 * What stands around a page: `game` leaves out the footer; `plain` is header and content; `bare` is
 * content alone; `member` has everything, and the member centre's own frame inside.
 */
export type Frame = 'full' | 'game' | 'plain' | 'bare' | 'member';

/** The description of a page. */
export interface Page {
  /** Every address of the page, the first one being its own; the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly frame: Frame;
  /** Open to everybody where the site asks for a sign-in (R8). */
  readonly isOpen?: true;
  /**
   * The page has a toggle for the bars at the top and at the side, which are so unless its address
   * says otherwise by `bars=1` or `bars=0` (R6). Elsewhere they are always there.
   */
  readonly bars?: UsualBars;
  /** Loads the page, a part of its own (R10). Pages that have it in common go over without a pause. */
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
}

const game = () => import('#web/features/game/GamePage.tsx');
const lottery = () => import('#web/features/lottery/LotteryPage.tsx');

/**
 * The pages of the portal by name (R1 to R10). A page is added by its description here and, where a
 * menu leads to it, by an entry of `member-menus.ts` or `shell-menus.ts`. Routes, the inline scripts,
 * the build and the tests read the descriptions. Each build leaves out of them what it does not read
 * (`tools/vite/lean-pages.ts`), so that an inline script carries the addresses alone.
 */
export const pages = {
  index: {
    paths: ['/', '/index', '/index.html', '/home'],
    frame: 'full',
    load: () => import('#web/app/pages/HomePage.tsx'),
  },
  egame: {
    paths: ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/inhouse'],
    frame: 'full',
    load: () => import('#web/app/pages/LobbyPage.tsx'),
  },
  favourites: {
    paths: ['/fav'],
    frame: 'full',
    load: () => import('#web/features/lobby/Favourites.tsx'),
  },
  byIframe: { paths: ['/game'], frame: 'game', bars: 'shown', load: game },
  seamless: { paths: ['/seamless'], frame: 'game', bars: 'hidden', load: game },
  lottery: { paths: ['/lottery'], frame: 'plain', load: lottery },
  vnlottery: {
    paths: ['/vnlottery'],
    frame: 'game',
    bars: 'hidden',
    load: lottery,
  },
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
  promo: {
    paths: ['/promotions'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromotionsPage.tsx'),
  },
  promotion: {
    paths: ['/promotions/:id'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromotionPage.tsx'),
  },
  promoDetail: {
    paths: ['/promoDetail'],
    frame: 'full',
    load: () => import('#web/features/promotions/PromoDetail.tsx'),
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
  messageV2: {
    paths: ['/member/messageV2'],
    frame: 'member',
    load: () => import('#web/features/messages/Messages.tsx'),
  },
  personalHistoryCopy: {
    paths: ['/member/personalHistoryCopy'],
    frame: 'member',
    load: () => import('#web/features/betting-record/BettingRecord.tsx'),
  },
} as const satisfies Record<string, Page>;

/** The name of a page that has an address of its own. */
export type PageName = keyof typeof pages;

/** The names of the pages, in the order of their descriptions. */
export const pageNames = Object.keys(pages) as PageName[];
