import { describe, expect, it } from 'vitest';
import { loginAddress, returnAddress } from '#web/platform/address/return-address.ts';

const carried = (to: string) => returnAddress(`?${new URLSearchParams({ to })}`);

describe('the address that a sign-in leads back to (R8)', () => {
  it.each(['/rng?page=LUMEN#content', '/game?id=a%2Fb', '/promotions/7', '/fav?q=a+b&modal=login'])(
    'is %s as it was',
    (from) => {
      const { pathname, search } = new URL(loginAddress(from), location.origin);
      expect(pathname).toBe('/login');
      expect(returnAddress(search)).toBe(from);
    },
  );

  it('is home by default, and then empty', () => {
    expect(returnAddress('')).toBe('/');
    expect(loginAddress('/')).toBe('/login');
  });

  it.each([
    'https://example.com/rng',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/.//example.com',
    '/..//example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '\t//example.com',
    'http://',
    'blob:https://example.com/x',
  ])('is never another site: %j', (to) => {
    const address = carried(to);
    expect(new URL(address, location.origin).origin).toBe(location.origin);
    expect(address).toBe('/');
  });
});
