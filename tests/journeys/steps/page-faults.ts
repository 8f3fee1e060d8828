import type { Page } from 'playwright-core';

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can call nothing out here */

/** What is wrong with how a page is built and laid out, as it stands (`S13`, `S14`). */
export interface PageFaults {
  /** Headings of the first level in sight: a page has one. */
  readonly titles: number;
  /** Main landmarks: a page has one. */
  readonly mains: number;
  /** How much wider than the window the page is, in pixels. */
  readonly sideways: number;
  /** What a person needs and that lies outside the window, with nothing to scroll it in by. */
  readonly outOfReach: readonly string[];
  /** Texts that their own box cuts, without the three dots that say so. */
  readonly cut: readonly string[];
  /** Times and days that the language did not write: of announcements alone they are so (S6). */
  readonly foreignTimes: readonly string[];
}

/** A page without a fault. */
export const faultless: PageFaults = {
  titles: 1,
  mains: 1,
  sideways: 0,
  outOfReach: [],
  cut: [],
  foreignTimes: [],
};

/** Looks at the page as it is laid out now. */
export async function pageFaults(page: Page): Promise<PageFaults> {
  return await page.evaluate(() => {
    const visible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
    const countOf = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(visible).length;
    const called = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;

    /** Whether some box around it scrolls sideways, or turns its pages, as rows and banners do. */
    const isScrolled = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX !== 'visible' && box.scrollWidth > box.clientWidth) return true;
      }
      return false;
    };
    const outOfReach = [...document.querySelectorAll('a[href], button, input, select, h1, h2, h3')]
      .filter((element) => {
        if (!visible(element) || element.closest('.visually-hidden, [inert]')) return false;
        const { left, right, width } = element.getBoundingClientRect();
        const isInside = left >= -1 && right <= document.documentElement.clientWidth + 1;
        return width > 1 && !isInside && !isScrolled(element);
      })
      .map(called);

    const cut: string[] = [];
    const foreignTimes: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box || node.textContent?.trim() === '' || !visible(box)) continue;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(box.tagName)) continue;
      const isForeign = /\d{4}-\d{2}-\d{2}/u.test(node.textContent ?? '');
      if (isForeign && !box.closest('[data-announcement]')) foreignTimes.push(called(box));
      if (['OPTION', 'SELECT'].includes(box.tagName)) continue;
      if (box.closest('.visually-hidden, [aria-hidden="true"]')) continue;
      const style = getComputedStyle(box);
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isCut =
        (cuts(style.overflowX) && box.scrollWidth > box.clientWidth + 1) ||
        (cuts(style.overflowY) && box.scrollHeight > box.clientHeight + 2);
      if (isCut && !saysSo) cut.push(called(box));
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      titles: countOf('h1'),
      mains: countOf('main'),
      sideways: Math.max(0, scrollWidth - clientWidth),
      outOfReach: [...new Set(outOfReach)],
      cut: [...new Set(cut)],
      foreignTimes: [...new Set(foreignTimes)],
    };
  });
}

/** Writes everything in letters twice as large, as a browser does that is set to large text. */
export async function enlargeText(page: Page, isLarge: boolean): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    isLarge ? '200%' : '',
  );
}

/** Every address of the portal itself that a link on the page leads to: path and query. */
export async function linksOf(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}
