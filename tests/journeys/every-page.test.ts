// Features: all
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import type { Visitor } from '#tests/support/page.ts';
import { pageAddresses } from '#tests/support/page-addresses.ts';
import { barsAt, frameOf, pageAt } from '#web/app/page-addresses.ts';
import { pageNames } from '#web/app/pages.ts';
import { expectAccessible, expectAccessibleAsShown } from './steps/accessibility.ts';
import { loginDialog, seeLoginLeft } from './steps/account.ts';
import { allPages, inTable, SITE } from './steps/all-pages.ts';
import { beSignedIn, openPortalVisitor } from './steps/journey.ts';
import { faultless, linksOf, pageFaults } from './steps/page-faults.ts';
import type { PageVisit, PageVisits } from './steps/page-visits.ts';
import { openPortal } from './steps/portal.ts';
import { eventually, goOnTo, isInWindow, see, seeFocus } from './steps/seeing.ts';
import { delayReads, expectNoShifts, watchForShifts } from './steps/shifts.ts';

/** Pages are looked at, and nothing is changed: one world is enough for all. */
const portal = await openPortal();
afterAll(() => portal.close());
const visitsOf = allPages(portal);

/**
 * The texts of a page have the same colours in every layout, so each layout has one theme; the
 * frame is checked in both.
 */
const layouts = [
  [
    'a phone of 320 pixels',
    { profile: 'phone', theme: 'light', context: { viewport: { width: 320, height: 640 } } },
  ],
  ['a desktop', { profile: 'desktop', theme: 'dark' }],
] as const;
type Layout = (typeof layouts)[number][1];

describe.each(layouts)('on %s (S13, S14)', (_, layout) => {
  describe('signed out', () => walk('visitor', layout));
  describe('signed in', () => walk('member', layout));
  describe('signed in as an agent', () => walk('agent', layout));
});

test('every address of a page is tested here (R1, R3)', () => {
  const stops = Object.values<PageVisits>(visitsOf).flatMap(everyVisit);
  const walked = new Set(stops.map(({ address }) => inTable(address)));
  expect(pageAddresses.filter((address) => !walked.has(address))).toEqual([]);
});

/** Somebody whose record is not empty, and an agent with a team and nothing to answer. */
const accounts = { member: PLAYER, agent: 'carlos' };

const everyVisit = ({ visitor, member, agent = [] }: PageVisits) => [
  ...visitor,
  ...member,
  ...agent,
];

/**
 * Opens each page in turn with one browser, and checks everything that each page must have. A phone
 * opens each from outside; a desktop goes from page to page inside the portal, so that both ways to
 * every page are used.
 */
function walk(who: keyof PageVisits, layout: Layout): void {
  const isDesktop = layout.profile === 'desktop';
  const titles = new Map<string, string>();
  let isFrameSeen = false;
  // Where several addresses lead to one view, one layout is enough.
  const elsewhere = isDesktop ? 'built' : 'alias';
  const pages = Object.entries<PageVisits>(visitsOf)
    .map(
      ([name, stops]) =>
        [name, (stops[who] ?? []).filter(({ look }) => look !== elsewhere)] as const,
    )
    .filter(([, stops]) => stops.length > 0);
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await openPortalVisitor(portal, layout);
    if (!isDesktop) {
      await watchForShifts(visitor.page);
      await delayReads(visitor.page);
    }
    if (who !== 'visitor') await beSignedIn(visitor.page, portal, accounts[who]);
  });
  afterAll(() => visitor.close());

  test.each(pages)(`the page %s is built well for the ${who}`, async (_, stops) => {
    const { page } = visitor;
    for (const stop of stops) {
      await (isDesktop && isInside(page) ? goOnTo(page, stop.address) : comeTo(page, stop));
      await seeArrived(page, stop);
      if (stop.look !== 'alias') await lookAt(page, stop);
    }
    expect(visitor.problems()).toEqual([]);
  });

  async function lookAt(page: Page, stop: PageVisit): Promise<void> {
    const { address } = stop;
    if (!isDesktop) await expect.soft(expectNoShifts(page), address).resolves.toBeUndefined();
    const title = await page.title();
    expect.soft(titles.get(title) ?? address, `${title} is called so as well`).toBe(address);
    titles.set(title, address);
    // A login that was open has led the keyboard into the content already, and so has a link.
    if (!stop.isBehindLogin && (!isDesktop || titles.size === 1)) await reachSkipLink(page);
    // What is around the pages is the same everywhere: once is enough.
    if (isDesktop && who === 'visitor' && titles.size === 1) {
      await followSkipLink(page);
      await openSubmenus(page);
    }
    expect.soft(await pageFaults(page), address).toEqual(faultless);
    if (!isDesktop && frameAt(address) !== 'bare' && hasBars(page)) {
      expect.soft(await entriesOfBar(page), address).toEqual(bar);
    }
    if (stop.look !== 'built') {
      await expect.soft(expectPageAccessible(page, stop), address).resolves.toBeUndefined();
    }
    if (isDesktop) await followLinks(page);
  }

  /** With the whole frame the first time; the other frames have less of the same. */
  async function expectPageAccessible(page: Page, { address }: PageVisit): Promise<void> {
    if (isFrameSeen || frameAt(address) !== 'full') {
      await expectAccessibleAsShown(page);
      return;
    }
    isFrameSeen = true;
    await expectAccessible(page, { isWhole: true });
  }
}

/** Each kind of link that leads somewhere for sure: every page is a stop. */
const met = new Set([
  ...pageNames,
  ...Object.values<PageVisits>(visitsOf)
    .flatMap(everyVisit)
    .map(({ address }) => kindOf(address)),
]);

/** A link of the portal leads to a page of the portal (S2, S5). Each kind is followed once. */
async function followLinks(page: Page): Promise<void> {
  for (const link of await linksOf(page)) {
    const kind = kindOf(link);
    if (met.has(kind)) continue;
    expect.soft(pageAt(new URL(link, 'http://portal').pathname), link).toBeDefined();
    met.add(kind);
    await expectToLeadSomewhere(page, link);
  }
}

/** Opens a page from outside. The target of an alias shows before the page is complete. */
async function comeTo(page: Page, { address, look }: PageVisit): Promise<void> {
  await page.goto(address, { waitUntil: look === 'alias' ? 'commit' : 'load' });
}

/** Whether the browser has the portal open. */
const isInside = (page: Page) => page.url().startsWith(portal.url);

/** Waits until all of a page is there. */
async function seeArrived(page: Page, stop: PageVisit): Promise<void> {
  const { address, title, tab = title } = stop;
  if (stop.isBehindLogin) {
    await see(loginDialog(page));
    await page.keyboard.press('Escape');
    await seeLoginLeft(page);
  }
  await see(page.getByRole('heading', { level: 1, name: title, exact: true }));
  await seeNothingBusy(page);
  const frame = frameAt(address);
  if (frame !== 'bare' && hasBars(page)) await see(page.getByRole('banner'));
  if (frame === 'full' || frame === 'member') await see(page.getByRole('contentinfo'));
  await eventually(() => page.title()).toBe(tab === SITE ? SITE : `${tab} · ${SITE}`);
}

/** Whether the bars are in sight: a phone folds them above a game, unless the address asks (R6). */
function hasBars(page: Page): boolean {
  const { pathname, search, searchParams } = new URL(page.url());
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const isGame = frameAt(pathname) === 'game' && searchParams.has('id');
  return isPhone && isGame ? searchParams.get('bars') === '1' : barsAt(pathname, search);
}

const seeNothingBusy = (page: Page) =>
  eventually(() => page.locator('main [aria-busy=true]').count()).toBe(0);

/** The frame of the page at an address. */
function frameAt(address: string) {
  return frameOf(inTable(address) ?? address);
}

/** The same for everybody, on every page that has a bottom bar. */
const bar = ['Menu', 'Início', 'Buscar', 'Slots', 'Ao vivo', 'Promoções'];
const entriesOfBar = (page: Page) =>
  page.getByRole('navigation', { name: 'Navegação rápida' }).locator('a, button').allInnerTexts();

const skipLink = (page: Page) => page.getByRole('link', { name: 'Ir para o conteúdo' });

/** The first key leads to a link over the bars and the menu. */
async function reachSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await seeFocus(skipLink(page));
}

/** The link becomes visible, and leads into the content. */
async function followSkipLink(page: Page): Promise<void> {
  await skipLink(page).focus();
  expect(await isInWindow(skipLink(page))).toBe(true);
  await page.keyboard.press('Enter');
  await seeFocus(page.getByRole('main'));
}

/** Opens all that the side menu can open, where the page has one. */
async function openSubmenus(page: Page): Promise<void> {
  const closed = page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click();
  }
}

/** Each page is a kind, and so is each set of its filters. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link, 'http://portal');
  return [pageAt(pathname) ?? pathname, ...searchParams.keys()].join(' ');
}

async function expectToLeadSomewhere(page: Page, link: string): Promise<void> {
  await goOnTo(page, link);
  const title = page.getByRole('heading', { level: 1 });
  await see(title);
  await seeNothingBusy(page);
  expect
    .soft(await title.innerText(), link)
    .not.toMatch(/não encontrada|Não encontramos|não está mais disponível/u);
}
