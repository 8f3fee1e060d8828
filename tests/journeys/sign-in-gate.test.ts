// Features: login
import { describe, expect } from 'vitest';
import { loginDialog, signOut, submitLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import { gameFrame, someSlot } from './steps/playing.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';

describe('where the site asks everybody to sign in (R8)', () => {
  journey(
    'shows nothing of home to a visitor, and home to a member, leads back to the full address, leaves registration open, and leads on to a game',
    async ({ visit, portal }) => {
      portal.world.settings.change({ loginedToHomePage: 1 });
      const { page } = await visit('/', {
        // Everything that is drawn of a game or a banner is noted.
        beforeArrival: (arriving) =>
          arriving.addInitScript(() => {
            new MutationObserver((_, observer) => {
              const drawn = document.querySelector('main article, main img:not([hidden])[src]');
              if (!drawn) return;
              document.documentElement.dataset['flash'] = drawn.outerHTML;
              observer.disconnect();
            }).observe(document, { childList: true, subtree: true, attributes: true });
          }),
      });
      const login = page.getByRole('heading', { level: 1, name: 'Entrar' });
      const hot = page.getByRole('region', { name: 'Em alta agora' }).getByRole('article');
      await see(login);
      await beAt(page, '/login');
      expect(await page.locator('html').getAttribute('data-flash')).toBeNull();
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(hot);
      await beAt(page, '/');
      await page.reload();
      await see(hot);
      // Signed out, the next person signs in first as well.
      await signOut(page);
      await see(login);
      await seeNoMore(loginDialog(page));

      await page.goto('/rng?page=LUMEN#content');
      await see(login);
      expect(await page.getByRole('article').count()).toBe(0);
      // A look at the registration does not lose it, nor does a reload.
      await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
      await beAt(page, /^\/register\?to=/u);
      await see(page.getByRole('form', { name: 'Criar conta' }));
      await page.goBack();
      await page.reload();
      await see(login);
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(page.getByRole('article'));
      await beAt(page, '/rng?page=LUMEN');
      expect(await page.evaluate(() => location.hash)).toBe('#content');

      await signOut(page);
      const { address } = someSlot(portal);
      await page.goto(address);
      await see(login);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
      await beAt(page, address);
    },
  );
});
