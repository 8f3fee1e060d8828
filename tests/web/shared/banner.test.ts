// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { type Banner, bannerGroups } from '#contract/entities/content.ts';
import { bannerGroupOf, bannersOf } from '#web/shared/banner/groups.ts';
import { targetOf } from '#web/shared/banner/target.ts';

const banner = (linkageType: Banner['linkageType'], linkage: string | null): Banner => ({
  bannerId: 'one',
  url: '/wide.svg',
  phoneUrl: '/tall.svg',
  groupName: 'w_home',
  linkageType,
  linkage,
  title: 'Title',
  text: 'Text',
  action: null,
  terms: null,
});

describe('the banners of a group (S4)', () => {
  const banners = [banner('page', '/register'), banner('page', '/rng'), banner('none', null)];

  test('ask a visitor to register', () => {
    expect(bannersOf(banners, 'w_home', false)).toEqual(banners);
  });

  test('leave out registration for signed-in people', () => {
    expect(bannersOf(banners, 'w_home', true)).toEqual(banners.slice(1));
  });

  test('belong to one group', () => {
    expect(bannersOf(banners, 'w_rng', false)).toEqual([]);
    expect(bannersOf(banners, undefined, false)).toEqual([]);
  });
});

describe('pages of the banners of a group (S4)', () => {
  test.each([
    ['/', 'w_home'],
    ['/index.html', 'w_home'],
    ['/rng', 'w_rng'],
    ['/rng/', 'w_rng'],
    ['/promotions', 'w_promo'],
    ['/help', 'w_help'],
    ['/helpmc', 'w_help'],
    ['/down', 'w_down'],
    ['/download', 'w_down'],
    ['/register', 'w_reg'],
    ['/pointMall', 'w_points'],
  ])('%s: %s', (path, group) => {
    expect(bannerGroupOf(path)).toBe(group);
  });

  test('every group has a page', () => {
    const pages = ['', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'elott', 'down'];
    const others = ['promotions', 'pointMall', 'help', 'register', 'inhouse'];
    const found = [...pages, ...others].map((page) => bannerGroupOf(`/${page}`));
    expect(new Set(found)).toEqual(new Set(bannerGroups));
  });

  test('a page of no group has none', () => {
    for (const path of ['/fav', '/game', '/promotions/first-spins', '/nowhere']) {
      expect(bannerGroupOf(path)).toBeUndefined();
    }
  });
});

describe('links of banners (S4, S16)', () => {
  test.each([
    ['page', '/rng', '/rng', false],
    ['promotion', 'first spins', '/promotions/first%20spins', false],
    ['game', 'slot/1', '/game?id=slot%2F1', false],
    ['external', 'https://example.com/a', 'https://example.com/a', true],
  ] as const)('%s', (linkageType, linkage, address, isExternal) => {
    expect(targetOf(banner(linkageType, linkage))).toEqual({ address, isExternal });
  });

  test.each([
    ['none', '/rng'],
    ['page', null],
    ['page', '//elsewhere.example'],
    ['page', '/\\elsewhere.example'],
    ['page', 'https://elsewhere.example'],
    ['external', 'javascript:alert(1)'],
    ['external', '/rng'],
  ] as const)('%s with %s leads nowhere', (linkageType, linkage) => {
    expect(targetOf(banner(linkageType, linkage))).toBeNull();
  });
});
