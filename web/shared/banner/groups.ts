import type { Banner, BannerGroup } from '#contract/entities/content.ts';
import { normalPath } from '#web/shared/page/normal-path.ts';

/** The banner group of each page that has one, by its addresses (S4). */
const groups: Readonly<Record<BannerGroup, readonly string[]>> = {
  w_home: ['/', '/index', '/index.html', '/home'],
  w_rng: ['/rng'],
  w_live: ['/live'],
  w_fish: ['/fish'],
  w_pvp: ['/pvp'],
  w_sports: ['/sports'],
  w_esports: ['/esports'],
  w_elott: ['/elott'],
  w_down: ['/down', '/download'],
  w_promo: ['/promotions'],
  w_points: ['/pointMall'],
  w_help: ['/help', '/helpmc'],
  w_reg: ['/register', '/register.html'],
  w_inhouse: ['/inhouse'],
};

/** The banner group of the page at an address; undefined where a page has none (S4). */
export function bannerGroupOf(path: string): BannerGroup | undefined {
  const normal = normalPath(path);
  return (Object.keys(groups) as BannerGroup[]).find((group) =>
    groups[group].some((own) => normalPath(own) === normal),
  );
}

/** The banners of a group; signed-in people are not asked to register (S4). */
export function bannersOf(
  banners: readonly Banner[],
  group: BannerGroup | undefined,
  isSignedIn: boolean,
): readonly Banner[] {
  return banners.filter(
    ({ groupName, linkageType, linkage }) =>
      groupName === group &&
      !(isSignedIn && linkageType === 'page' && groups.w_reg.includes(linkage ?? '')),
  );
}
