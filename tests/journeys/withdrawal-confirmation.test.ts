// Features: withdrawals, money-passwords

import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { smallPng } from '#tests/fake-server/support/sent-pictures.ts';
import type { Visitor } from '#tests/support/page.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { eventually, see } from './steps/seeing.ts';

const WITHDRAW = '/member/withdraw';
const PASSWORD = '482915';

const picture = { name: 'extrato.png', mimeType: 'image/png', buffer: smallPng };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const outcomeDialog = (page: Page, name: string) => page.getByRole('alertdialog', { name });

function mariaOf({ world }: JourneyPortal): MemberRow {
  const maria = world.members.byAccount('maria');
  if (!maria) throw new Error('There is no Maria.');
  return maria;
}

/** A withdrawal of Maria's that was paid out in part. */
function payInPart(portal: JourneyPortal): string {
  const { payoutOperator } = portal.world;
  payoutScenes.play(portal.world, mariaOf(portal), 'withdrawal-in-parts');
  const [row] = payoutOperator.newest(1);
  return row?.id ?? '';
}

/** Requests R$ 150 by the form, with the password mistyped once. */
async function requestByForm(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByRole('textbox', { name: 'Valor' }).fill('150');
  await button(page, 'Continuar').click();
  await see(page.getByRole('heading', { name: 'Confira o saque' }));
  const password = page.getByLabel(/^Senha de transação/u);
  await password.fill('111222');
  visitor.expectProblem(/status of 422/u);
  await button(page, 'Solicitar saque').click();
  await see(page.getByText('Senha incorreta. Confira e tente de novo.'));
  await expectAccessible(page);
  await password.fill(PASSWORD);
  await button(page, 'Solicitar saque').dblclick();
  await see(page.getByRole('heading', { name: 'Saque solicitado' }));
}

describe('a payment that is asked about', () => {
  journey(
    'is requested on the phone; complains with a picture, over a reload, and is right; the rest is confirmed (W2, W3, A25)',
    async ({ visit, portal }) => {
      const { moneyPasswords, payoutOperator } = portal.world;
      const wish = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
      const origin = { browser: 'Chrome', system: 'Android', place: null };
      await moneyPasswords.set(mariaOf(portal), { kind: 'transaction', ...wish }, origin);
      const visitor = await visit(WITHDRAW, { as: 'maria', profile: 'phone' });
      const { page } = visitor;
      await requestByForm(visitor);
      const requested = payoutOperator.newest(2);
      expect(requested).toHaveLength(1);
      const id = requested[0]?.id ?? '';
      await page.getByRole('link', { name: 'Acompanhar saque' }).click();
      payoutOperator.approve(id);
      payoutOperator.disburse(id, 0.5);
      await see(page.getByRole('heading', { level: 1, name: 'Saque de R$\u00a0150,00' }));
      await expectAccessible(page);
      await button(page, 'Responder').click();
      await see(dialog(page, 'O pagamento de R$\u00a075,00 chegou?'));
      await expectAccessible(page);

      await button(page, 'Não chegou').click();
      await page.getByRole('textbox', { name: 'Valor que chegou' }).fill('25');
      await page.getByRole('textbox', { name: 'Comentário' }).fill('Só uma parte');
      await page.locator('input[type="file"]').setInputFiles(picture);
      await see(button(page, 'Remover extrato.png'));
      await expectAccessible(page);
      await page.reload();
      await see(dialog(page, 'Quanto chegou do total de R$\u00a075,00?'));
      await eventually(() => page.getByRole('textbox', { name: 'Comentário' }).inputValue()).toBe(
        'Só uma parte',
      );
      await see(page.locator('img[src^="data:image/png"]'));
      await button(page, 'Enviar contestação').dblclick();
      await see(outcomeDialog(page, 'Recebemos a sua contestação'));
      const { complaint } = portal.world.withdrawals.one(mariaOf(portal), id).parts[0] ?? {};
      expect(complaint?.proofs).toHaveLength(1);
      // The sent complaint can be seen again, with the next step.
      await button(page, 'Fechar').click();
      const followUp = page.getByRole('listitem').filter({ hasText: 'A sua contestação' });
      await see(followUp.getByText('Só uma parte'));
      await see(followUp.getByRole('img', { name: 'Imagem 1' }));
      await see(
        page.getByText('Estamos conferindo com o banco a sua contestação de R$\u00a050,00.'),
      );
      await expectAccessible(page);

      expect(payoutOperator.uphold(`${id}-1`)).toBe(true);
      await see(followUp.getByText('Contestação aceita: o banco devolveu o dinheiro.'));
      payoutOperator.disburse(id);
      await see(page.getByText('Parte 2: R$\u00a0125,00').filter({ visible: true }));
      await button(page, 'Responder').click();
      await button(page, 'Chegou').dblclick();
      await see(outcomeDialog(page, 'Recebimento confirmado'));
      await button(page, 'Fechar').click();
      await see(page.getByRole('listitem').filter({ hasText: 'Parte 2: Recebido' }));
    },
  );

  journey(
    'two tabs answer differently, and both show the answer that counted (W3)',
    async ({ visit, portal }) => {
      const id = payInPart(portal);
      const visitor = await visit(`${WITHDRAW}?id=${id}`, { as: 'maria' });
      const first = visitor.page;
      const second = await visitor.context.newPage();
      await second.goto(`${WITHDRAW}?id=${id}`);
      for (const page of [first, second]) {
        await button(page, 'Responder').click();
      }
      await button(second, 'Não chegou').click();
      await button(first, 'Chegou').click();
      await see(outcomeDialog(first, 'Recebimento confirmado'));
      await see(outcomeDialog(second, 'Já confirmado'));
      await expectAccessible(second);
    },
  );
});
