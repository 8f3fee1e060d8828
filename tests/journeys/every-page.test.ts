import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { barsAreShown } from '#web/app/bars.ts';
import { frameOf, pageAt, routeAddresses } from '#web/app/route-table.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, loginDialog, seeLoginLeft, submitLogin } from './steps/account.ts';
import { allPages, inTable, nowhere, SITE, type Stop } from './steps/all-pages.ts';
import { journey } from './steps/journey.ts';
import { enlargeText, faultless, linksOf, pageFaults } from './steps/page-faults.ts';
import { seededPassword } from './steps/people.ts';
import { eventually, isInWindow, see, seeFocus } from './steps/seeing.ts';
import { expectNoShifts, watchForShifts } from './steps/shifts.ts';

const layouts = [
  [
    'a phone of 320 pixels',
    { profile: 'phone', context: { viewport: { width: 320, height: 640 } } },
  ],
  ['a desktop', { profile: 'desktop' }],
] as const;

/** How long a walk through all pages may take, in milliseconds: axe looks at each in both themes. */
const WALK = 240_000;

describe.each(layouts)('every page on %s (S13, S14)', (_, layout) => {
  journey('is built well for visitors', { timeout: WALK }, async ({ visit, portal }) => {
    const stops = [...Object.values(allPages(portal)).flatMap(({ visitor }) => visitor), nowhere];
    const { page } = await visit('/login', { ...layout, beforeArrival: watchForShifts });
    await walk(page, stops);
  });

  journey('is built well for members', { timeout: WALK }, async ({ visit, portal }) => {
    const stops = Object.values(allPages(portal)).flatMap(({ member }) => member);
    const { page } = await visit('/login', { ...layout, beforeArrival: watchForShifts });
    // Somebody whose record is not empty.
    await submitLogin(page, PLAYER, seededPassword(PLAYER));
    await see(accountMenu(page));
    await walk(page, stops);
  });
});

journey('every address of the table has its row here (R1, R3)', ({ portal }) => {
  const stops = Object.values(allPages(portal)).flatMap(({ visitor, member }) => [
    ...visitor,
    ...member,
  ]);
  const walked = new Set(stops.map(({ address }) => inTable(address)));
  expect(routeAddresses.filter((address) => !walked.has(address))).toEqual([]);
});

/** Each kind of address that a walk of this file was at. */
const met = new Set<string>();

/** Goes to each page in turn, and looks at all that every page must have. */
async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  const titles = new Map<string, string>();
  const links = new Set<string>();
  const isDesktop = (page.viewportSize()?.width ?? 0) > 1000;
  for (const place of stops) {
    const { address } = place;
    // oxlint-disable no-await-in-loop -- one page after the other
    await arriveAt(page, place);
    met.add(kindOf(address));
    if (place.look === 'alias') continue;
    await expect.soft(expectNoShifts(page), address).resolves.toBeUndefined();
    const title = await page.title();
    expect.soft(titles.get(title), `another page is called ${title}`).toBeUndefined();
    titles.set(title, address);
    if (isDesktop) {
      // A login that was open has led the keyboard into the content already.
      if (!place.isBehindLogin) await followSkipLink(page);
      // The menu is the same everywhere: once is enough.
      if (titles.size === 1) await openSubmenus(page);
      for (const link of await linksOf(page)) links.add(link);
    }
    expect.soft(await pageFaults(page), address).toEqual(faultless);
    if (isDesktop) await expectToGrow(page, address);
    if (place.look !== 'built') {
      await expect.soft(expectAccessible(page), address).resolves.toBeUndefined();
    }
    // oxlint-enable no-await-in-loop
  }
  for (const [kind, link] of new Map([...links].map((each) => [kindOf(each), each]))) {
    // Whoever walked before has been led there: the page was looked at, or the filter followed.
    if (met.has(kind)) continue;
    met.add(kind);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expectToLeadSomewhere(page, link);
  }
}

/** Comes to a page from outside, and waits until all of it is there. */
async function arriveAt(page: Page, stop: Stop): Promise<void> {
  const { address, title, tab = title } = stop;
  await page.goto(address);
  if (stop.isBehindLogin) {
    await see(loginDialog(page));
    await page.keyboard.press('Escape');
    await seeLoginLeft(page);
  }
  await see(page.getByRole('heading', { level: 1, name: title, exact: true }));
  await eventually(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  const frame = frameOf(inTable(address) ?? address);
  const { pathname, search } = new URL(page.url());
  if (frame !== 'bare' && barsAreShown(pathname, search)) await see(page.getByRole('banner'));
  if (frame === 'full' || frame === 'member') await see(page.getByRole('contentinfo'));
  await eventually(() => page.title()).toBe(tab === SITE ? SITE : `${tab} · ${SITE}`);
}

/** The first key leads to a link, and that one into the content. */
async function followSkipLink(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await page.keyboard.press('Tab');
  await seeFocus(skip);
  expect(await isInWindow(skip)).toBe(true);
  await page.keyboard.press('Enter');
  await seeFocus(page.getByRole('main'));
}

/** Opens all that the side menu can open, where the page has one. */
async function openSubmenus(page: Page): Promise<void> {
  const closed = page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await closed.first().click();
  }
}

/** Twice as large a page, and letters twice as large, take nothing away (WCAG 1.4.4, 1.4.10). */
async function expectToGrow(page: Page, address: string): Promise<void> {
  const usual = page.viewportSize();
  if (!usual) throw new Error('The window has no size.');
  await page.setViewportSize({ width: usual.width / 2, height: usual.height / 2 });
  expect.soft(await pageFaults(page), `${address} at 200 %`).toEqual(faultless);
  await page.setViewportSize(usual);
  await enlargeText(page, true);
  expect.soft(await pageFaults(page), `${address} in large text`).toEqual(faultless);
  await enlargeText(page, false);
}

/** Each page, and each of its filters, is a kind. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://portal');
  // Several addresses may lead to one page: every one of them is a stop.
  return [pageAt(pathname) ?? pathname, ...searchParams.keys()].join(' ');
}

/** A link of the portal leads to a page of the portal (S2, S5). */
async function expectToLeadSomewhere(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const title = page.getByRole('heading', { level: 1 });
  await see(title);
  expect.soft(await title.innerText(), link).not.toMatch(/não existe|não encontrada/u);
}
