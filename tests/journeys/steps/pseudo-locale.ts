import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from 'playwright-core';
import { seeNetworkRest } from './seeing.ts';

/** What the portal, those whose accounts sign in here, and the site's time zone are called. */
const brands = ['Aurora', 'Play', 'Google', 'Facebook', 'Telegram', 'Brasília'];

/** What the server has sent to a page. */
export interface PageData {
  /** The texts of every answer that is there, and brands: nobody translates those. */
  texts(): Promise<ReadonlySet<string>>;
}

/** A page that shows nothing of the server. */
export const noData: PageData = { texts: () => Promise.resolve(new Set()) };

/** Listens to what the server sends to a page. */
export function listenForData(page: Page): PageData {
  const texts = new Set(brands);
  const reading = new Set<Promise<void>>();
  const collect = (value: unknown): void => {
    // Of HTML, each piece between its tags.
    if (typeof value === 'string') {
      for (const piece of value.split(/<[^>]*>/u)) texts.add(piece.trim());
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const read = async (request: Request) => {
    const response = await request.response();
    if (response?.headers()['content-type']?.includes('json')) collect(await response.json());
  };
  // Whole by then: of an answer that a left page still waits for, nothing would ever come.
  page.on('requestfinished', (request) => {
    // A page that is left takes its answers with it.
    const one = read(request)
      .catch(() => undefined)
      .finally(() => reading.delete(one));
    reading.add(one);
  });
  return {
    async texts() {
      await Promise.all(reading);
      return texts;
    },
  };
}

/** The faults of the texts on a screen. */
export interface TextFaults {
  /** Visible texts that come from neither a message file nor an answer of the server. */
  readonly hardCoded: readonly string[];
  /** Texts of the message files that do not fit into their places. */
  readonly clipped: readonly string[];
  /** How much wider than the window the page is, in pixels. */
  readonly sideways: number;
}

/**
 * Checks every visible text in the accented pseudo-locale. Only what two checks find is an error:
 * texts of an answer that arrived meanwhile were not known yet.
 */
export async function textFaults(page: Page, data: PageData): Promise<TextFaults> {
  const look = async () => await lookAtTexts(page, await data.texts());
  for (let first = await look(); ; ) {
    if (first.hardCoded.length + first.clipped.length === 0) return first;
    await seeNetworkRest(page);
    const second = await look();
    if (isDeepStrictEqual(first, second)) return second;
    first = second;
  }
}

async function lookAtTexts(page: Page, texts: ReadonlySet<string>): Promise<TextFaults> {
  return await page.evaluate(
    (known) => {
      const hardCoded: string[] = [];
      const clipped: string[] = [];
      // Months come from the browser, in the language that the page says it is in.
      const month = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium' });
      const months = Array.from({ length: 12 }, (_, index) =>
        month.formatToParts(new Date(2026, index)).find(({ type }) => type === 'month'),
      ).flatMap((part) => (part ? [part.value] : []));
      // So do ages.
      const age = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' });
      const ages = [
        age.formatToParts(0, 'second'),
        ...[-1, -2].map((minutes) => age.formatToParts(minutes, 'minute')),
        ...[0, -1].map((days) => age.formatToParts(days, 'day')),
      ].flatMap((parts) =>
        parts.flatMap(({ type, value }) => (type === 'literal' ? [value.trim()] : [])),
      );
      // And so do units of time.
      const units = ['day', 'hour'].flatMap((unit) => {
        const span = { style: 'unit', unit, unitDisplay: 'long' } as const;
        const format = new Intl.NumberFormat(document.documentElement.lang, span);
        return [2, 1].flatMap((count) =>
          format
            .formatToParts(count)
            .flatMap(({ type, value }) => (type === 'unit' ? [value] : [])),
        );
      });
      const parts = [...known, ...months, ...ages, ...units].filter((part) => part !== '');
      const wholly = new Set(known);
      const plain = /[a-z]{3}/iu;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!element?.checkVisibility({ visibilityProperty: true })) continue;
        if (text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue;
        // What says its own language is not for translating.
        if (element.closest('[lang]') !== document.documentElement) continue;
        // Most texts are wholly translated or wholly data; only the rest is taken to pieces.
        if (plain.test(text) && !wholly.has(text)) {
          const rest = parts.reduce((left, name) => left.replaceAll(name, ' '), text);
          if (plain.test(rest)) hardCoded.push(text);
        }
        if (!text.includes('⟦')) continue;
        if (element.closest('.visually-hidden')) continue;
        const place = element.closest<HTMLElement>(
          ':not(span, b, strong, em, small, a:not([class]))',
        );
        for (const box of [element, place]) {
          if (!box) continue;
          const { overflowX, overflowY } = getComputedStyle(box);
          const tooWide = overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1;
          const tooHigh =
            (overflowY === 'hidden' || overflowY === 'clip') &&
            box.scrollHeight > box.clientHeight + 2;
          if (tooWide && overflowX !== 'auto' && overflowX !== 'scroll')
            clipped.push(`${text} (wide)`);
          else if (tooHigh && box === element) clipped.push(`${text} (high)`);
        }
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        hardCoded: [...new Set(hardCoded)],
        clipped: [...new Set(clipped)],
        sideways: Math.max(0, scrollWidth - clientWidth),
      };
    },
    [...texts]
      .filter((text) => text.length > 1)
      .toSorted((one, other) => other.length - one.length),
  );
}
