/* oxlint-disable unicorn/consistent-function-scoping -- each function travels into the page alone */

/** What `observe` has seen, in milliseconds since the navigation began. */
export interface Observed {
  largestPaint: number;
  largestElement: string;
  firstTile: number | undefined;
  blockingTime: number;
  layoutShift: number;
}

declare global {
  interface Window {
    observed?: Observed;
    answeredTap?: Promise<number>;
  }
}

/** Notes paints, shifts and long tasks in `window.observed`. Runs before the page's own scripts. */
export function observe(): void {
  const observed: Observed = {
    largestPaint: 0,
    largestElement: '',
    firstTile: undefined,
    blockingTime: 0,
    layoutShift: 0,
  };
  window.observed = observed;

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type's name says which entry
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    });
    observer.observe({ type, buffered: true });
  };
  watch<PerformanceEntry & { element: Element | null; url: string }>(
    'largest-contentful-paint',
    ({ startTime, element, url }) => {
      observed.largestPaint = startTime;
      const place = element?.closest('[data-game-tile], [data-banner], section, header, main');
      const name = (node: Element | null | undefined) => {
        if (node === null || node === undefined) return '';
        const mark = [...node.attributes].find(({ name: key }) => key.startsWith('data-'));
        return node.tagName.toLowerCase() + (mark === undefined ? '' : `[${mark.name}]`);
      };
      const picture = url === '' ? '' : ` ${new URL(url).pathname}`;
      observed.largestElement = `${name(place)} ${name(element)}${picture}`.trim();
    },
  );
  watch<PerformanceEntry & { value: number }>('layout-shift', ({ value }) => {
    observed.layoutShift += value;
  });
  watch('longtask', ({ duration }) => {
    observed.blockingTime += Math.max(0, duration - 50);
  });
  watch<PerformanceEntry & { identifier: string }>('element', ({ identifier, startTime }) => {
    if (identifier === 'game-tile') observed.firstTile ??= startTime;
  });
  // The browser itself says when a marked picture was painted; it has to be marked before.
  new MutationObserver(() => {
    for (const picture of document.querySelectorAll('[data-game-tile] img:not([elementtiming])')) {
      picture.setAttribute('elementtiming', 'game-tile');
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Taps the first button in sight that opens something (`aria-expanded`, or a popover's) until one
 * tap does; `window.answeredTap` is when. Runs before the page's own scripts.
 */
export function tapUntilAnswered(): void {
  const everyMs = 25;
  const isOpen = (button: HTMLButtonElement) =>
    button.getAttribute('aria-expanded') === 'true' ||
    (button.popoverTargetElement?.matches(':popover-open') ?? false);
  window.answeredTap = new Promise((resolve) => {
    const timer = setInterval(() => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(
        'button[aria-expanded], button[popovertarget]',
      );
      const button = [...buttons].find((candidate) => candidate.checkVisibility());
      if (!button) return;
      button.click();
      requestAnimationFrame(() => {
        if (!isOpen(button)) return;
        clearInterval(timer);
        resolve(performance.now());
      });
    }, everyMs);
  });
}
