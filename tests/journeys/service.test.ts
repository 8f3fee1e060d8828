// Features: consent, speed-test
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { profiles } from '#tests/support/page.ts';
import { expectAccessible, expectFrameAccessible } from './steps/accessibility.ts';
import { loginDialog, seeLoginLeft, signIn } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { eventually, see, seeFocus, seeNoMore } from './steps/seeing.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });
const entry = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

/** Opens the submenu of customer service where it is closed, and presses one of its entries. */
async function choose(page: Page, name: string): Promise<void> {
  if (!(await entry(page, name).isVisible())) await entry(page, 'Atendimento').click();
  await entry(page, name).click();
}

/** Presses an entry that opens the desk, and gives its window. */
async function openDesk(page: Page, name: string): Promise<Page> {
  const [desk] = await Promise.all([page.waitForEvent('popup'), choose(page, name)]);
  await see(desk.getByRole('log').getByRole('listitem'));
  return desk;
}

describe('customer service', () => {
  journey(
    'answers a visitor in a window of its own, asks for the sign-in to the chat room, greets a VIP by name at a desk whose address was sealed, and lets members talk (S2, S8, A20)',
    async ({ visit, portal }) => {
      const { page } = await visit('/fav');
      const desk = await openDesk(page, 'Chat ao vivo');
      // The window's size is that of its content; its opener is out of reach.
      const facts = () =>
        desk.evaluate(() => [innerWidth, innerHeight, window.opener === null, location.href]);
      expect(await facts()).toEqual([440, 750, true, `${portal.vendorsUrl}/chat`]);
      await see(desk.getByText('Olá! Sou a Aurora. Como posso ajudar?'));
      const hostile = '<img src=x onerror="document.title=1"> oi';
      await desk.getByRole('textbox').fill(hostile);
      await desk.getByRole('button', { name: 'Enviar' }).click();
      await see(desk.getByText(hostile));
      await see(desk.getByText(/^Recebemos a mensagem/u));
      await expectFrameAccessible(desk.mainFrame());

      await desk.reload();
      await see(desk.getByText(hostile));
      expect(await desk.getByRole('listitem').count()).toBe(3);
      // A second press focuses the same window.
      await entry(page, 'Chat ao vivo').click();
      expect(page.context().pages()).toHaveLength(2);
      await desk.close();

      await menu(page).getByRole('switch', { name: 'Bate-papo' }).click();
      await see(loginDialog(page));
      await page.keyboard.press('Escape');
      await seeLoginLeft(page);
      await signIn(page, 'beatriz');
      const requests: string[] = [];
      page.context().on('request', (request) => requests.push(request.url()));
      const vipDesk = await openDesk(page, 'Atendimento VIP');
      await see(vipDesk.getByText('Olá, Beatriz Lima! Sou a Aurora. Como posso ajudar?'));
      expect(vipDesk.url()).toBe(`${portal.vendorsUrl}/chat/vip`);
      expect(
        requests.filter((address) => /beatriz|ticket=/iu.test(address.split('#')[0] ?? '')),
      ).toEqual([]);

      const room = page.getByRole('region', { name: 'Bate-papo' });
      await menu(page).getByRole('switch', { name: 'Bate-papo' }).click();
      const frame = room.frameLocator('iframe');
      await frame.getByRole('textbox').fill('Boa sorte a todos');
      await frame.getByRole('button', { name: 'Enviar' }).click();
      await see(frame.getByRole('listitem').filter({ hasText: /^Beatriz\s+Boa sorte a todos$/u }));
      await expectAccessible(page);
      await room.getByRole('button', { name: 'Fechar o bate-papo' }).click();
      await seeNoMore(room);
    },
  );

  journey(
    'is reached by keyboard, also from a menu of icons, is a link where the browser blocks its window, and waits in the menu of a phone, which closes when it has served (S2, S8, S12, S14)',
    async ({ visit }) => {
      const { page } = await visit('/fav', { context: { viewport: { width: 1000, height: 800 } } });
      const service = entry(page, 'Atendimento');
      await see(service);
      await service.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await seeFocus(entry(page, 'Chat ao vivo'));
      await entry(page, 'Teste de velocidade').focus();
      await page.keyboard.press('Enter');
      await see(page.getByRole('dialog', { name: 'Teste de velocidade' }));
      await page.keyboard.press('Escape');
      await seeFocus(entry(page, 'Teste de velocidade'));
      await entry(page, 'Baixar o app').click();
      await see(menu(page).getByRole('link', { name: /^QR Code do app para Android/u }));
      await expectAccessible(page, { isWhole: true });

      await page.evaluate(() => {
        window.open = () => null;
      });
      await choose(page, 'Chat ao vivo');
      const help = page.getByRole('alertdialog', { name: 'Janela bloqueada' });
      await see(help);
      await expectAccessible(page);
      const link = help.getByRole('link', { name: 'Abrir o atendimento' });
      const [desk] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
      await see(desk.getByText('Olá! Sou a Aurora. Como posso ajudar?'));
      await seeNoMore(help);
      await desk.close();
      await entry(page, 'Baixar o app').click();

      await page.setViewportSize(profiles.phone.viewport);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await see(service);
      if (!(await entry(page, 'Teste de velocidade').isVisible())) await service.click();
      // An entry that is cut by the scrolled menu's edge is no small target.
      await menu(page).getByRole('link', { name: 'Início' }).scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await entry(page, 'Teste de velocidade').click();
      await see(page.getByRole('dialog', { name: 'Teste de velocidade' }));
      await seeNoMore(entry(page, 'Atendimento'));
    },
  );
});

/** Slower than what any machine answers by itself, in milliseconds. */
const SLOW_ANSWER = 500;

/** The requests of the analytics tag from now on. */
function reports(page: Page): readonly string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/gtag/')) requests.push(request.url());
  });
  return requests;
}

describe('the speed test, and analytics', () => {
  journey(
    'measures nothing of visitors where no tag is configured, says which domain does not answer, measures each again, leads to one that is faster, and reports pages by their path alone where there is a tag (S8, S11)',
    async ({ visit, portal }) => {
      const here = new URL(portal.url).host;
      const other = here.replace('localhost', '127.0.0.1');
      let requests: readonly string[] = [];
      const { page } = await visit('/', {
        beforeArrival: async (arriving) => {
          requests = reports(arriving);
          await arriving.route(`${portal.url}/api/site/status`, async (route) => {
            await new Promise((resolve) => {
              setTimeout(resolve, SLOW_ANSWER);
            });
            await route.continue();
          });
          await arriving.route(`http://${other}/**`, (route) => route.abort());
        },
        problem: /ERR_FAILED/u,
      });
      await see(page.getByRole('region', { name: 'Em alta agora' }));
      await see(page.getByRole('contentinfo'));
      await menu(page).getByRole('link', { name: 'Pesca' }).click();
      await see(page.getByRole('heading', { level: 1, name: 'Pesca' }));
      expect(requests).toEqual([]);
      expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

      await choose(page, 'Teste de velocidade');
      const dialog = page.getByRole('dialog', { name: 'Teste de velocidade' });
      const rows = dialog.getByRole('listitem');
      await see(dialog.getByText('Você já está em um endereço rápido.'));
      expect((await rows.allInnerTexts())[1]).toMatch(/Sem resposta$/u);

      await page.unroute(`http://${other}/**`);
      await dialog.getByRole('button', { name: 'Testar de novo' }).click();
      await seeNoMore(dialog.getByText('Sem resposta'));
      await see(dialog.getByText(`Mais rápido: ${other}`));
      expect(await rows.allInnerTexts()).toEqual([
        expect.stringMatching(new RegExp(`^${other}\\s+\\d+ ms$`, 'u')),
        expect.stringMatching(new RegExp(`^${here}\\s+Você está aqui\\s+[\\d.]{3,} ms$`, 'u')),
      ]);
      await see(dialog.getByRole('button', { name: 'Testar de novo' }));
      await expectAccessible(page);
      await dialog.getByRole('link', { name: `Ir para ${other}` }).click();
      await page.waitForURL((address) => address.host === other);

      portal.world.settings.change({ gtagId: 'G-TEST' });
      await page.goto(`${portal.url}/rng?affiliateCode=SECRET#token=SECRET`);
      const consent = page.getByRole('region', { name: 'Estatísticas de visitas' });
      await see(consent);
      expect(requests).toEqual([]);
      await consent.getByRole('button', { name: 'Permitir', exact: true }).click();
      await seeNoMore(consent);
      await menu(page).getByRole('link', { name: 'Pesca' }).click();
      const seen = () =>
        requests
          .map((address) => new URL(address).searchParams)
          .filter((event) => event.get('name') === 'page_view')
          .map((event) => event.get('page_location'));
      await eventually(seen).toContain(`${portal.url}/fish`);
      expect(requests.join()).not.toContain('SECRET');
      expect(requests[0]).toContain('/gtag/js?id=G-TEST');
    },
  );
});
