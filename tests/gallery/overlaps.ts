import type { Page } from 'playwright-core';

/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can call nothing out here */

/** Lines of text that lie over one another, each pair in words. */
export async function overlappingTexts(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    /** A part of it that two lines may share: letters of one line reach into the next. */
    const SHARED = 0.25;
    const unseen =
      '.visually-hidden, [inert], [aria-hidden="true"], script, style, noscript, select';
    /** Layers over the page: their texts are compared only with one another. */
    const layerOf = (element: Element | null): Element => {
      if (element === null || element === document.body) return document.body;
      const isLayer =
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        element.matches('dialog, [popover]');
      return isLayer ? element : layerOf(element.parentElement);
    };
    /** The part of a line that no box around it hides or scrolls away. */
    const seenPart = (box: DOMRect, element: Element): DOMRect => {
      let { left, top, right, bottom } = box;
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (around === document.body || around === document.documentElement) break;
        const { overflowX, overflowY } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        if (overflowX !== 'visible') {
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
        }
        if (overflowY !== 'visible') {
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
        }
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    interface Line {
      readonly text: string;
      readonly element: Element;
      readonly layer: Element;
      readonly box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (element === null || text === '' || element.closest(unseen)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(element);
      for (const line of range.getClientRects()) {
        const box = seenPart(line, element);
        if (box.width > 2 && box.height > 2) lines.push({ text, element, layer, box });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        if (one.layer !== other.layer || one.text === other.text) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width <= 1 || height <= 1) continue;
        const smaller = Math.min(
          one.box.width * one.box.height,
          other.box.width * other.box.height,
        );
        if (width * height > SHARED * smaller) {
          found.add(`“${one.text.slice(0, 40)}” over “${other.text.slice(0, 40)}”`);
        }
      }
    }
    return [...found];
  });
}
