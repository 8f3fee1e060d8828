// Features: announcements
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, openLogin, seeDialogsLeft, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import { eventually, see, seeFocus, seeNetworkRest, seeNoMore } from './steps/seeing.ts';
import { expectNoShifts, watchForShifts } from './steps/shifts.ts';

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

    await entries.filter({ hasText: 'Prazos de pagamento' }).click();
    const detail = dialog.getByRole('region', { name: 'Prazos de pagamento nos feriados' });
    await seeFocus(detail);
    await see(detail.getByRole('cell', { name: 'até 60 minutos' }));
    await see(detail.getByRole('heading', { level: 4, name: 'Nos feriados' }));
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
    await dialog.getByRole('button', { name: /Pix ainda mais rápido/u }).click();
    const detail = dialog.getByRole('region', { name: 'Pix ainda mais rápido' });
    await see(detail.getByText('agora são confirmados em segundos'));
    await seeNoMore(dialog.getByRole('button', { name: /Novos originais/u }));
    await expectAccessible(page);
    await detail.getByRole('button', { name: 'Voltar à lista' }).click();
    await see(dialog.getByText('19 não lidos'));
    await seeFocus(dialog.getByRole('button', { name: /Pix ainda mais rápido/u }));
  });
});

describe('what a site announces by itself (S10)', () => {
  journey(
    'is a strip for a visitor, which moves nothing and stays closed',
    async ({ visit, portal }) => {
      portal.world.settings.change({ announcementPopups: 1 });
      const { page } = await visit('/', { profile: 'phone', beforeArrival: watchForShifts });
      const strip = page.getByRole('region', { name: 'Comunicado', exact: true });
      await see(strip.getByText('O app da Aurora chegou'));
      await expectNoShifts(page);
      // The strip covers a part of home, and the walk over all pages looks at home.
      await expectAccessible(page, { leftOut: ['main section'] });
      expect(await page.getByRole('dialog').count()).toBe(0);

      await strip.getByRole('button', { name: 'O app da Aurora chegou' }).click();
      const dialog = page.getByRole('dialog', { name: 'O app da Aurora chegou' });
      await see(dialog.getByText('Leve seus jogos no bolso.'));
      await page.keyboard.press('Escape');
      await seeNoMore(dialog);
      await seeNoMore(strip);

      await seeDialogsLeft(page);
      await page.reload();
      await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
      await seeNetworkRest(page);
      expect(await strip.count()).toBe(0);
    },
  );

  journey(
    'is one dialog for a member, once a sign-in, with its place in the history',
    async ({ visit, portal }) => {
      portal.world.settings.change({ announcementPopups: 1 });
      const { page } = await visit('/promotions');
      await openLogin(page);
      await submitLogin(page, 'joao', seededPassword('joao'));
      const first = page.getByRole('dialog', { name: 'O app da Aurora chegou' });
      const second = page.getByRole('dialog', { name: 'Jogue com responsabilidade' });
      await see(first);
      await expectAccessible(page);
      await first.getByRole('button', { name: 'Próximo' }).click();
      await see(second.getByText('2 de 2'));
      // A dialog with its own history entry closes by back, and the page stays.
      await eventually(() =>
        page.evaluate(() => Object.hasOwn((history.state ?? {}) as object, 'modals')),
      ).toBe(true);
      await page.goBack();
      await seeNoMore(second);
      await seeDialogsLeft(page);
      expect(new URL(page.url()).pathname).toBe('/promotions');

      // A restored session is not a sign-in.
      await page.reload();
      await see(accountMenu(page));
      await seeNetworkRest(page);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );

  journey(
    'is a list where it belongs: for players on home, of promotions among them',
    async ({ visit }) => {
      const { page } = await visit('/');
      const forPlayers = page.getByRole('region', { name: 'Novidades para jogadores' });
      await forPlayers.getByRole('button', { name: /Novos originais da casa/u }).click();
      const dialog = page.getByRole('dialog', { name: 'Novos originais da casa' });
      await see(dialog.getByText('1 de 3'));
      await page.keyboard.press('Escape');
      await seeNoMore(dialog);
      await seeFocus(forPlayers.getByRole('button', { name: /Novos originais da casa/u }));
      await page.getByRole('link', { name: 'Promoções' }).first().click();
      const promotionNews = page.getByRole('region', { name: 'Novidades das promoções' });
      await see(promotionNews.getByRole('button', { name: /A corrida dos slots começou/u }));
    },
  );
});
