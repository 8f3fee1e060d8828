import type { Browser, Page } from 'playwright-core';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { beSignedIn } from '#tests/journeys/steps/journey.ts';
import type { PageVisit, PageVisits } from '#tests/journeys/steps/page-visits.ts';
import type { JourneyPortal } from '#tests/journeys/steps/portal.ts';
import { goOnTo } from '#tests/journeys/steps/seeing.ts';
import { noteTraffic } from '#tests/support/network-rest.ts';
import { fullLooks, type Look, lookName } from '#tools/gallery/looks.ts';
import type { GalleryOptions } from '#tools/gallery/options.ts';
import type {
  GroupRecord,
  PictureRecord,
  ScreenReading,
  ScreenRecord,
} from '#tools/gallery/records.ts';
import {
  openStillPage,
  placedElements,
  takePicture,
  watchRequests,
  wearLook,
} from './still-page.ts';

/** The moment at which pages of the running product are pictured, on both sides of the wire. */
export const MOMENT = Date.UTC(2026, 10, 26, 12);

/** Nobody who is signed in, somebody whose records are not empty, and somebody with a team. */
const accounts = { visitor: null, member: PLAYER, agent: 'carlos' } as const;
type Who = keyof typeof accounts;

const PREFIX = 'page-';
/** The gallery's group of a page; no flow is called so. */
export const pageGroup = (name: string): string => `${PREFIX}${name}`;
/** Whether a group of the gallery is a page's. */
export const isPage = (group: string): boolean => group.startsWith(PREFIX);

/** How the reads of a page end: answered, never, or with an error. */
const forms = ['full', 'loading', 'failing'] as const;
type Form = (typeof forms)[number];

/** The calls that must always be answered: without them there is no page. */
const siteRequest = /\/api\/(?:site|live|account\/(?:profile|session))/u;
const isRead = (url: string, method: string) =>
  method === 'GET' && url.includes('/api/') && !siteRequest.test(url);

interface PictureOf {
  readonly browser: Browser;
  readonly portal: JourneyPortal;
  readonly name: string;
  readonly visits: PageVisits;
}

/** Takes the pictures of a page as everybody meets it, and while it waits, and where it fails. */
export async function picturePage(
  { browser, portal, name, visits }: PictureOf,
  options: GalleryOptions,
): Promise<Omit<GroupRecord, 'inputs'>> {
  const screens: ScreenRecord[] = [];
  const unsteady: string[] = [];
  for (const who of Object.keys(accounts) as readonly Who[]) {
    for (const visit of visits[who] ?? []) {
      if (visit.look === 'alias') continue;
      for (const form of forms) {
        // A page that waits looks the same for everybody.
        if (form !== 'full' && (who === 'visitor') !== (visits.member.length === 0)) continue;
        const taken = await pictureForm({ browser, portal, name, visit, who, form }, options);
        screens.push(taken.screen);
        unsteady.push(...taken.unsteady);
      }
    }
  }
  return { group: name, title: name, screens, missing: [], unsteady };
}

interface FormOfPage extends Omit<PictureOf, 'visits'> {
  readonly visit: PageVisit;
  readonly who: Who;
  readonly form: Form;
}

async function pictureForm(
  { browser, portal, name, visit, who, form }: FormOfPage,
  { isTwice }: GalleryOptions,
): Promise<{ readonly screen: ScreenRecord; readonly unsteady: readonly string[] }> {
  const id = `${name}/${who} ${form} ${visit.address.replaceAll(/[^\w-]+/gu, '_')}`;
  const pictures: PictureRecord[] = [];
  const readings: ScreenReading[] = [];
  const unsteady: string[] = [];
  for (const language of ['PT', 'EN'] as const) {
    if (form !== 'full' && language === 'EN') continue;
    const page = await openPortalPage(browser, portal, language, who);
    const rest = await arrive(page, visit, form);
    for (const look of looksOf(language, form)) {
      await wearLook(page, look);
      const { record, isSteady } = await takePicture(page, look, { id, isTwice, rest });
      pictures.push(record);
      if (!isSteady) unsteady.push(`${id}: ${lookName(look)}`);
      if (look.theme === 'dark') {
        const tree = await page.locator('body').ariaSnapshot();
        const elements = await placedElements(page);
        readings.push({ language, size: look.size, tree, elements });
      }
    }
    await page.context().close();
  }
  const screen: ScreenRecord = {
    id,
    group: name,
    title: `${visit.title} – ${who}, ${form}`,
    made: 'product',
    rows: [],
    steps: [`open ${visit.address} as ${who}`],
    live: visit.address,
    keys: [],
    pictures,
    readings,
  };
  return { screen, unsteady };
}

function looksOf(language: Look['language'], form: Form): readonly Look[] {
  const own = fullLooks.filter((look) => look.language === language);
  return form === 'full' ? own : own.filter(({ size }) => size !== 'tablet');
}

async function openPortalPage(
  browser: Browser,
  portal: JourneyPortal,
  language: Look['language'],
  who: Who,
): Promise<Page> {
  const page = await openStillPage(browser, portal.url);
  noteTraffic(page.context());
  await page.clock.setFixedTime(MOMENT);
  await page.addInitScript((code) => {
    if (window.top !== window || location.origin === 'null') return;
    localStorage.setItem('lang', code);
    localStorage.setItem('theme', 'dark');
  }, language);
  const account = accounts[who];
  if (account !== null) await beSignedIn(page, portal, account);
  return page;
}

/**
 * Opens the page. One that waits or fails is reached from another, so that the portal itself is there.
 *
 * @returns how to wait until nothing is on its way
 */
async function arrive(
  page: Page,
  { address }: PageVisit,
  form: Form,
): Promise<() => Promise<void>> {
  const { rest, settle } = watchRequests(
    page,
    (request) =>
      !request.url().includes('/api/live/') &&
      (form !== 'loading' || !isRead(request.url(), request.method())),
  );
  if (form === 'full') {
    await page.goto(address, { waitUntil: 'load' });
    await settle();
    return rest;
  }
  await page.goto('/fav', { waitUntil: 'load' });
  await settle();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (!isRead(request.url(), request.method())) return await route.continue();
    if (form === 'failing') await route.fulfill({ status: 503, body: '' });
  });
  await goOnTo(page, address);
  await settle();
  return rest;
}
