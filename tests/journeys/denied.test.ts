// Features: all
import { describe, expect } from 'vitest';
import { openLogin, signIn, submitLogin } from './steps/account.ts';
import { denyAll, denyCiphers } from './steps/denials.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { see, seeNoMore } from './steps/seeing.ts';

describe('a browser that denies features (S13)', () => {
  journey(
    'everything: the portal starts, changes theme and language, signs in, and says how to copy by hand (A14, S1, S3)',
    async ({ visit }) => {
      const { page } = await visit('/', { beforeArrival: denyAll });
      await page.getByRole('button', { name: 'Usar tema claro' }).click();
      await see(page.getByRole('button', { name: 'Usar tema escuro' }));
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
      await signIn(page, 'maria');
      const chooser = page.getByRole('banner').getByRole('combobox', { name: 'Idioma' });
      await chooser.selectOption('English');
      await page.getByRole('button', { name: /^Maria.*’s account$/u }).click();
      await page.getByRole('menuitem', { name: 'Member area' }).click();
      const area = page.getByRole('navigation', { name: 'Member area' });
      await area.getByRole('link', { name: 'Profile' }).click();
      await page.getByRole('button', { name: /^Copy/u }).first().click();
      await see(page.getByText('Select the text and copy it yourself.'));
    },
  );

  journey(
    'ciphers, as on plain HTTP from another device: the secure address is given at once, to who signs in, and to who plays for free (A21, A22)',
    async ({ visit, portal }) => {
      const { page } = await visit('/', { beforeArrival: denyCiphers });
      const { host } = new URL(portal.url);
      await see(page.getByText(`abra https://${host}`).first());
      await openLogin(page);
      await submitLogin(page, 'maria', 'any password');
      const dialog = page.getByRole('dialog', { name: 'Entrar' });
      await see(dialog.getByRole('button', { name: 'Abrir endereço seguro' }));
      // Free play is sealed as well: it fails beside the notice that says where it works.
      await page.keyboard.press('Escape');
      await seeNoMore(dialog);
      await page.getByRole('banner').getByRole('button', { name: 'Jogar grátis' }).click();
      await see(page.getByText('Não foi possível começar o jogo grátis. Tente de novo.'));
      await see(page.getByText(`jogar grátis, abra https://${host}`));
    },
  );
});
