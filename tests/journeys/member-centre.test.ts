// Features: member-centre, account-record, games
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu } from './steps/account.ts';
import { haveSession, journey } from './steps/journey.ts';
import { seeBalance } from './steps/money.ts';
import { payAtBank } from './steps/paying-in.ts';
import { frameOfGame, gameFrame, someSlot } from './steps/playing.ts';
import { beAt, see, seeNetworkRest, seeNoMore } from './steps/seeing.ts';

describe('the member centre', () => {
  journey(
    'opens by the avatar, follows the balance in every tab by one stream, and offers to pay in where a stake is beyond it (W1, W2, S17)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, account } = newMember(world);
      const credit = (key: string, amount: number) =>
        world.wallet.post({ memberId: id, key, kind: 'credit', amount });
      credit('first', 5);
      const { page, context } = await visit('/', { as: account });
      await seeBalance(page, 5);
      await accountMenu(page).click();
      await page.getByRole('menuitem', { name: 'Área do membro' }).click();
      await beAt(page, '/member');
      const balance = page.getByRole('region', { name: 'Saldo' });
      await see(balance.getByText('Ganhos bloqueados'));
      await expectAccessible(page);

      const second = await context.newPage();
      const ownStreams: string[] = [];
      second.on('request', (request) => {
        if (request.headers()['accept'] === 'text/event-stream') ownStreams.push(request.url());
      });
      await haveSession(second, world.sessions.open(id).token);
      await second.goto('/member/transactionHistory');
      await seeBalance(second, 5);
      // It listens to the first tab by then.
      await seeNetworkRest(second);
      credit('second', 7);
      await seeBalance(page, 12);
      await seeBalance(second, 12);
      await see(second.getByRole('table').getByRole('link', { name: 'Crédito' }).first());
      // The first tab listens for both.
      expect(ownStreams).toEqual([]);
      await second.close();

      const slot = someSlot(portal);
      await page.goto(slot.address);
      await frameOfGame(page);
      // The smallest stake is more than there is.
      await gameFrame(page)
        .getByRole('button', { name: 'Girar', exact: true })
        .click({ force: true });
      const notice = page.getByText('Seu saldo não cobre esta aposta.');
      await see(notice);
      const frame = await frameOfGame(page);
      await page.getByRole('main').getByRole('button', { name: 'Depositar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Depósito' });
      await dialog.getByRole('textbox', { name: 'Valor' }).fill('10');
      await dialog.getByRole('button', { name: 'Gerar código de pagamento' }).click();
      await payAtBank(page, portal.vendorsUrl, 'Maria Silva');
      await see(
        dialog.getByRole('heading', { name: 'O valor de R$\u00a010,00 entrou no seu saldo' }),
      );
      await dialog.getByRole('button', { name: 'Voltar ao jogo' }).last().click();
      await seeNoMore(dialog);
      await seeNoMore(notice);
      // The game has continued behind it.
      expect(frame.isDetached()).toBe(false);
      await expect.poll(() => gameFrame(page).locator('#balance').textContent()).toContain('10,12');
    },
  );
});
