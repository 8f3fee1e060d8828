// Features: announcements
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import {
  accountMenu,
  loginDialog,
  openLogin,
  seeDialogsLeft,
  submitLogin,
} from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import { eventually, see, seeFocus, seeNoMore } from './steps/seeing.ts';

/** Announcements on a page of their list (S6). */
const PAGE_SIZE = 9;

describe('what the site announces', () => {
  journey('is read from a list of nine a page (S6)', async ({ visit }) => {
    const { page } = await visit('/fav');
    await see(page.getByRole('heading', { name: 'Entre para ver seus favoritos' }));
    await page.getByRole('banner').getByRole('button', { name: 'Comunicados' }).click();
    const dialog = page.getByRole('dialog', { name: 'Comunicados' });
    const entries = dialog.getByRole('list').first().getByRole('button');
    await eventually(() => entries.count()).toBe(PAGE_SIZE);

    await entries.filter({ hasText: 'Horários de pagamento' }).click();
    const detail = dialog.getByRole('region', { name: 'Horários de pagamento no feriado' });
    await seeFocus(detail);
    await see(detail.getByRole('cell', { name: 'até 10 minutos' }));
    await see(detail.getByRole('heading', { level: 4, name: 'Durante o feriado' }));
    expect(await detail.locator('time').innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Próxima página' }).click();
    await seeNoMore(detail);
    await see(dialog.getByText('Manutenção programada'));
    expect(
      await dialog.getByRole('button', { name: 'Página 2' }).getAttribute('aria-current'),
    ).toBe('page');
    await page.keyboard.press('Escape');
    await seeNoMore(dialog);
    await seeFocus(page.getByRole('banner').getByRole('button', { name: 'Comunicados' }));
  });

  journey('is noted as read for a member, on a phone too (S6)', async ({ visit }) => {
    const { page } = await visit('/fav', { profile: 'phone', as: 'joao' });
    await page.getByRole('button', { name: /^Conta de /u }).click();
    await page.getByRole('menuitem', { name: 'Comunicados' }).click();
    const dialog = page.getByRole('dialog', { name: 'Comunicados' });
    await see(dialog.getByText('20 não lidos'));
    await dialog.getByRole('button', { name: /PIX ainda mais rápido/u }).click();
    const detail = dialog.getByRole('region', { name: 'PIX ainda mais rápido' });
    await see(detail.getByText('agora são confirmados em segundos'));
    await seeNoMore(dialog.getByRole('button', { name: /Novos originais/u }));
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Voltar à lista' }).click();
    await see(dialog.getByText('19 não lidos'));
    await seeFocus(dialog.getByRole('button', { name: /PIX ainda mais rápido/u }));
  });
});

describe('what opens by itself', () => {
  journey(
    'waits behind a dialog, and comes once a visit and once a sign-in, one after the other (S10)',
    async ({ visit, portal }) => {
      portal.world.settings.change({ announcementPopups: 1 });
      const { page } = await visit('/?modal=login');
      const first = page.getByRole('dialog', { name: 'O app da Aurora chegou' });
      const second = page.getByRole('dialog', { name: 'Jogue com responsabilidade' });
      await see(loginDialog(page));
      expect(await first.count()).toBe(0);
      await page.keyboard.press('Escape');
      await see(first.getByText('Leve seus jogos no bolso.'));
      await expectAccessible(page);
      await first.getByRole('button', { name: 'Próximo (mais 1)' }).click();
      await see(second);
      await seeNoMore(first);
      await second.getByRole('button', { name: 'Entendi' }).click();
      await seeNoMore(second);

      await seeDialogsLeft(page);
      const status = page.waitForResponse(/\/api\/site\/status/u);
      await page.reload();
      await status;
      await see(page.getByRole('region', { name: 'Em alta agora' }));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.getByRole('dialog').count()).toBe(0);

      // Never over the form.
      await openLogin(page);
      expect(await first.count()).toBe(0);
      await submitLogin(page, 'joao', seededPassword('joao'));
      await see(first);
      await page.keyboard.press('Escape');
      await see(second);
      await page.keyboard.press('Escape');
      await seeNoMore(second);

      // A session that is found again is no sign-in.
      await seeDialogsLeft(page);
      await page.reload();
      await see(accountMenu(page));
      await see(page.getByRole('region', { name: 'Em alta agora' }));
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );
});
