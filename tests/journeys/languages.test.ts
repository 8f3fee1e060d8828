// Features: all
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { buildWithPseudoLocales } from '#tests/support/pseudo-locales/build.ts';
import { mirroredText } from '#tests/support/pseudo-locales/pseudo-text.ts';
import { expectAccessibleAsShown } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { type JourneyPortal, openPortal } from './steps/portal.ts';
import { listenForData, noData, textFaults } from './steps/pseudo-locale.ts';
import { see, seeNetworkRest } from './steps/seeing.ts';

/** Every kind of page, and one that there is not. */
const addresses = [
  '/',
  '/rng',
  '/rng?search=0000&bet=10&page=LUMEN&show=recent',
  '/rng?search=0000&bet=10&page=LUMEN',
  '/pvp',
  '/fav',
  '/login',
  '/register',
  '/game',
  '/seamless',
  '/lottery',
  '/lottery?gameCode=loto-expresso&show=rules',
  '/vnlottery?gameCode=mien-bac',
  '/promotions',
  '/promotions/spring-raffle',
  '/help',
  '/nowhere',
];

/** Pages that members alone see. */
function memberAddresses({ world }: JourneyPortal): readonly string[] {
  const { id = 0 } = world.members.byAccount(PLAYER) ?? {};
  const [round] = world.rounds.roundsOf(id, 1);
  const record = '/member/personalHistoryCopy';
  return [record, `${record}?round=${round?.round_key}`];
}

let webFolder = '';
beforeAll(() => {
  webFolder = buildWithPseudoLocales();
});

// oxlint-disable-next-line no-empty-pattern -- vitest reads there what a fixture needs: nothing
const pseudo = journey.extend('portal', async ({}, { onCleanup }) => {
  const portal = await openPortal({ webFolder });
  onCleanup(() => portal.close());
  portal.world.settings.change({ languages: ['PT', 'EN', 'FR', 'AR'] });
  return portal;
});

describe('long words on a phone of 320 pixels and on a desktop (G1, S13, S14)', () => {
  pseudo(
    'fit into their places, and none of them stands in the code',
    async ({ visit, portal }) => {
      // Where fingers point, buttons need more room than elsewhere: a phone's are looked at.
      const { page } = await visit('/nowhere', {
        profile: 'phone',
        beforeArrival: (arriving) =>
          arriving.addInitScript(() => localStorage.setItem('lang', 'FR')),
      });
      const data = listenForData(page);
      const memberPages = memberAddresses(portal);
      for (const address of [...addresses, ...memberPages]) {
        if (address === memberPages[0]) await beSignedIn(page, portal);
        // The wide window first: more is visible, and less loads later.
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.goto(address);
        await see(page.locator('main').getByText('⟦'));
        await seeNetworkRest(page);
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 720 });
          await page.evaluate(twoFrames);
          const faults = await textFaults(page, data);
          expect
            .soft({ address, width, ...faults })
            .toEqual({ address, width, hardCoded: [], clipped: [], sideways: 0 });
        }
      }
    },
  );
});

/** What is laid out again is drawn by then. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

/** Lets the tab go on as somebody who has played before, without the form of the sign-in. */
async function beSignedIn(page: Page, { world }: JourneyPortal): Promise<void> {
  const { token } = world.sessions.open(world.members.byAccount(PLAYER)?.id ?? 0);
  await page.evaluate((own) => sessionStorage.setItem('token', own), token);
}

describe('the look at long words', () => {
  pseudo(
    'finds a text of the code, one that is cut, and a page that is too wide',
    async ({ visit }) => {
      const { page } = await visit('/nowhere');
      await page.evaluate(() => {
        const part = document.createElement('div');
        part.innerHTML =
          '<p>Written here</p><p class="cut">⟦Ļööñĝ ŵööŕðš⟧</p><p class="wide">.</p>';
        document.body.append(part);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '.cut { inline-size: 2em; overflow: hidden; white-space: nowrap } .wide { inline-size: 200vw }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      const faults = await textFaults(page, noData);
      expect(faults.hardCoded).toContain('Written here');
      expect(faults.clipped).toEqual(['⟦Ļööñĝ ŵööŕðš⟧ (wide)']);
      expect(faults.sideways).toBeGreaterThan(500);
    },
  );
});

describe('a language from right to left (G2)', () => {
  pseudo('mirrors the page, and takes nothing out of the window', async ({ visit }) => {
    const { page } = await visit('/', {
      beforeArrival: (arriving) => arriving.addInitScript(() => localStorage.setItem('lang', 'AR')),
    });
    const menu = page.getByRole('navigation', { name: mirroredText('Main menu') });
    await see(menu);
    expect(
      await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang]),
    ).toEqual(['rtl', 'ar']);
    const box = await menu.boundingBox();
    expect(box && box.x + box.width).toBeGreaterThan(1200);
    expect((await textFaults(page, noData)).sideways).toBe(0);
    await expectAccessibleAsShown(page, { isWhole: true });
  });
});
