// Features: all
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { accountMenu, loginDialog } from './steps/account.ts';
import { allPages } from './steps/all-pages.ts';
import { beSignedIn, openPortalVisitor } from './steps/journey.ts';
import { enlargeText, faultless, pageFaults, shareOfBars, spaceText } from './steps/page-faults.ts';
import type { PageVisit, PageVisits } from './steps/page-visits.ts';
import { memberId } from './steps/people.ts';
import { openPortal } from './steps/portal.ts';
import { eventually, goOnTo, see } from './steps/seeing.ts';

/** Pages are looked at, and nothing is changed: one world is enough for all. */
const portal = await openPortal();
afterAll(() => portal.close());
const visitsOf = allPages(portal);

/** Somebody whose record is not empty, and an agent with a team. */
const accounts = { visitor: undefined, member: PLAYER, agent: 'carlos' } as const;

/** In hundredths: the longest balance that the header of a phone has to show. */
const A_MILLION = 100_000_000;

/** Settings of people for whom the usual size is too small (WCAG 1.4.4, 1.4.10, 1.4.12). */
const readings = [
  { width: 360, height: 740, letters: 150, isSpaced: false },
  { width: 360, height: 740, letters: 200, isSpaced: false },
  { width: 360, height: 740, letters: 100, isSpaced: true },
  { width: 1280, height: 800, letters: 200, isSpaced: false },
  // A window of 1280 × 1024 pixels at 400 %.
  { width: 320, height: 256, letters: 100, isSpaced: false },
] as const;

/** The most that bars may take of a window, so that it is for the page. */
const MAX_SHARE_OF_BARS = 1 / 5;

describe.for(['visitor', 'member', 'agent'] as const)('the %s (S13, S14)', (who) => {
  test('reads every page with large letters, wide spacing and at 400 %', async () => {
    const visitor = await openPortalVisitor(
      portal,
      { context: { viewport: { width: 360, height: 740 } } },
      await sharedBrowser(false),
    );
    const { page } = visitor;
    await arriveAs(page, who);
    if (who === 'member') await expectMenusReadable(page);
    for (const stop of stopsFor(who)) {
      // In a low window a game would take all of it, and its title away.
      await page.setViewportSize(readings[0]);
      await goOnTo(page, stop.address);
      if (stop.isBehindLogin) await see(loginDialog(page));
      await see(page.getByRole('heading', { level: 1, name: stop.title, exact: true }));
      await eventually(() => page.locator('main [aria-busy=true]').count()).toBe(0);
      await expectReadable(page, stop.address);
    }
    await visitor.close();
  });
});

async function arriveAs(page: Page, who: keyof typeof accounts): Promise<void> {
  const account = accounts[who];
  if (account !== undefined) {
    portal.world.wallet.post({
      memberId: memberId(portal, account),
      key: who,
      kind: 'credit',
      amount: A_MILLION,
    });
    await beSignedIn(page, portal, account);
  }
  await page.goto('/');
  if (account !== undefined) await see(accountMenu(page));
}

/** Where several addresses lead to one view, one is enough. */
function stopsFor(who: keyof PageVisits): readonly PageVisit[] {
  return Object.values<PageVisits>(visitsOf)
    .flatMap((stops) => stops[who] ?? [])
    .filter(({ look }) => look === undefined);
}

/** What opens from the header and from the bar at the thumb. */
async function expectMenusReadable(page: Page): Promise<void> {
  const balance = page.getByRole('group', { name: 'Saldo' }).getByRole('button').first();
  const more = page.getByRole('button', { name: 'Menu', exact: true });
  for (const opener of [balance, accountMenu(page), more]) {
    await opener.click();
    await expectReadable(page, String(opener));
    await page.keyboard.press('Escape');
    await page.setViewportSize(readings[0]);
  }
}

async function expectReadable(page: Page, address: string): Promise<void> {
  const { titles: _, ...fine } = faultless;
  for (const reading of readings) {
    const name = `${address}: ${JSON.stringify(reading)}`;
    await page.setViewportSize(reading);
    await enlargeText(page, reading.letters);
    await spaceText(page, reading.isSpaced);
    expect.soft(await pageFaults(page), name).toMatchObject(fine);
  }
  // The last window is the lowest. Layers over the page are not bars.
  if (await page.locator('dialog:modal, :popover-open, [role=menu]').count()) return;
  expect.soft(await shareOfBars(page), address).toBeLessThan(MAX_SHARE_OF_BARS);
}
