// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  frameOf,
  isHome,
  isOpenToVisitors,
  pageAt,
  pageRoutes,
  routeAddresses,
} from '#web/app/route-table.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';

describe('the route table', () => {
  it('has every address once', () => {
    expect(new Set(routeAddresses).size).toBe(routeAddresses.length);
  });

  it('leads home from each of its aliases (R1), and from nowhere else', () => {
    expect(['/', '/index', '/index.html', '/home'].every(isHome)).toBe(true);
    expect(routeAddresses.filter(isHome)).toHaveLength(4);
  });

  it('knows which page stands at an address, with a parameter or without', () => {
    for (const [name, { paths }] of Object.entries(pageRoutes)) {
      expect(new Set(paths.map((path) => pageAt(path.replace(/:\w+/u, '17'))))).toEqual(
        new Set([name]),
      );
    }
    expect(['/nowhere', '/promotions/17/more', ''].map(pageAt)).toEqual(Array(3).fill(undefined));
  });

  it('has a lobby for every category of the menu, and pages of their own for lotteries (R4, R5)', () => {
    const segments = lobbyCategories.map(({ segment }) => `/${segment}`);
    const lotteries = ['/lottery', '/elott'];
    expect([...pageRoutes.egame.paths, ...lotteries].toSorted()).toEqual(segments.toSorted());
    expect(lotteries.map(pageAt)).toEqual(['lottery', 'elott']);
  });

  it('leaves header and content alone at registration, sign-in and lotteries (R2, R4)', () => {
    const plain = routeAddresses.filter((path) => frameOf(path) === 'plain');
    expect(plain.toSorted()).toEqual(['/login', '/lottery', '/register', '/register.html']);
    expect(frameOf('/nowhere')).toBe('full');
  });

  it('leaves the content alone at the help centre (R7)', () => {
    expect(routeAddresses.filter((path) => frameOf(path) === 'bare')).toEqual(['/help', '/helpmc']);
  });

  it('is open to visitors at sign-in, registration, help and download alone (R8)', () => {
    const open = [
      '/login',
      '/register',
      '/register.html',
      '/helpmc',
      '/help',
      '/download',
      '/down',
    ];
    for (const path of open) {
      expect(isOpenToVisitors(path), path).toBe(true);
      expect(isOpenToVisitors(`${path}/`), path).toBe(true);
      expect(isOpenToVisitors(`${path}/more`), path).toBe(false);
    }
    const closed = routeAddresses.filter((path) => !open.includes(path));
    expect(closed.some(isOpenToVisitors)).toBe(false);
  });
});
