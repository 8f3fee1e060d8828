// Features: messages, member-centre
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { seededPassword } from './steps/people.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { beAt, eventually, see, seeNetworkRest, seeNoMore } from './steps/seeing.ts';

const bell = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
const message = (page: Page, title: string | RegExp) =>
  rows(page).getByRole('link', { name: title });

const inBoth = (text: string) => ({ PT: text, EN: text });

/** Sends somebody a message, as the platform would. */
function sendTo(portal: JourneyPortal, account: string, title: string, content: string): void {
  const member = portal.world.members.byAccount(account);
  if (!member) throw new Error(`There is no ${account}.`);
  portal.world.messages.send(member.id, { title: inBoth(title), content: inBoth(content) });
}

describe('with messages of the platform', () => {
  journey(
    'opens their address, signs in there, reads, and deletes those of a page (W7, W1, A20)',
    async ({ visit, portal }) => {
      const hostile =
        '<p>Olá <b>Maria</b></p><img src=x onerror="document.title=1"><script>document.title=1</script><a href="javascript:document.title=1">prêmio</a>';
      sendTo(portal, 'maria', 'Um prêmio para você', hostile);
      const visitor = await visit('/member/messageV2');
      const { page } = visitor;
      // Chromium 156 names a handler as soon as it reads one, though nothing runs where it is read.
      visitor.allowProblem(/inline event handler/u);
      await see(page.getByRole('dialog', { name: 'Entrar' }));
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(page.getByRole('heading', { level: 1, name: 'Mensagens' }));
      await beAt(page, '/member/messageV2');
      await see(bell(page, '4 mensagens não lidas'));
      await eventually(() => rows(page).count()).toBe(10);

      await message(page, /Um prêmio para você/u).click();
      await see(page.getByRole('heading', { level: 1, name: 'Um prêmio para você' }));
      await see(page.getByText('Olá Maria'));
      expect(await page.getByRole('main').locator('script, [onerror], a[href^=java]').count()).toBe(
        0,
      );
      expect(await page.title()).toContain('Um prêmio para você');
      await see(bell(page, '3 mensagens não lidas'));
      await expectAccessible(page);

      await page.goBack();
      await beAt(page, '/member/messageV2');
      await page.getByRole('link', { name: 'Não lidas (3)' }).click();
      await beAt(page, '/member/messageV2?filter=unread');
      await eventually(() => rows(page).count()).toBe(3);
      await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
      await see(page.getByRole('heading', { name: 'Nenhuma mensagem não lida' }));
      await see(bell(page, 'Mensagens'));

      await bell(page, 'Mensagens').click();
      await page.getByRole('button', { name: 'Página 2' }).click();
      await beAt(page, '/member/messageV2?page=2');
      await eventually(() => rows(page).count()).toBe(3);
      await page.getByRole('button', { name: 'Selecionar todas' }).click();
      await page.getByRole('button', { name: 'Excluir 3 mensagens' }).click();
      const question = page.getByRole('alertdialog', { name: 'Excluir 3 mensagens?' });
      await see(question);
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Excluir' }).click();
      await beAt(page, '/member/messageV2');
      await eventually(() => rows(page).count()).toBe(10);
      await see(message(page, /Seu bônus de fidelidade/u));
      // The server decides the number of pages, and its answer arrives after the expected state.
      await seeNoMore(page.getByRole('navigation', { name: 'Páginas de mensagens' }));
    },
  );

  journey('restores what could not be deleted, and says so (W7)', async ({ visit }) => {
    const visitor = await visit('/fav', { profile: 'phone', as: 'joao' });
    const { page } = visitor;
    await page.getByRole('button', { name: /^Conta de /u }).click();
    await page.getByRole('menuitem', { name: /^Mensagens/u }).click();
    await see(message(page, /Seu bônus de fidelidade/u));
    visitor.expectProblem(/ERR_INTERNET_DISCONNECTED/u);
    await visitor.context.setOffline(true);
    await page.getByRole('checkbox', { name: 'Selecionar: Seu bônus de fidelidade' }).check();
    await page.getByRole('button', { name: 'Excluir 1 mensagem' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await see(page.getByText('Não foi possível excluir as mensagens. Tente de novo.'));
    await see(message(page, /Seu bônus de fidelidade/u));
    await message(page, /Você joga sem limites/u).click();
    await see(page.getByRole('heading', { name: 'Não foi possível carregar a mensagem' }));
    await visitor.context.setOffline(false);
    // Nobody has to ask again once the network is back.
    await see(page.getByText('De tempos em tempos lembramos'));
  });

  journey('finds a second tab up to date when returning to it (W7)', async ({ visit, portal }) => {
    const visitor = await visit('/fav', { as: 'joao' });
    const { page, context } = visitor;
    await see(bell(page, '2 mensagens não lidas'));
    // A page that is still busy would answer the new tab late: that is proved by itself.
    await seeNetworkRest(page);
    const second = await context.newPage();
    await second.goto('/member/messageV2');
    await see(bell(second, '2 mensagens não lidas'));
    await see(message(second, /Seu bônus de fidelidade/u));
    sendTo(portal, 'joao', 'Chegou agora', '<p>Uma novidade</p>');
    // The browser notifies a tab when the person returns.
    await second.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await see(message(second, /Chegou agora/u));
    await see(bell(second, '3 mensagens não lidas'));
    await message(second, /Chegou agora/u).click();
    await see(bell(second, '2 mensagens não lidas'));
    visitor.expectProblem(/status of 404/u);
    await second.goto('/member/messageV2?message=999999');
    await see(second.getByRole('heading', { name: 'Mensagem não encontrada' }));
  });

  journey(
    'is led to a real account from a trial, and home from an unknown page (W1, R9)',
    async ({ visit, portal }) => {
      const token = await signInAsTrial(portal.url);
      const { page } = await visit('/member/messageV2', { token });
      await see(page.getByRole('heading', { level: 1, name: 'Só para contas reais' }));
      await see(accountMenu(page));
      const toMessages = page
        .getByRole('banner')
        .getByRole('link', { name: /^Mensagens|não lidas/u });
      expect(await toMessages.count()).toBe(0);
      await expectAccessible(page);
      await page.goto('/member/nowhere');
      await see(page.getByRole('heading', { level: 1, name: 'Página não encontrada' }));
    },
  );
});
