import type { Page } from 'playwright-core';

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can call nothing out here */

/** Layout and structure errors of the current page (`S13`, `S14`). */
export interface PageFaults {
  /** Headings of the first level in sight: a page has one. */
  readonly titles: number;
  /** Main landmarks: a page has one. */
  readonly mains: number;
  /** How much wider than the window the page is, in pixels. */
  readonly sideways: number;
  /** Needed content outside the window that cannot be scrolled into view. */
  readonly outOfReach: readonly string[];
  /**
   * Texts that are cut without an ellipsis, that overlap their neighbours, or whose letters stack
   * vertically.
   */
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

    /** Whether a box around a text hides a part of it, and says so by no dots. */
    const isCut = (box: Element, text: DOMRect) => {
      for (
        let around: Element | null = box;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const style = getComputedStyle(around);
        const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (saysSo) return false;
        // Scrolling shows the rest.
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return false;
        const { left, right, top, bottom } = around.getBoundingClientRect();
        const tooWide = cuts(style.overflowX) && (text.left < left - 2 || text.right > right + 2);
        const tooHigh = cuts(style.overflowY) && (text.top < top - 3 || text.bottom > bottom + 3);
        if (tooWide || tooHigh) return true;
      }
      return false;
    };
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    /** Whether a text overlaps what is beside its button, its cell or its title. */
    const isSpilled = (box: Element, text: DOMRect) => {
      const own = box
        .closest('a[href], button, label, th, td, h1, h2, h3')
        ?.getBoundingClientRect();
      if (!own || own.width <= 1 || getComputedStyle(box).textOverflow === 'ellipsis') return false;
      return text.left < own.left - 3 || text.right > own.right + 3;
    };

    /** Content only for screen readers has one pixel. */
    const isForReaders = (box: Element): boolean =>
      box.clientWidth === 1 || (box.parentElement !== null && isForReaders(box.parentElement));
    /** Whether a word has so little room that its letters are below each other. */
    const isStacked = (box: Element, text: DOMRect) => {
      const letter = Number.parseFloat(getComputedStyle(box).fontSize);
      return text.width < 2 * letter && text.height > 4 * letter;
    };

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
      if (
        box.closest(
          '.visually-hidden, [inert], [aria-hidden="true"], .swiper-slide:not(.swiper-slide-active)',
        )
      )
        continue;
      const words = document.createRange();
      words.selectNodeContents(node);
      const text = words.getBoundingClientRect();
      if (text.width < 1 || isForReaders(box)) continue;
      if (isCut(box, text) || isSpilled(box, text) || isStacked(box, text)) cut.push(called(box));
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

/** Writes everything in larger letters, as a browser does that is set to large text; in per cent. */
export async function enlargeText(page: Page, size: number): Promise<void> {
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, size);
}

/** Spaces lines, words and letters as widely as WCAG 1.4.12 lets people do it. */
export async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((on) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = on ? [sheet] : [];
  }, isSpaced);
}

/** How much of the window stays covered by bars while the page scrolls, from 0 to 1. */
export async function shareOfBars(page: Page): Promise<number> {
  return await page.evaluate(() => {
    scrollTo(0, innerHeight * 2);
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        stays(element.parentElement));
    const step = 4;
    const rows = Array.from({ length: innerHeight / step }, (_, row) => row * step);
    const covered = rows.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y)));
    scrollTo(0, 0);
    return covered.length / rows.length;
  });
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
