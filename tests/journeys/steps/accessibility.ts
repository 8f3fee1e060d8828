import type { RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { allRules, colourRules, expectNoViolations } from '#tests/support/axe.ts';
import { step } from '#tests/support/trail.ts';
import { eventually } from './seeing.ts';

/**
 * The bars, the menu and the footer around the content. They are the same on every page of a frame,
 * and the walk over all pages looks at each frame with them.
 */
const aroundContent: readonly string[] = [
  ':has(> main#content) > :not(main)',
  ':has(> * > main#content) > :not(:has(main))',
];

/** What axe looks at of a page. */
interface Look {
  /** With the bars, the menu and the footer around the content. */
  readonly isWhole?: boolean;
  /** Selectors of what another journey looks at. */
  readonly leftOut?: readonly string[];
}

/**
 * Fails when axe finds something on the current screen, in either theme (`S14`). It waits for
 * movements to end, and restores the theme of the page.
 */
export const expectAccessible = step(
  'look at the page with axe, in both themes',
  async (page: Page, look: Look = {}): Promise<void> => {
    const chosen = await expectAccessibleAsShown(page, look);
    const other = chosen === 'light' ? 'dark' : 'light';
    // The other theme is the same page in other colours.
    await wear(page, other);
    await rest(page);
    await lookAt(page, other, colourRules, look);
    await wear(page, chosen);
  },
);

/** The same only in the page's current theme, which it returns. */
export const expectAccessibleAsShown = step(
  'look at the page with axe',
  async (page: Page, look: Look = {}): Promise<string> => {
    await seeDrawn(page);
    await drawEverything(page);
    await rest(page);
    const theme = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
    await lookAt(page, theme, allRules, look);
    return theme;
  },
);

/** The same for a third party's page in a frame, which has one look. */
export const expectFrameAccessible = step(
  'look at the frame with axe',
  async (frame: Frame): Promise<void> => {
    await rest(frame);
    await expectNoViolations(frame, new URL(frame.url()).pathname);
  },
);

/**
 * Waits until the checked page is complete: with its heading, and nothing still loading. A menu
 * over the page has covered it by then, although its part loads late.
 */
async function seeDrawn(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const waiting = '[aria-busy=true]:not(button)';
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (dialog) return dialog.querySelector(waiting) ? 'what the dialog waits for' : '';
      const main = document.querySelector('main');
      if (document.querySelector('#menu:popover-open')) {
        return main?.closest('[inert]') ? '' : 'the cover of the page behind the menu';
      }
      const hasHeading = [...document.querySelectorAll('h1')].some((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      );
      if (!main || !hasHeading) return 'the page';
      return main.querySelector(waiting) ? 'what the page waits for' : '';
    });
  await eventually(missing).toBe('');
}

/** Content outside the window is drawn as well, else it would keep the look of the other theme. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Puts the page into the colours of a theme, as the person who chooses it does. */
export async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

async function lookAt(
  page: Page,
  theme: string,
  rules: RunOptions,
  { isWhole = false, leftOut: others = [] }: Look,
): Promise<void> {
  const { pathname } = new URL(page.url());
  // An open menu may belong to the frame around the content.
  const hasPopover = (await page.locator(':popover-open').count()) > 0;
  const leftOut = [...(isWhole || hasPopover ? [] : aroundContent), ...others];
  await expectNoViolations(page, `${pathname} (${theme})`, rules, leftOut);
}

/** Waits until fonts are there, and every animation has ended but those that never do. */
async function rest(surface: Page | Frame): Promise<void> {
  await surface.evaluate(() => document.fonts.ready.then(() => undefined));
  const moving = () =>
    surface.evaluate(() => {
      const animations = document.getAnimations().filter(({ effect, playState, timeline }) => {
        const ends = effect?.getComputedTiming().endTime !== Infinity;
        // What moves with scrolling rests when nobody scrolls.
        return playState === 'running' && ends && timeline === document.timeline;
      });
      return animations.map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `${target?.tagName ?? ''}.${target?.className ?? ''}`;
      });
    });
  await eventually(moving).toEqual([]);
}
