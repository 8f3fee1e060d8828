import type { LanguageCode } from '#contract/entities/language.ts';
import type { Frame } from '#web/app/page.ts';
import type { PageName } from '#web/app/pages.ts';
import {
  GAME_PICTURE_WIDTH,
  PROMOTION_PICTURE_WIDTH,
} from '#web/platform/pictures/small-picture.ts';
import { bannerGroupOf } from '#web/shared/banner/groups.ts';

/**
 * Calls of the first load with the same answer for every visitor in a language, as paths below the
 * API's address. The host of the page may write their answers into it (P1).
 */
export const publicCalls = {
  menu: (language: LanguageCode) => `/site/menu?language=${language}`,
  notices: (language: LanguageCode) => `/notices?language=${language}`,
  hot: (language: LanguageCode) => `/games/hot?language=${language}`,
  vendors: () => '/games/vendors',
};

/** What the page at a path shows itself first, beside the banner. */
const ownCalls: Readonly<
  Partial<Record<PageName, (path: string, language: LanguageCode) => readonly string[]>>
> = {
  index: (_, language) => [publicCalls.hot(language)],
  egame: (path, language) => {
    const category = path.slice(1).toUpperCase();
    const filter = category === 'INHOUSE' ? 'gameClassify' : 'gameType';
    return [`/games?${filter}=${category}&language=${language}&pageNo=1`];
  },
  promo: (_, language) => [`/promotions?language=${language}`],
  promotion: (path, language) => [`${path}?language=${language}`],
  registration: (_, language) => [
    '/account/register-settings',
    '/account/registration-rules',
    `/promotions?category=new_player&language=${language}`,
  ],
  lottery: (_, language) => lotteryCalls('Lott', language),
  vnlottery: (_, language) => lotteryCalls('SEA', language),
  elott: (_, language) => lotteryCalls('Elott', language),
};

function lotteryCalls(prizeMode: string, language: LanguageCode): readonly string[] {
  const common = `prizeMode=${prizeMode}&device=WEB&language=${language}`;
  return [
    `/lottery/menus?${common}`,
    `/lottery/popular?count=20&${common}`,
    `/lottery/opened?prizeMode=${prizeMode}&count=1`,
  ];
}

/** Pages whose own calls depend on more than the path. */
const bySearch: readonly (PageName | undefined)[] = [
  'egame',
  'promo',
  'lottery',
  'vnlottery',
  'elott',
];

/** Whether the address asks for something else than the page's usual first view. */
export function isNarrowed(page: PageName | undefined, search: string): boolean {
  return search !== '' && bySearch.includes(page);
}

/** The pictures that a page shows first, by the answer that names them. */
interface FirstPictures {
  /** Which of the page's own calls. */
  readonly call: number;
  readonly count: number;
  /** CSS pixels. */
  readonly width: number;
}

const promotionPicture: FirstPictures = { call: 0, count: 1, width: PROMOTION_PICTURE_WIDTH };

/** Pages whose largest picture is not a banner: one of their own answers contains it. */
export const firstPictures: Readonly<Partial<Record<PageName, FirstPictures>>> = {
  promo: promotionPicture,
  promotion: promotionPicture,
  lottery: { call: 1, count: 3, width: GAME_PICTURE_WIDTH },
};

/** A page and its address. */
interface Place {
  /** Undefined if there is no page. */
  readonly page: PageName | undefined;
  readonly frame: Frame;
  readonly path: string;
  readonly search?: string;
}

/** Those that a page alone makes, the most urgent first. */
export function ownCallsOf(
  { page, path, search = '' }: Omit<Place, 'frame'>,
  language: LanguageCode,
): readonly string[] {
  const own = isNarrowed(page, search) ? undefined : page && ownCalls[page];
  return own?.(path, language) ?? [];
}

/** Those of the first load of a page, the most urgent first. */
export function publicCallsOf(place: Place, language: LanguageCode): readonly string[] {
  const { menu, notices, vendors } = publicCalls;
  const { frame, path } = place;
  const isWide = frame === 'full' || frame === 'member';
  return [
    ...(isWide || bannerGroupOf(path) ? [notices(language)] : []),
    ...ownCallsOf(place, language),
    ...(isWide || frame === 'game' ? [menu(language)] : []),
    ...(isWide ? [vendors()] : []),
  ];
}
