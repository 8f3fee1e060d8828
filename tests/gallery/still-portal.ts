import type { Browser, Page } from 'playwright-core';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { type JourneyPortal, openPortal } from '#tests/journeys/steps/portal.ts';
import { noteTraffic } from '#tests/support/network-rest.ts';
import { lookLanguages } from '#tools/gallery/looks.ts';
import { openStillPage } from './still-page.ts';

/** The moment at which the running product is pictured, on both sides of the wire. */
export const MOMENT = Date.UTC(2026, 10, 26, 12);

/**
 * Where it is served: the site's addresses are on some pictures, and in codes that are scanned. Each
 * portal takes the next port, too, for its third parties. Linux gives none of these to a connection.
 */
export const ports = { pages: 26_391, dialogs: 26_393 } as const;

/** A portal whose clock stands still, with the languages of all looks: it takes others back. */
export async function openGalleryPortal(port: number): Promise<JourneyPortal> {
  const portal = await openPortal({ machineTime: () => MOMENT, port });
  portal.world.settings.change({ languages: lookLanguages });
  return portal;
}

/** A page of the running product, in dark and in a language, before an address is opened. */
export async function openStillPortal(
  browser: Browser,
  portal: JourneyPortal,
  language: LanguageCode,
): Promise<Page> {
  const page = await openStillPage(browser, portal.url, { reducedMotion: 'reduce' });
  noteTraffic(page.context());
  await page.addInitScript((code) => {
    if (window.top !== window || location.origin === 'null') return;
    localStorage.setItem('lang', code);
    localStorage.setItem('theme', 'dark');
  }, language);
  return page;
}

/** Between looks at a page that is not there yet, in milliseconds. */
const POLLING = 50;

/** The parts of i18next and React that the page is reached by. */
interface Fiber {
  /** Of the root: what is drawn now. */
  readonly stateNode: { readonly current?: Fiber } | null;
  readonly child: Fiber | null;
  readonly memoizedProps: {
    readonly i18n?: { changeLanguage(tag: string): Promise<unknown> };
  } | null;
}

/**
 * Changes the language of a page as it stands: what was opened on it stays open. Texts of the server
 * stay in the language in which they were read.
 */
export async function changePageLanguage(page: Page, language: LanguageCode): Promise<void> {
  await page.waitForFunction(
    async (tag) => {
      const root = document.getElementById('root') ?? document.body;
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
      const rootFiber = key === undefined ? null : (Reflect.get(root, key) as Fiber | null);
      let fiber = rootFiber?.stateNode?.current ?? null;
      while (fiber && fiber.memoizedProps?.i18n === undefined) fiber = fiber.child;
      const i18n = fiber?.memoizedProps?.i18n;
      await i18n?.changeLanguage(tag);
      // Before the page is drawn there is none.
      return i18n !== undefined;
    },
    languages[language].tag,
    { polling: POLLING },
  );
}
