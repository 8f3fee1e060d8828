import type { Locator, Page } from 'playwright-core';
import { step } from '#tests/support/trail.ts';

/** Where the focus is, and whether it can be seen there. */
interface FocusPlace {
  /** Its name for a failure message; empty if nothing on the page has the focus. */
  readonly name: string;
  readonly isInside: boolean;
  /** The element, or its visible box, is drawn differently without the focus. */
  readonly isSeen: boolean;
}

/** The element with the focus, and whether it is inside the given one. */
function focusIn(place: Locator): Promise<FocusPlace> {
  return place.evaluate((root) => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) {
      return { name: '', isInside: false, isSeen: false };
    }
    const label = active.getAttribute('aria-label') ?? active.textContent ?? '';
    const { name: field } = active as HTMLInputElement;
    // Within the body: style sheets of later parts come into the head meanwhile.
    const order = [...document.body.querySelectorAll('*')].indexOf(active);
    // An input's ring is drawn by its frame, a card's by the card, a checkbox' by the box beside it.
    const around: Element[] = [active];
    for (let box = active.parentElement; box && around.length < 5; box = box.parentElement) {
      around.push(box);
    }
    if (active.nextElementSibling) around.push(active.nextElementSibling);
    const styles = [
      ...around.map((box) => getComputedStyle(box)),
      getComputedStyle(active, '::after'),
    ];
    const drawn = () =>
      styles.map(({ outline, boxShadow, borderColor }) => [outline, boxShadow, borderColor]).join();
    const focused = drawn();
    active.blur();
    const isSeen = drawn() !== focused;
    active.focus({ preventScroll: true });
    return {
      name: `${active.tagName.toLowerCase()} ${field || label.trim().slice(0, 40)} (${order})`,
      isInside: root.contains(active),
      isSeen,
    };
  });
}

/** A way by Tab from one thing to the next. */
export interface TabRound {
  /** What had the focus, in this order, each once. */
  readonly stops: readonly string[];
  /** Of these, what lay outside of the place. */
  readonly outside: readonly string[];
  /** Of these, where nobody could see the focus. */
  readonly unseen: readonly string[];
}

/**
 * Presses Tab until the focus is back at the first thing in the place. Between the last and the
 * first the browser may have it for itself.
 */
export const tabRound = step(
  'press Tab around',
  async (page: Page, place: Locator): Promise<TabRound> => {
    const stops = new Map<string, FocusPlace>();
    const maxPresses = 250;
    for (let press = 0; press < maxPresses; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusIn(place);
      if (stops.has(stop.name)) break;
      if (stop.name !== '') stops.set(stop.name, stop);
    }
    const all = [...stops.values()];
    const namesOf = (some: readonly FocusPlace[]) => some.map(({ name }) => name);
    return {
      stops: namesOf(all),
      outside: namesOf(all.filter(({ isInside }) => !isInside)),
      unseen: namesOf(all.filter(({ isSeen }) => !isSeen)),
    };
  },
);

/** Presses something by the keyboard alone. */
export const pressByKey = step(
  (what, _key?) => `press ${String(what)} by the keyboard`,
  async (what: Locator, key: string = 'Enter'): Promise<void> => {
    await what.focus();
    await what.press(key);
  },
);

const doubleClicking = new WeakSet<Page>();

/** From now on the person at this page double-clicks what they would press by the keyboard. */
export function doubleClickInstead(page: Page): void {
  doubleClicking.add(page);
}

/** Presses something in the person's way: by the keyboard, or by a double click. */
export const pressAsUsual = step(
  (what) => `press ${String(what)}`,
  async (what: Locator): Promise<void> => {
    if (doubleClicking.has(what.page())) await what.dblclick({ delay: 40 });
    else await pressByKey(what);
  },
);

/** What the Tab key should reach on the page, in content order; named as in a round. */
export function tabStops(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const everything = [...document.body.querySelectorAll<HTMLElement>('*')];
    return everything
      .filter(
        (element) =>
          element.tabIndex >= 0 &&
          element.matches('a[href], button, input, select, textarea, iframe, [tabindex]') &&
          !element.matches(':disabled') &&
          element.closest('[inert]') === null &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => {
        const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const { name: field } = element as HTMLInputElement;
        const order = everything.indexOf(element);
        return `${element.tagName.toLowerCase()} ${field || label.trim().slice(0, 40)} (${order})`;
      });
  });
}
