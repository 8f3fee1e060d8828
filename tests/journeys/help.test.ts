// Features: help
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { eventually, see, seeNoMore } from './steps/seeing.ts';

describe('the help centre', () => {
  journey('answers a typed question, with typing errors (R7)', async ({ visit }) => {
    const { page } = await visit('/helpmc', {
      profile: 'phone',
      context: { viewport: { width: 320, height: 640 } },
    });
    await see(page.getByRole('heading', { level: 1, name: 'Central de ajuda' }));
    await see(page.getByRole('heading', { level: 2, name: 'Guia para iniciantes' }));
    await see(page.getByRole('heading', { level: 3, name: 'Saque o que ganhou' }));
    await seeNoMore(page.getByRole('banner'));

    const search = page.getByRole('searchbox', { name: 'Buscar na ajuda' });
    await search.fill('ESQUECI a senah');
    await see(page.getByRole('status').getByText('resultado'));
    await page.getByText('Esqueci a senha. Como recupero o acesso?').press('Enter');
    const answer = page
      .getByRole('listitem')
      .filter({ hasText: 'um link para escolher outra senha' });
    await see(answer);
    await see(page.getByRole('heading', { level: 2, name: 'Resultados da busca' }));
    expect(await page.evaluate(() => CSS.highlights.get('help-hit')?.size)).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await expectAccessible(page);

    await page.reload();
    await see(page.getByText('Esqueci a senha. Como recupero o acesso?'));
    await search.fill('xyzzy');
    await see(page.getByRole('status').getByText('Nenhum resultado para “xyzzy”'));
    await see(page.getByRole('heading', { level: 2, name: 'Não encontramos essa resposta' }));
    await see(
      page.getByRole('main').getByRole('link', { name: 'Falar com o atendimento' }).first(),
    );
    await expectAccessible(page);
  });

  journey('opens the protocol from the registration, beside the form (A1)', async ({ visit }) => {
    const { page, context } = await visit('/register', { language: 'en' });
    const opening = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Read the terms of use' }).click();
    const beside = await opening;
    const protocol = beside.getByRole('heading', { level: 2, name: 'Terms of use' });
    await see(protocol);
    await see(beside.getByText('Version 1.2, in force since'));
    await eventually(async () => (await protocol.boundingBox())?.y).toBeLessThan(400);

    await beside.getByRole('link', { name: 'Beginner’s guide' }).press('Enter');
    await eventually(() => beside.evaluate(() => document.activeElement?.id)).toBe('guide');
    await beside.goto('/help#question-lost-password');
    await see(beside.getByText('a link to choose another password'));
  });

  journey(
    'opens over a page as a dialog, and says so when it fails (S2, S6)',
    async ({ visit }) => {
      const visitor = await visit('/');
      const { page } = visitor;
      visitor.expectProblem(/help-centre/u);
      await page.route('**/api/help-centre?*', (route) => route.abort());
      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      await menu.getByRole('button', { name: 'Atendimento' }).click();
      await menu.getByRole('button', { name: 'Central de ajuda' }).click();
      const dialog = page.getByRole('dialog', { name: 'Central de ajuda' });
      await see(dialog.getByRole('alert').getByText('Não foi possível carregar a ajuda'));
      await page.unroute('**/api/help-centre?*');
      await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
      await dialog.getByText('O jogo não abre. O que posso tentar?').click();
      await see(dialog.getByText('Desative a VPN e os bloqueadores'));
      await dialog.getByRole('link', { name: 'Abrir a central de ajuda completa' }).click();
      await see(page.getByRole('heading', { level: 1, name: 'Central de ajuda' }));
      await seeNoMore(dialog);
    },
  );
});
