// Features: all
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Visitor } from '#tests/support/page.ts';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { expectAccessibleAsShown, wear } from './steps/accessibility.ts';
import { seeDialogsLeft } from './steps/account.ts';
import { allDialogs, type DialogStop, type Person } from './steps/all-dialogs.ts';
import { journey } from './steps/journey.ts';
import { tabRound } from './steps/keyboard.ts';
import { enlargeText, faultless, pageFaults } from './steps/page-faults.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { eventually, see, seeFocus, seeNoMore } from './steps/seeing.ts';

/**
 * Goes through the dialogs of each person in turn. Each goes on where the one before has come to:
 * who is new here is a member then.
 */
async function goThroughAll(
  visitor: Visitor,
  portal: JourneyPortal,
  people: readonly Person[],
): Promise<void> {
  const { page } = visitor;
  await see(page.getByRole('contentinfo'));
  for (const who of people) {
    if (who === 'forgetful member') visitor.expectProblem(/status of 401/u);
    for (const row of Object.values(allDialogs).filter((each) => each.who === who)) {
      await goThrough(page, portal, row);
    }
  }
}

describe('keeps the keyboard, closes by Escape, and gives the focus back (S6, S14)', () => {
  // A page with little on it is there soonest.
  const from = '/fav';

  journey(
    'every dialog of a visitor, a forgetful one, a newcomer and a member',
    async ({ visit, portal }) => {
      const visitor = await visit(from);
      await goThroughAll(visitor, portal, ['visitor', 'forgetful member', 'newcomer', 'member']);
    },
  );

  journey('every dialog of an agent', async ({ visit, portal }) => {
    const visitor = await visit(from, { as: 'fernanda' });
    await goThroughAll(visitor, portal, ['agent']);
  });

  journey('every dialog of a trial account', async ({ visit, portal }) => {
    const token = await signInAsTrial(portal.url);
    const visitor = await visit(from, { token });
    await goThroughAll(visitor, portal, ['trial']);
  });
});

async function goThrough(page: Page, portal: JourneyPortal, row: DialogStop): Promise<void> {
  const opener = await row.open(page, portal);
  const role = row.isQuestion ? 'alertdialog' : 'dialog';
  const dialog = page.getByRole(role, { name: row.name });
  await see(dialog);
  await eventually(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(
    true,
  );
  await eventually(() => dialog.locator('[aria-busy=true]').count()).toBe(0);

  const round = await tabRound(page, dialog);
  expect.soft(round, String(row.name)).toMatchObject({ outside: [], unseen: [] });
  expect.soft(round.stops.length, String(row.name)).toBeGreaterThan(0);

  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  // What a dialog says is in the same colours in either window: each is looked at in one theme.
  await expect.soft(expectAccessibleAsShown(page), String(row.name)).resolves.toBe('dark');
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await pageFaults(page), String(row.name)).toEqual(faultless);
  await page.setViewportSize({ width: 360, height: 640 });
  await enlargeText(page, 200);
  expect.soft(await pageFaults(page), `${row.name} in large text`).toMatchObject(faultless);
  await enlargeText(page, 100);
  await page.setViewportSize({ width: 320, height: 640 });
  await wear(page, 'light');
  await expect.soft(expectAccessibleAsShown(page), String(row.name)).resolves.toBe('light');
  await wear(page, 'dark');
  await page.setViewportSize(usual);
  // A phone hides the bars above a game: the focus returns to what is visible again.
  await see(opener);

  await page.keyboard.press('Escape');
  await seeNoMore(dialog);
  await seeFocus(opener);
  await seeDialogsLeft(page);
}
