// Features: deposits
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { everyWayToPay } from '#tests/support/ways-to-pay.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { balanceOf, seeBalance } from './steps/money.ts';
import { faultless, pageFaults } from './steps/page-faults.ts';
import { payAtBank, paymentCode } from './steps/paying-in.ts';
import { beAt, eventually, see, seeFocus } from './steps/seeing.ts';

const DEPOSIT = '/member/depositv2';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Valor' });
const create = (page: Page) => page.getByRole('button', { name: 'Gerar código de pagamento' });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 2, name });

describe('paying in', () => {
  journey(
    'pastes an amount on the phone, reloads, opens a second tab, pays, and both show it (W2)',
    async ({ visit, portal }) => {
      const visitor = await visit(DEPOSIT, { as: 'maria', profile: 'phone' });
      const { page } = visitor;
      const before = await balanceOf(page);
      await amount(page).fill('R$ 1.234,56');
      await see(page.getByText('R$\u00a01.234,56'));
      await expectAccessible(page);
      await create(page).dblclick();
      await see(heading(page, 'Pague R$\u00a01.234,56 com Pix'));
      await see(page.getByRole('img', { name: 'QR Code do Pix de R$\u00a01.234,56' }));
      await expectAccessible(page);
      await beAt(page, /^\/member\/depositv2\?id=\w{32}$/u);
      const first = await paymentCode(page).inputValue();

      await page.reload();
      await eventually(() => paymentCode(page).inputValue()).toBe(first);
      const second = await visitor.context.newPage();
      await second.goto(DEPOSIT);
      await eventually(() => paymentCode(second).inputValue()).toBe(first);
      expect(portal.world.deposits.newest(10)).toHaveLength(1);

      await payAtBank(page, portal.vendorsUrl, 'Maria Silva');
      for (const tab of [page, second]) {
        await see(heading(tab, 'O valor de R$\u00a01.234,56 entrou no seu saldo'));
      }
      await seeBalance(page, before + 123_456);
    },
  );

  journey(
    'is stopped by the bounds, checks the payment, pays from another account, and gets it back (W2)',
    async ({ visit, portal }) => {
      const visitor = await visit(DEPOSIT, { as: 'maria' });
      const { page } = visitor;
      const before = await balanceOf(page);
      await amount(page).fill('5');
      await page.keyboard.press('Enter');
      await see(page.getByText('O mínimo é R$\u00a010,00.'));
      await seeFocus(amount(page));
      await page.getByRole('button', { name: 'R$\u00a050,00' }).click();
      await create(page).click();
      await see(heading(page, 'Pague R$\u00a050,00 com Pix'));
      await page.getByRole('button', { name: 'Já paguei' }).click();
      await see(page.getByText('O pagamento ainda não chegou.'));
      await payAtBank(page, portal.vendorsUrl, 'Helena Duarte');
      await see(page.getByText('O pagamento veio da conta de outra pessoa.'));
      await see(heading(page, 'Seu pagamento foi devolvido'));
      await expectAccessible(page);
      await seeBalance(page, before);

      await page.getByRole('button', { name: 'Novo depósito' }).click();
      await amount(page).fill('80');
      await create(page).click();
      await see(heading(page, 'Pague R$\u00a080,00 com Pix'));
      portal.world.clock.move(16 * 60_000);
      await page.reload();
      await see(heading(page, 'O prazo para pagar acabou'));
      await page.getByRole('button', { name: 'Novo código de R$\u00a080,00' }).click();
      await see(heading(page, 'Pague R$\u00a080,00 com Pix'));
      await payAtBank(page, portal.vendorsUrl, 'Maria Silva', '30,00');
      await see(heading(page, 'O valor de R$\u00a030,00 entrou no seu saldo'));
      await see(page.getByText('Você pagou menos que o valor pedido.'));
      await seeBalance(page, before + 3_000);

      // The outcome of each is in the list, and links to the account record and back.
      const row = (outcome: string, sum: RegExp) =>
        page.getByRole('row').filter({ hasText: outcome }).filter({ hasText: sum });
      await row('Devolvido', /R\$\s50,00/u)
        .getByRole('link', { name: 'Pix' })
        .click();
      await see(page.getByRole('heading', { level: 1, name: 'Depósito de R$\u00a050,00' }));
      await expectAccessible(page);
      expect(await pageFaults(page)).toEqual(faultless);
      await page.getByRole('link', { name: 'Depósito que não entrou no saldo' }).last().click();
      await see(page.getByRole('heading', { level: 1, name: 'Depósito · Devolvido' }));
      await page.goBack();
      await page.getByRole('link', { name: 'Voltar aos depósitos' }).click();
      await see(row('Pago em parte', /R\$\s30,00/u));
    },
  );

  journey(
    'pays by card on the page of the provider, comes back from there, and both tabs show it (W2)',
    async ({ visit, portal }) => {
      portal.world.settings.change(everyWayToPay);
      const { page, context } = await visit(DEPOSIT, { as: 'maria', profile: 'phone' });
      await page.getByRole('button', { name: /^Cartão/u }).click();
      await amount(page).fill('50');
      await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
      await see(heading(page, 'Pague R$\u00a050,00'));
      await expectAccessible(page);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Abrir a página de pagamento' }).click();
      const provider = await opened;
      await provider.getByRole('button', { name: 'Pagar agora' }).click();
      await provider.getByRole('link', { name: 'Voltar para o site' }).click();
      for (const tab of [page, provider]) {
        await see(heading(tab, 'O valor de R$\u00a048,75 entrou no seu saldo'));
      }
    },
  );
});
