import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { colourRules, expectNoViolations } from '#tests/support/axe.ts';
import { test } from './open-looking-page.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Colours are judged when they are at rest; what never ends (a shimmer) is not waited for. */
const endOfFades = (page: Page) =>
  page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter((fade) => fade.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter((fade) => fade.timeline instanceof DocumentTimeline);
    await Promise.allSettled(fades.map((fade) => fade.finished));
  });

/** What can be opened, and how. */
const states: [state: string, open: (page: Page) => Promise<void>][] = [
  ['at rest', () => Promise.resolve()],
  [
    'with a dialog on a dialog',
    async (page) => {
      await button(page, 'Dialog form').click();
      await button(page, 'Another one').click();
      await page.getByRole('dialog', { name: 'On top' }).waitFor();
    },
  ],
  [
    'with an alert',
    async (page) => {
      await button(page, 'Alert').click();
      await page.getByRole('alertdialog', { name: 'Sign out?' }).waitFor();
    },
  ],
  [
    'with the menu',
    async (page) => {
      await button(page, 'Account').click();
      await page.getByRole('menu', { name: 'Account' }).waitFor();
    },
  ],
  [
    'with the list of countries',
    async (page) => {
      await page.getByRole('combobox', { name: 'Country' }).focus();
      await page.getByRole('listbox', { name: 'Countries' }).waitFor();
    },
  ],
  [
    'with notices',
    async (page) => {
      await button(page, 'Show notices').click();
      await page.getByRole('region', { name: 'Notifications' }).getByText('Welcome!').waitFor();
    },
  ],
];

describe.each([
  ['dark', undefined],
  // The other theme is the same page in other colours.
  ['light', colourRules],
])('%s theme', (theme, rules) => {
  test.for(states)('axe finds nothing %s', async ([state, open], { looking }) => {
    const page = await looking.open(`?theme=${theme}`, { width: 1280, height: 800 });
    await open(page);
    await endOfFades(page);
    await expectNoViolations(page, `${theme}, ${state}`, rules);
  });
});

test.for([
  [320, 'ltr'],
  [320, 'rtl'],
  [768, 'rtl'],
  [1280, 'rtl'],
] as const)('nothing is wider than a window of %d px, %s', async ([width, dir], { looking }) => {
  const page = await looking.open(`?dir=${dir}`, { width, height: 640 });
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
});
