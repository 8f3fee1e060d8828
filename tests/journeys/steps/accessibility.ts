import type { Frame, Page } from 'playwright-core';
import { colourRules, expectNoViolations } from '#tests/support/axe.ts';
import { eventually } from './seeing.ts';

/**
 * Fails when axe finds something on the screen as it stands, in either theme (`S14`). What is still
 * moving has come to rest first, and the page keeps the theme that it had.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const chosen = await page.evaluate(() => document.documentElement.dataset['theme'] ?? '');
  await drawEverything(page);
  const { pathname } = new URL(page.url());
  await wear(page, 'dark');
  await expectNoViolations(page, `${pathname} (dark)`);
  // The other theme is the same page in other colours.
  await wear(page, 'light');
  await expectNoViolations(page, `${pathname} (light)`, colourRules);
  await wear(page, chosen);
}

/** The same for a third party's page in a frame, which has one look. */
export async function expectFrameAccessible(frame: Frame): Promise<void> {
  await rest(frame);
  await expectNoViolations(frame, new URL(frame.url()).pathname);
}

/** What lies outside the window is drawn as well, else it would keep the look of the other theme. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  await rest(page);
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
