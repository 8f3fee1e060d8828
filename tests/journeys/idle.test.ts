// Features: all
import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, loginDialog } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { see, seeNetworkRest, seeNoMore } from './steps/seeing.ts';

/** Time after which the seeded site ends an idle session, and the warning before it. */
const IDLE_MINUTES = 30;
const WARNING_MINUTES = 2;

const withOwnClock = { beforeArrival: ({ clock }: Page) => clock.install() };
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Você ainda está aí?' });

/** Time passes, in the browser with its timers and in the portal's world alike. */
async function pass(page: Page, portal: JourneyPortal, minutes: number): Promise<void> {
  portal.world.clock.move(minutes * 60_000);
  await page.clock.fastForward(minutes * 60_000);
}

describe('a person who is away', () => {
  journey(
    'is warned before the session ends and stays, then finds it ended, and the sign-in open (A19)',
    async ({ visit, portal }) => {
      const visitor = await visit('/fav', { ...withOwnClock, as: 'maria' });
      const { page } = visitor;
      // All that a signed-in person's page loads is there.
      await seeNetworkRest(page);
      await pass(page, portal, IDLE_MINUTES - WARNING_MINUTES);
      await see(warning(page).getByText(/^Sua sessão termina em 1\d\d segundos\.$/u));
      await expectAccessible(page);
      await warning(page).getByRole('button', { name: 'Continuar na conta' }).click();
      await seeNoMore(warning(page));
      await see(accountMenu(page));
      // The server's word that the session goes on is there.
      await seeNetworkRest(page);

      await pass(page, portal, IDLE_MINUTES - WARNING_MINUTES);
      await see(warning(page));
      visitor.expectProblem(/status of 401/u);
      await pass(page, portal, WARNING_MINUTES + 1);
      await see(page.getByText(/^Sua sessão terminou\./u));
      await see(loginDialog(page));
      await seeNoMore(warning(page));
    },
  );
});
