import type { Browser, Page } from 'playwright-core';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { beSignedIn } from '#tests/journeys/steps/journey.ts';
import type { PageVisit, PageVisits } from '#tests/journeys/steps/page-visits.ts';
import type { JourneyPortal } from '#tests/journeys/steps/portal.ts';
import { goOnTo } from '#tests/journeys/steps/seeing.ts';
import { fullLooks, type Look, pairLooks, sizes } from '#tools/gallery/looks.ts';
import type { GalleryOptions } from '#tools/gallery/options.ts';
import type { GroupRecord, ScreenRecord } from '#tools/gallery/records.ts';
import { LONGEST, type WatchedRequests, watchRequests } from './still-page.ts';
import { changePageLanguage, MOMENT, openStillPortal } from './still-portal.ts';
import { type TakenLooks, takeLooks } from './take-looks.ts';

/** Nobody who is signed in, somebody whose records are not empty, and somebody with a team. */
const accounts = { visitor: null, member: PLAYER, agent: 'carlos' } as const;
type Who = keyof typeof accounts;

/** The page's time from its opening to its pictures, in milliseconds: longer than any page loads. */
const LOADING = 120_000;
/** In which a page lays itself out in a window of another size, in milliseconds. */
const LAYOUT = 250;
/** So often a read that failed is tried again, and what passes before it is, in milliseconds. */
const [RETRIES, RETRY] = [4, 10_000];
/** So often what a page loads may ask for more. */
const ROUNDS = 2;

/** How the reads of a page end: answered, answered with nothing, never, or with an error. */
const forms = ['full', 'empty', 'loading', 'failing'] as const;
type Form = (typeof forms)[number];

/** The calls that must always be answered: without them there is no page. */
const siteRequest = /\/api\/(?:site|live|account\/(?:profile|session))/u;
const isRead = (url: string, method: string) =>
  method === 'GET' && url.includes('/api/') && !siteRequest.test(url);

interface PictureOf {
  readonly browser: Browser;
  readonly portal: JourneyPortal;
  /** Account of somebody whose records are empty. */
  readonly newcomer: string;
  readonly name: string;
  readonly visits: PageVisits;
}

/** Takes the pictures of a page as everybody meets it, with nothing to show, waiting, and failing. */
export async function picturePage(
  { visits, ...opened }: PictureOf,
  options: GalleryOptions,
): Promise<Omit<GroupRecord, 'inputs'>> {
  const screens: ScreenRecord[] = [];
  const unsteady: string[] = [];
  for (const who of Object.keys(accounts) as readonly Who[]) {
    for (const visit of visits[who] ?? []) {
      if (visit.look === 'alias') continue;
      for (const form of forms) {
        if (!hasForm(form, who, visits)) continue;
        const taken = await pictureForm({ ...opened, visit, who, form }, options);
        screens.push(taken.screen);
        unsteady.push(...taken.unsteady);
      }
    }
  }
  return { group: opened.name, title: opened.name, screens, missing: [], unsteady };
}

/** A page that waits or fails looks the same for everybody; records of somebody new are empty. */
function hasForm(form: Form, who: Who, { member }: PageVisits): boolean {
  if (form === 'full') return true;
  if (form === 'empty') return who === 'member';
  return (who === 'visitor') === (member.length === 0);
}

interface FormOfPage extends Omit<PictureOf, 'visits'> {
  readonly visit: PageVisit;
  readonly who: Who;
  readonly form: Form;
}

async function pictureForm(
  { browser, portal, newcomer, name, visit, who, form }: FormOfPage,
  options: GalleryOptions,
): Promise<{ readonly screen: ScreenRecord; readonly unsteady: readonly string[] }> {
  const id = `${name}/${who} ${form} ${visit.address.replaceAll(/[^\w-]+/gu, '_')}`;
  const taken: TakenLooks[] = [];
  for (const language of languagesOf(form)) {
    const page = await openStillPortal(browser, portal, language);
    const account = form === 'empty' ? newcomer : accounts[who];
    if (account !== null) await beSignedIn(page, portal, account);
    const { rest, settle } = await arrive(page, visit, form);
    // What waits for a quiet moment, or to come into sight, is loaded now: at any size.
    for (const { width } of Object.values(sizes)) {
      await page.setViewportSize({ width, height: LONGEST });
      for (let round = 0; round < ROUNDS; round += 1) {
        await page.clock.runFor(LAYOUT);
        await settle();
      }
    }
    const settleLayout = async () => {
      await page.clock.runFor(LAYOUT);
      await rest();
      await page.clock.runFor(LAYOUT);
    };
    const setLanguage = (other: Look['language']) => changePageLanguage(page, other);
    const looks = looksFrom(language, form, options);
    taken.push(await takeLooks({ page, rest: settleLayout, setLanguage }, { id, looks }, options));
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
    pictures: taken.flatMap(({ pictures }) => pictures),
    readings: taken.flatMap(({ readings }) => readings),
  };
  return {
    screen,
    unsteady: taken.flatMap(({ unsteady }) => unsteady.map((look) => `${id}: ${look}`)),
  };
}

/**
 * The languages in which a page is opened. One that waits or fails shows no text of the server, so that its
 * language can change as it stands.
 */
function languagesOf(form: Form): readonly ('PT' | 'EN')[] {
  return form === 'full' || form === 'empty' ? ['PT', 'EN'] : ['PT'];
}

/**
 * The looks at a page that was opened in a language. The other languages are put on the English page: their
 * texts may lag behind it. Pairs are seen on the full page.
 */
function looksFrom(
  language: 'PT' | 'EN',
  form: Form,
  { isShort }: GalleryOptions,
): readonly Look[] {
  if (languagesOf(form).length === 1) return fullLooks;
  const own = fullLooks.filter((look) => look.language === language);
  return form === 'full' && language === 'EN' && !isShort ? [...own, ...pairLooks] : own;
}

/**
 * Opens the page, and stops its clock: banners would go on. One that waits or fails is reached from
 * another, so that the portal itself is there.
 *
 * @returns what it asks for
 */
async function arrive(page: Page, { address }: PageVisit, form: Form): Promise<WatchedRequests> {
  const requests = watchRequests(
    page,
    (request) =>
      !request.url().includes('/api/live/') &&
      (form !== 'loading' || !isRead(request.url(), request.method())),
  );
  const isAnswered = form === 'full' || form === 'empty';
  await page.clock.install({ time: MOMENT });
  await page.goto(isAnswered ? address : '/fav', { waitUntil: 'load' });
  await requests.settle();
  await page.clock.pauseAt(MOMENT + LOADING);
  if (isAnswered) return requests;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (!isRead(request.url(), request.method())) return await route.continue();
    if (form === 'failing') await route.fulfill({ status: 503, body: '' });
  });
  await goOnTo(page, address);
  await requests.settle();
  // What failed is asked again after a while; what waits must not wait until it fails.
  const retries = form === 'failing' ? RETRIES : 0;
  for (let tries = 0; tries < retries; tries += 1) {
    await page.clock.runFor(RETRY);
    await requests.rest();
  }
  return requests;
}
