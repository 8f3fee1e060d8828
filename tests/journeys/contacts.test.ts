// Features: security, contact-undo
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { memberId } from './steps/people.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { solvePuzzle } from './steps/puzzle.ts';
import { eventually, see, seeNoMore } from './steps/seeing.ts';

const OLD = 'maria@example.com';
const NEW = 'nova@example.com';

/** The newest message to an address. */
function lastTo({ world }: JourneyPortal, receiver: string) {
  return world.sms.outbox(50).find((message) => message.receiver === receiver);
}

/** Types the code that an address got. */
async function fillCode(page: Page, portal: JourneyPortal, label: RegExp, receiver: string) {
  const code = lastTo(portal, receiver)?.code ?? '';
  await page.getByRole('dialog').getByLabel(label).fill(code);
}

describe('the addresses of an account (W5)', () => {
  journey(
    'are changed by a proof and both codes, and restored by the link to the old one',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = memberId(portal, 'maria');
      const { token } = world.sessions.open(maria);
      const visitor = await visit('/member/securityCenter', {
        profile: 'phone',
        problem: /status of 4\d\d/u,
        token,
      });
      const { page } = visitor;
      await page.getByRole('button', { name: 'Alterar o e-mail' }).click();
      const dialog = page.getByRole('dialog', { name: 'Seu e-mail' });
      await dialog.getByLabel(/^Novo e-mail/u).fill('Maria@Example.com');
      await dialog.getByRole('button', { name: 'Enviar códigos' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
      await proof.getByLabel(/^Senha da conta/u).fill('aurora2026');
      await page.keyboard.press('Enter');
      await solvePuzzle(page, portal);
      await see(dialog.getByText('Este e-mail já tem uma conta. Entre, ou use outro e-mail.'));
      await dialog.getByLabel(/^Novo e-mail/u).fill(NEW);
      await dialog.getByRole('button', { name: 'Enviar códigos' }).click();
      await solvePuzzle(page, portal);
      await see(dialog.getByRole('form', { name: 'Códigos' }));
      await see(dialog.getByRole('button', { name: /^Reenviar em 0[45]:\d\d$/u }));
      await expectAccessible(page);
      await fillCode(page, portal, /\(novo\)/u, NEW);
      await dialog.getByLabel(/\(atual\)/u).fill('000 000');
      await page.keyboard.press('Enter');
      await see(dialog.getByText('O código não confere. Confira e tente de novo.').first());
      await fillCode(page, portal, /\(atual\)/u, OLD);
      await page.keyboard.press('Enter');
      await seeNoMore(dialog);
      await see(page.getByText('Seu e-mail está confirmado.'));
      await see(page.getByText('n***@example.com'));
      await see(page.getByText('E-mail alterado'));

      const link = /http\S+/u.exec(lastTo(portal, OLD)?.text ?? '')?.[0] ?? '';
      const owner = await visit(link.slice(portal.url.length));
      const undo = owner.page.getByRole('button', { name: 'Desfazer a alteração' });
      await see(owner.page.getByText(/m\*\*\*@example\.com.*n\*\*\*@example\.com/u));
      // The token is no longer in the address, and still survives a reload.
      expect(new URL(owner.page.url()).hash).toBe('');
      await owner.page.reload();
      await see(undo);
      await expectAccessible(owner.page);
      expect(world.members.byId(maria)?.email).toBe(NEW);
      await undo.click();
      await see(owner.page.getByRole('heading', { name: 'm***@example.com voltou à sua conta' }));
      expect(world.members.byId(maria)?.email).toBe(OLD);
      expect(world.sessions.forMember(maria)).toEqual([]);
      await owner.page.getByRole('button', { name: 'Escolher nova senha' }).click();
      await see(owner.page.getByRole('dialog', { name: 'Esqueceu a senha?' }));
      // The person who changed it is signed out.
      await seeNoMore(accountMenu(page));
    },
  );

  journey(
    'a first number is bound by its own code, also after a reload',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, account } = newMember(world);
      world.members.setPassword(id, await world.passwords.hash('umasenha26'), world.clock.now());
      const visitor = await visit('/member/securityCenter', { as: account });
      const { page } = visitor;
      visitor.expectProblem(/status of 4\d\d/u);
      const dialog = page.getByRole('dialog', { name: 'Seu celular' });
      const askForCode = async () => {
        await page.getByRole('button', { name: 'Adicionar um celular' }).click();
        await dialog.getByLabel(/^Celular/u).fill('11 93456-7890');
        await dialog.getByRole('button', { name: 'Enviar código' }).click();
      };
      await askForCode();
      await solvePuzzle(page, portal);
      await see(dialog.getByLabel(/7890/u));
      const code = lastTo(portal, '+5511934567890')?.code;
      await page.reload();
      await askForCode();
      await solvePuzzle(page, portal);
      await see(dialog.getByLabel(/7890/u));
      expect(lastTo(portal, '+5511934567890')?.code).toBe(code);
      await fillCode(page, portal, /7890/u, '+5511934567890');
      await page.keyboard.press('Enter');
      await seeNoMore(dialog);
      await see(page.getByText('••••7890'));
      await eventually(() => world.members.byId(id)?.mobile).toBe('+5511934567890');
    },
  );
});
