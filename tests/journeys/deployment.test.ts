// Features: all
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { deploy, openBeforeDeployment } from './steps/deployment.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { openRegistration, registrationDialog } from './steps/registering.ts';
import { beAt, see } from './steps/seeing.ts';

const entry = /\/assets\/entry-[\w-]+\.js$/u;
const gone = /status of 404|Failed to fetch dynamically imported module|Unable to preload/u;

describe('when the portal was deployed again meanwhile (R10)', () => {
  journey('an old tab that requests a removed page recovers by itself', async ({ visit }) => {
    const visitor = await visit('/fav', {
      beforeArrival: (arriving) => openBeforeDeployment(arriving, 'around'),
    });
    const { page } = visitor;
    await see(page.getByRole('heading', { level: 1 }));
    expect(await page.locator('script[src*="/old-entry-"]').count()).toBe(1);
    visitor.expectProblem(gone);
    await deploy(page);
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Promoções', exact: true })
      .click();
    await see(page.getByRole('heading', { level: 1, name: 'Promoções' }));
    await beAt(page, '/promotions');
    expect(await page.locator('script[src*="/old-entry-"]').count()).toBe(0);
  });

  journey('a dialog whose script was removed opens after the reload (A25)', async ({ visit }) => {
    const visitor = await visit('/rng', {
      beforeArrival: (arriving) => openBeforeDeployment(arriving, 'account'),
    });
    const { page } = visitor;
    await see(page.getByRole('article'));
    visitor.expectProblem(gone);
    await deploy(page);
    await openRegistration(page);
    await see(registrationDialog(page).getByRole('textbox', { name: 'Nome de usuário' }));
    expect(await page.locator('script[src*="/old-entry-"]').count()).toBe(0);
  });

  journey(
    'a page whose script was removed is reloaded, and says so if that does not help',
    async ({ visit }) => {
      let tries = 0;
      let failures = 1;
      const { page } = await visit('/rng', {
        beforeArrival: (arriving) =>
          arriving.route(entry, async (route) => {
            tries += 1;
            await (tries <= failures ? route.fulfill({ status: 404 }) : route.continue());
          }),
        problem: /status of 404/u,
      });
      await see(page.getByRole('article'));
      expect(tries).toBe(2);
      expect(await page.evaluate(() => 'startFailed' in history.state)).toBe(false);

      tries = 0;
      failures = Infinity;
      await page.goto('/');
      await see(
        page.getByRole('heading', { level: 1, name: 'Não foi possível carregar esta parte' }),
      );
      await expectAccessible(page);
      expect(tries).toBe(2);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
    },
  );
});
