// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { barsAt } from '#web/app/page-addresses.ts';
import { pages } from '#web/app/pages.ts';

describe('the bars around a page (R6)', () => {
  it.each([
    ['/seamless', '?id=1', false],
    ['/seamless', '?id=1&bars=1', true],
    ['/seamless', '?bars=1&id=1', true],
    ['/seamless', '?id=1&bars=0', false],
    ['/seamless', '?id=1&bars=yes', false],
    ['/seamless', '?id=1&rebars=1', false],
    ['/vnlottery', '', false],
    ['/vnlottery', '?gameCode=hue&bars=1', true],
    ['/vnlottery', '?bars=0', false],
    ['/game', '?id=1', true],
    ['/game', '?id=1&bars=0', false],
    ['/nowhere', '?bars=0', true],
  ])('at %s%s: %s', (path, search, shown) => {
    expect(barsAt(path, search)).toBe(shown);
  });

  it('are shown on every page without a toggle, with any address', () => {
    for (const [name, route] of Object.entries(pages)) {
      for (const path of route.paths) {
        expect(barsAt(path, '?bars=0'), `${name} ${path}`).toBe(!('bars' in route));
      }
    }
  });
});
