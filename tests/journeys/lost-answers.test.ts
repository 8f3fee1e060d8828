// Features: transfers, feedback, deposits, submission-check
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { loseAnswersOf } from './steps/lost-answers.ts';
import { balanceOf, seeBalance } from './steps/money.ts';
import { memberId } from './steps/people.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { see, seeNoMore } from './steps/seeing.ts';

const TRANSFER = '/member/transferUpline';
const PASSWORD = '482915';

const unanswered = (page: Page) => page.getByRole('heading', { name: 'Não recebemos resposta' });
const leftBehind = (page: Page) => page.getByRole('alertdialog');

async function haveMoneyPassword({ world }: JourneyPortal, id: number): Promise<void> {
  world.moneyPasswords.keep(id, await world.passwords.hash(PASSWORD));
}

async function sendFifty(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Valor' }).fill('50,00');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel(/^Senha de transação/u).fill(PASSWORD);
  await page.getByRole('button', { name: 'Transferir agora' }).click();
}

describe('an answer that is lost', () => {
  journey(
    'is recovered after a reload: the person sees the amount, checks, and sees that it was done (A25, W2)',
    async ({ visit, portal }) => {
      await haveMoneyPassword(portal, memberId(portal, 'maria'));
      const visitor = await visit(TRANSFER, { as: 'maria' });
      const { page } = visitor;
      const before = await balanceOf(page);
      const answers = await loseAnswersOf(page, 'transfers.toUpline', 'silent');
      await sendFifty(page);
      await answers.arrived();
      answers.find();
      visitor.allowProblem(/ERR_ABORTED/u);
      await page.reload();
      const dialog = leftBehind(page);
      await see(dialog.getByText('Transferência de R$\u00a050,00 para o seu agente'));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Ver o resultado' }).click();
      await see(dialog.getByText('Pronto, deu certo.'));
      await dialog.getByRole('button', { name: 'Fechar' }).first().click();
      await seeNoMore(dialog);
      await seeBalance(page, before - 5_000);
      await page.reload();
      await see(page.getByRole('textbox', { name: 'Valor' }));
      expect(await leftBehind(page).count()).toBe(0);
    },
  );

  journey(
    'of a request that never arrived is settled: nothing was done, and nothing will be (A25)',
    async ({ visit, portal }) => {
      const { account } = newMember(portal.world);
      const visitor = await visit('/feedback', { as: account });
      const { page } = visitor;
      const answers = await loseAnswersOf(page, 'feedback.send', 'silent', true);
      await page.getByRole('textbox', { name: 'Sua opinião' }).fill('A busca demora demais aqui');
      await page.getByRole('button', { name: 'Enviar', exact: true }).click();
      await answers.arrived();
      answers.find();
      visitor.allowProblem(/ERR_ABORTED/u);
      await page.reload();
      const dialog = leftBehind(page);
      await see(dialog.getByText('Sua opinião'));
      await dialog.getByRole('button', { name: 'Ver o resultado' }).click();
      await see(dialog.getByText('O pedido não chegou, e nada foi feito.'));
      expect(portal.world.feedback.newest(2)).toEqual([]);
    },
  );

  journey(
    'of a charge is recovered when the connection returns, without a press (W2)',
    async ({ visit, portal }) => {
      const visitor = await visit('/member/depositv2', { as: 'maria', profile: 'phone' });
      const { page } = visitor;
      visitor.expectProblem(/status of 504/u);
      const answers = await loseAnswersOf(page, 'deposits.create', 'gatewayHtml');
      await page.getByRole('textbox', { name: 'Valor' }).fill('75');
      await page.getByRole('button', { name: 'Gerar código de pagamento' }).click();
      await see(unanswered(page));
      await see(page.getByText('Depósito de R$\u00a075,00'));
      await expectAccessible(page);
      answers.find();
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await see(page.getByRole('heading', { name: 'Pague R$\u00a075,00 com Pix' }));
      expect(portal.world.deposits.newest(10)).toHaveLength(1);
    },
  );

  journey('in a closed tab is shown in the next one as it is (W2)', async ({ visit, portal }) => {
    await haveMoneyPassword(portal, memberId(portal, 'maria'));
    const visitor = await visit(TRANSFER, { as: 'maria' });
    const { page } = visitor;
    const before = await balanceOf(page);
    const answers = await loseAnswersOf(page, 'transfers.toUpline', 'silent');
    visitor.allowProblem(/ERR_ABORTED/u);
    await sendFifty(page);
    await answers.arrived();
    const next = await visitor.context.newPage();
    await next.goto('/member/transactionHistory');
    await seeBalance(next, before - 5_000);
    await page.close();
    expect(await leftBehind(next).count()).toBe(0);
  });
});
