import { barsAreShown, type UsualBars } from '#web/shared/page/bars.ts';

/**
 * What stands around a page: `game` leaves out the footer; `plain` is header and content; `bare` is
 * content alone; `member` has everything, and the member centre's own frame inside.
 */
export type Frame = 'full' | 'game' | 'plain' | 'bare' | 'member';

interface PageRoute {
  /** Every address of the page, the first one being its own; the others are aliases. */
  readonly paths: readonly string[];
  readonly frame: Frame;
  /**
   * The page has a toggle for the bars at the top and at the side, which are so unless its address
   * says otherwise by `bars=1` or `bars=0` (R6). Elsewhere they are always there.
   */
  readonly bars?: UsualBars;
}

/**
 * The addresses of the portal by the name of the lazy part that stands there (R1 to R10). A page
 * is added by a line here and by its element in `routes.tsx`. Plain data: the inline script of the
 * drawn shell and the tests read it as well.
 */
export const pageRoutes = {
  index: { paths: ['/', '/index', '/index.html', '/home'], frame: 'full' },
  egame: {
    paths: ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/inhouse'],
    frame: 'full',
  },
  favourites: { paths: ['/fav'], frame: 'full' },
  byIframe: { paths: ['/game'], frame: 'game', bars: 'shown' },
  seamless: { paths: ['/seamless'], frame: 'game', bars: 'hidden' },
  lottery: { paths: ['/lottery'], frame: 'plain' },
  vnlottery: { paths: ['/vnlottery'], frame: 'game', bars: 'hidden' },
  elott: { paths: ['/elott'], frame: 'full' },
  login: { paths: ['/login'], frame: 'plain' },
  registration: { paths: ['/register', '/register.html'], frame: 'plain' },
  promo: { paths: ['/promotions'], frame: 'full' },
  promotion: { paths: ['/promotions/:id'], frame: 'full' },
  promoDetail: { paths: ['/promoDetail'], frame: 'full' },
  download: { paths: ['/down', '/download'], frame: 'full' },
  help: { paths: ['/help', '/helpmc'], frame: 'bare' },
  messageV2: { paths: ['/member/messageV2'], frame: 'member' },
  personalHistoryCopy: { paths: ['/member/personalHistoryCopy'], frame: 'member' },
} as const satisfies Record<string, PageRoute>;

/** The name of a page that has an address of its own. */
export type PageName = keyof typeof pageRoutes;

/** The same routes without their names. */
export const routes: readonly PageRoute[] = Object.values(pageRoutes);

/** Every address of the portal; those with a parameter as they stand in the table. */
export const routeAddresses: readonly string[] = routes.flatMap(({ paths }) => paths);

/** The page at this path; undefined where there is none. */
export function pageAt(path: string): PageName | undefined {
  const found = Object.entries<PageRoute>(pageRoutes).find(([, { paths }]) =>
    paths.some((template) => isAt(path, template)),
  );
  return found?.[0] as PageName | undefined;
}

function isAt(path: string, template: string): boolean {
  const [own, wanted] = [path.split('/'), template.split('/')];
  return (
    own.length === wanted.length &&
    wanted.every((part, index) => part === own[index] || part.startsWith(':'))
  );
}

/** Whether the path leads home (R1). */
export function isHome(path: string): boolean {
  return (pageRoutes.index.paths as readonly string[]).includes(path);
}

/** What stands around the page at this path; an unknown one has everything. */
export function frameOf(path: string): Frame {
  return routes.find(({ paths }) => paths.includes(path))?.frame ?? 'full';
}

/** Whether the bars are in sight at this address (R6). */
export function barsAt(path: string, search: string): boolean {
  return barsAreShown(routes.find(({ paths }) => paths.includes(path))?.bars, search);
}

/** Open to everybody where all else asks for a sign-in (R8). */
const openPaths: readonly string[] = [
  '/login',
  '/register',
  '/register.html',
  '/helpmc',
  '/help',
  '/download',
  '/down',
];

/** Whether a site that asks everybody to sign in still shows this path to visitors (R8). */
export function isOpenToVisitors(path: string): boolean {
  return openPaths.includes(path.replace(/(?<=.)\/$/u, ''));
}
