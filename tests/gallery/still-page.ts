import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, Page, Request } from 'playwright-core';
import { enlargeText, pageFaults } from '#tests/journeys/steps/page-faults.ts';
import { galleryFolder } from '#tools/gallery/folders.ts';
import { type Look, lookName, sizes } from '#tools/gallery/looks.ts';
import type { PictureRecord, PlacedElement, ScreenFault } from '#tools/gallery/records.ts';
import { overlappingTexts } from './overlaps.ts';

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can call nothing out here */

/** So many frames in a row nothing must be on its way: what measures itself changes with the next one. */
const QUIET_FRAMES = 3;
/** A page without a request for this long is complete. */
const SETTLED_MILLISECONDS = 500;
/** Pages that are longer, in pixels, are cut off: what comes below repeats. */
export const LONGEST = 6000;

declare global {
  interface Window {
    /** Resolves with the next frame that is drawn, whatever the page's clock says. */
    galleryFrame: () => Promise<void>;
  }
}

/** A page on which nothing moves by itself. */
export async function openStillPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes.phone,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript(() => {
    // The same banner and the same order of tiles every time.
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const still = new CSSStyleSheet();
    // What is out of sight would have the height that it had in a window of another width. What fills
    // the usual window, above the footer, would fill the one that is as high as the page.
    still.replaceSync(`
      * { caret-color: transparent !important; content-visibility: visible !important; }
      [data-above-footer="true"] {
        min-block-size: calc(var(--usual-window-height) - var(--header-height)) !important;
      }
    `);
    document.adoptedStyleSheets = [still];
    // The page's clock stands still, and its frames with it.
    const next = requestAnimationFrame.bind(window);
    window.galleryFrame = () => new Promise((resolve) => next(() => resolve()));
  });
  return await context.newPage();
}

/** The requests of a page. */
export interface WatchedRequests {
  /** Waits until nothing is on its way. */
  readonly rest: () => Promise<void>;
  /** The same, and nothing new has begun for a while: the parts of a page load one after another. */
  readonly settle: () => Promise<void>;
  /** How many have begun. */
  readonly countRequests: () => number;
}

/** Watches the requests of a page from now on. */
export function watchRequests(
  page: Page,
  isWaitedFor: (request: Request) => boolean = () => true,
): WatchedRequests {
  const open = new Set<Request>();
  let changedAt = performance.now();
  let begun = 0;
  const note = (change: () => void) => {
    change();
    changedAt = performance.now();
  };
  const end = (request: Request) => note(() => open.delete(request));
  page.on('request', (request) => {
    begun += 1;
    if (isWaitedFor(request)) note(() => open.add(request));
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const look = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // A picture that came is drawn later; one that is broken stays so.
      const drawn = [...document.images].filter(({ complete }) => complete);
      await Promise.allSettled(drawn.map((image) => image.decode()));
      await window.galleryFrame();
    });
  return {
    countRequests: () => begun,
    async rest() {
      for (let quiet = 0; quiet < QUIET_FRAMES; quiet = open.size === 0 ? quiet + 1 : 0) {
        await look();
      }
    },
    async settle() {
      while (open.size > 0 || performance.now() - changedAt < SETTLED_MILLISECONDS) await look();
    },
  };
}

/** Whether two looks place everything at the same position: they differ by their theme alone. */
export function hasSameLayout(one: Look, other: Look): boolean {
  return lookName({ ...one, theme: other.theme }) === lookName(other);
}

/**
 * Puts a page into everything of a look but its language.
 *
 * @param worn the look that it has, if the page is as that look's picture left it
 */
export async function wearLook(page: Page, look: Look, worn?: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme: look.theme,
    forcedColors: look.colours === 'forced' ? 'active' : 'none',
    reducedMotion: look.motion === 'reduced' ? 'reduce' : 'no-preference',
  });
  // Its window is as high as the page already.
  if (worn === undefined || !hasSameLayout(worn, look)) {
    await page.setViewportSize(sizes[look.size]);
    await enlargeText(page, look.text);
  }
  await page.evaluate(
    ([theme, direction, size, height]) => {
      const { documentElement: root } = document;
      root.style.setProperty('--usual-window-height', `${height}px`);
      root.dataset['theme'] = theme;
      root.dir = direction;
      // Bars for scrolling lie over the page of a phone.
      root.style.scrollbarGutter = size === 'desktop' ? '' : 'auto';
    },
    [look.theme, look.direction, look.size, sizes[look.size].height] as const,
  );
  await stopAnimations(page);
}

/** What to record with a picture besides its look. */
interface Subject {
  /** Id of the screen. */
  readonly id: string;
  /** Takes it again, and says whether the bytes are the same. */
  readonly isTwice: boolean;
  /** Waits until nothing is on its way to the page. */
  readonly rest: () => Promise<void>;
  /** The picture before it, if it has the same layout: its window and faults are this one's. */
  readonly alike?: PictureRecord | undefined;
}

/** A picture as it was taken. */
export interface TakenPicture {
  readonly record: PictureRecord;
  readonly isSteady: boolean;
}

/** Takes the picture of a page in its current state, and measures its faults. */
export async function takePicture(page: Page, look: Look, subject: Subject): Promise<TakenPicture> {
  const file = join('pictures', subject.id, `${lookName(look).replaceAll(' ', '-')}.png`);
  if (subject.alike === undefined) await showWhole(page, look);
  await subject.rest();
  const bytes = await stillScreenshot(page);
  const path = join(galleryFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  const isSteady = !subject.isTwice || bytes.equals(await stillScreenshot(page));
  const faults = subject.alike?.faults ?? (await faultsOf(page));
  return { record: { look, file, faults }, isSteady };
}

/** Makes the window as high as the page, so that bars at its foot lie where the page ends. */
async function showWhole(page: Page, { size }: Look): Promise<void> {
  const height = await page.evaluate(() =>
    document.querySelector('dialog[open]') === null ? document.documentElement.scrollHeight : 0,
  );
  const { width, height: usual } = sizes[size];
  if (height > usual) await page.setViewportSize({ width, height: Math.min(height, LONGEST) });
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Puts all animations at their end, and endless ones at their start. */
async function stopAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // What follows the scrolling stands still with it.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      if (animation.effect?.getComputedTiming().endTime !== Infinity) {
        animation.finish();
      } else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
  });
}

/** The picture of a page in its current state. */
export async function stillScreenshot(page: Page): Promise<Buffer> {
  await stopAnimations(page);
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  // Playwright's own screenshot has no way to compress in less time.
  const { data } = await (await session).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** The layout faults of a page. */
export async function faultsOf(page: Page): Promise<readonly ScreenFault[]> {
  const [{ cut, outOfReach, sideways }, overlaps] = await Promise.all([
    pageFaults(page),
    overlappingTexts(page),
  ]);
  return [
    ...cut.map((what) => ({ kind: 'cut', what }) as const),
    ...outOfReach.map((what) => ({ kind: 'outOfReach', what }) as const),
    ...overlaps.map((what) => ({ kind: 'overlap', what }) as const),
    ...(sideways > 0 ? [{ kind: 'sideways', what: `${sideways} pixels` } as const] : []),
  ];
}

/**
 * The positions of the elements with their own class, so that a difference can be attributed to
 * one.
 */
export async function placedElements(page: Page): Promise<readonly PlacedElement[]> {
  return await page.evaluate(() => {
    const nameOf = (element: Element) => {
      const own = [...element.classList].find((name) => name.startsWith('_'));
      return own?.replace(/^_(.+?)_[\w-]{5}(?:_\d+)?$/u, '$1') ?? element.tagName.toLowerCase();
    };
    return [...document.querySelectorAll('[class], header, main, footer, nav, dialog, h1, h2, p')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { name: nameOf(element), box: [left + scrollX, top + scrollY, width, height] };
      })
      .filter(({ box: [, , width = 0, height = 0] }) => width > 0 && height > 0)
      .map(({ name, box }) => ({
        name,
        box: box.map(Math.round) as [number, number, number, number],
      }));
  });
}
