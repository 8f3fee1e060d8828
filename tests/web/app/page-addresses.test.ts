// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pageAddresses } from '#tests/support/page-addresses.ts';
import { frameOf, isHome, isOpenToVisitors, pageAt } from '#web/app/page-addresses.ts';
import { pages } from '#web/app/pages.ts';
import { bannerGroupOf } from '#web/shared/banner/groups.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';

describe('the addresses of the pages', () => {
  it('are unique', () => {
    expect(new Set(pageAddresses).size).toBe(pageAddresses.length);
  });

  it('lead home only from its aliases (R1)', () => {
    expect(['/', '/index', '/index.html', '/home'].every(isHome)).toBe(true);
    expect(pageAddresses.filter(isHome)).toHaveLength(4);
  });

  it('identify the page, with or without a parameter', () => {
    for (const [name, { paths }] of Object.entries(pages)) {
      expect(new Set(paths.map((path) => pageAt(path.replace(/:\w+/u, '17'))))).toEqual(
        new Set([name]),
      );
    }
    expect(['/nowhere', '/promotions/17/more', ''].map(pageAt)).toEqual(Array(3).fill(undefined));
  });

  it('ignore a trailing slash and case, as the router does (R1)', () => {
    expect(['/help/', '/HELP', '/RNG//', '/Promotions/17/'].map(pageAt)).toEqual([
      'help',
      'help',
      'egame',
      'promotion',
    ]);
    expect(['/help/', '/HELP'].map(frameOf)).toEqual(['bare', 'bare']);
    expect(isOpenToVisitors('/Login/')).toBe(true);
    expect(['/HOME', '/home/'].every(isHome)).toBe(true);
    expect(['/RNG/', '/pointmall'].map(bannerGroupOf)).toEqual(['w_rng', 'w_points']);
  });

  it('have a lobby for every category of the menu, and own pages for lotteries (R4, R5)', () => {
    const segments = lobbyCategories.map(({ segment }) => `/${segment}`);
    const lotteries = ['/lottery', '/elott'];
    expect([...pages.egame.paths, ...lotteries].toSorted()).toEqual(segments.toSorted());
    expect(lotteries.map(pageAt)).toEqual(['lottery', 'elott']);
  });

  it('show only header and content at registration, sign-in, account recovery, lotteries and links of messages (R2, R4)', () => {
    const plain = pageAddresses.filter((path) => frameOf(path) === 'plain');
    expect(plain.toSorted()).toEqual([
      '/account-recovery',
      '/login',
      '/lottery',
      '/register',
      '/register.html',
      '/stop-account-recovery',
      '/undo-contact',
    ]);
    expect(frameOf('/nowhere')).toBe('full');
  });

  it('show only the content at the help centre (R7)', () => {
    expect(pageAddresses.filter((path) => frameOf(path) === 'bare')).toEqual(['/help', '/helpmc']);
  });

  it('are open to visitors only at sign-in, registration, account recovery, help, download, policies and links of messages (R8)', () => {
    const open = [
      '/login',
      '/register',
      '/register.html',
      '/helpmc',
      '/help',
      '/download',
      '/down',
      '/undo-contact',
      '/stop-account-recovery',
      '/account-recovery',
      ...pages.policies.paths,
    ];
    for (const path of open) {
      expect(isOpenToVisitors(path), path).toBe(true);
      expect(isOpenToVisitors(`${path}/`), path).toBe(true);
      expect(isOpenToVisitors(`${path}/more`), path).toBe(false);
    }
    const closed = pageAddresses.filter((path) => !open.includes(path));
    expect(closed.some(isOpenToVisitors)).toBe(false);
  });
});
