import { expect, test } from 'vitest';
import { pageAt } from '#web/app/page-addresses.ts';
import { pages } from '#web/app/pages.ts';
import { actingParameters } from '#web/platform/address/acting-parameters.ts';
import { sanitise } from '#web/shared/sanitised-html/sanitise.ts';

/** Where a link of a text leads once the text is harmless; null where it leads nowhere. */
function leadsTo(href: string): string | null {
  const content = sanitise(`<a href="${href}">go</a>`, 3, (path) => pageAt(path) !== undefined);
  return content.querySelector('a')?.getAttribute('href') ?? null;
}

test('links in texts can lead to every page of the portal', () => {
  const paths = Object.values(pages).flatMap((page): readonly string[] => page.paths);
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const address = `${path.replaceAll(/:\w+/gu, 'some')}?page=2#part`;
    expect(leadsTo(address), path).toBe(address);
  }
});

test.each([
  '/control',
  '/control/scenario/vendor-down?to=/',
  '/control/../control/scenario/normal',
  '/api/account/logout',
  '/openapi',
  '/nowhere',
  `${location.origin}/control/scenario/maintenance`,
])('a link within the origin that leads to no page leads nowhere: %s', (href) => {
  expect(leadsTo(href)).toBeNull();
});

test('links in texts start no action', () => {
  for (const parameter of actingParameters) {
    expect(leadsTo(`/?${parameter}=a-value&amp;show=new#part`), parameter).toBe('/?show=new#part');
    expect(leadsTo(`/login?${parameter}=%2F%3Ftoken%3Dx`), parameter).toBe('/login');
    expect(leadsTo(`${location.origin}/?a=1&amp;${parameter}=x`), parameter).toBe('/?a=1');
  }
});
