// Features: security, login, payout-accounts
import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { socialTable } from '#fake-server/store/identity/social.ts';
import { twoStepTable } from '#fake-server/store/protection/two-step.ts';
import { oneTimeCodes } from '#fake-server/world/protection/one-time-codes.ts';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, openLogin, signOut, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { memberId } from './steps/people.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';

const PASSWORD = 'umasenha26';

describe('the security centre', () => {
  journey(
    'is told at sign-in of the sign-in before, sees the other device in the list and ends it, which is seen there at once (W5, A26, S17)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, account } = newMember(world);
      world.members.setPassword(id, await world.passwords.hash(PASSWORD), world.clock.now());

      const { token } = world.sessions.open(id);
      const [reading] = world.sessions.forMember(id);
      const signedIn = reading && world.sessions.readHash(reading.sessionHash);
      if (!signedIn?.ok) throw new Error('A session that was opened does not count.');
      const away = { browser: 'Firefox', system: 'Windows', place: 'Lisboa, PT' };
      world.security.noteSignIn(signedIn.signedIn, away);
      const other = await visit('/member', { problem: /status of 401/u, token });
      await see(accountMenu(other.page));

      const { page } = await visit('/fav');
      await openLogin(page);
      await submitLogin(page, account, PASSWORD);
      await see(page.getByText(/Seu último acesso foi em .*: Firefox · Windows · Lisboa, PT\./u));
      await accountMenu(page).click();
      await page.getByRole('menuitem', { name: 'Área do membro' }).click();
      await page
        .getByRole('navigation', { name: 'Área do membro' })
        .getByRole('link', { name: 'Central de segurança' })
        .click();
      await beAt(page, '/member/securityCenter');
      await see(page.getByRole('heading', { name: '1 de 6 proteções ativas' }));
      await see(page.getByText('Este aparelho'));
      await expectAccessible(page);

      const row = page.getByRole('listitem').filter({ hasText: 'Lisboa, PT' });
      await row.first().getByRole('button', { name: 'Encerrar' }).click();
      const question = page.getByRole('alertdialog', { name: 'Encerrar esta sessão?' });
      await question.getByRole('button', { name: 'Encerrar sessão' }).click();
      await seeNoMore(question);
      await see(page.getByText('Sessão em outro aparelho encerrada'));
      await seeNoMore(accountMenu(other.page));
      expect(world.sessions.forMember(id)).toHaveLength(1);
    },
  );

  journey(
    'turns on two-step verification by a QR code, keeps the recovery codes, and signs in by both ways, the second time on a device that is trusted from then on (A26)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, account } = newMember(world);
      world.members.setPassword(id, await world.passwords.hash(PASSWORD), world.clock.now());
      // A code counts once: the one that was used has to be the one that the app still shows.
      world.clock.freeze(true);
      const { page } = await visit('/member/securityCenter', { as: account });
      await page.getByRole('button', { name: 'Ativar verificação em duas etapas' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ativar verificação em duas etapas' });
      await dialog.getByLabel(/^Senha da conta/u).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Continuar' }).click();
      const qr = dialog.getByRole('img', { name: 'QR Code para o aplicativo autenticador' });
      await see(qr);
      await expectAccessible(page);
      const secret = twoStepTable(world.database).find(id)?.secret ?? '';
      const codeNow = () => oneTimeCodes.codeAt(secret, world.clock.now());
      await dialog.getByLabel(/^Código que aparece no aplicativo/u).fill(codeNow());
      await dialog.getByRole('button', { name: 'Ativar' }).click();
      const codes = dialog.getByRole('heading', { name: 'Guarde seus códigos de recuperação' });
      await see(codes);
      // Nobody sees them again: Escape and back ask first.
      const question = dialog.getByRole('heading', { name: 'Você já guardou os códigos?' });
      for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
        await leave();
        await see(question);
        await dialog.getByRole('button', { name: 'Ver os códigos de novo' }).click();
        await see(codes);
      }
      const [recoveryCode = ''] = await dialog.getByRole('listitem').allInnerTexts();
      await dialog.getByRole('button', { name: 'Já guardei os códigos' }).click();
      await see(page.getByText('Códigos de recuperação restantes: 10'));

      const other = await visit('/fav', { problem: /status of 4\d\d/u });
      const form = other.page.getByRole('form', { name: 'Digite o código' });
      await openLogin(other.page);
      await submitLogin(other.page, account, PASSWORD);
      await see(form);
      // Nobody is signed in by a password alone.
      expect(world.sessions.forMember(id)).toHaveLength(1);
      await expectAccessible(other.page);
      await form.getByLabel(/^Código do aplicativo/u).fill(codeNow());
      await form.getByRole('button', { name: 'Confirmar' }).click();
      // The same code twice: it turned the second step on.
      await see(form.getByText(/Código incorreto/u));
      await form.getByRole('button', { name: 'Usar um código de recuperação' }).click();
      await form.getByLabel(/^Código de recuperação/u).fill(recoveryCode);
      await form.getByLabel('Confiar neste aparelho por 30 dias').check();
      await form.getByRole('button', { name: 'Confirmar' }).click();
      await see(accountMenu(other.page));
      // Told to the page that is open elsewhere.
      await see(page.getByText('Códigos de recuperação restantes: 9'));
      await signOut(other.page);
      await openLogin(other.page);
      await submitLogin(other.page, account, PASSWORD);
      await see(accountMenu(other.page));
    },
  );

  journey(
    'removes an account elsewhere after a proof, links it again, and keeps the last way in (G5, W5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = memberId(portal, 'maria');
      const { token } = world.sessions.open(maria);
      const { page } = await visit('/member/securityCenter', {
        profile: 'phone',
        problem: /status of 403/u,
        token,
      });
      const linked = page.getByRole('region', { name: 'Contas vinculadas' });
      await linked.getByRole('button', { name: 'Remover a conta do Google' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remover a conta do Google?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Remover' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
      await proof.getByLabel(/^Senha da conta/u).fill('aurora2026');
      await page.keyboard.press('Enter');
      await see(page.getByText('Outra conta desvinculada'));
      const opened = page.waitForEvent('popup');
      await linked.getByRole('button', { name: 'Vincular a conta do Google' }).click();
      const providerWindow = await opened;
      await see(linked.getByText('Continue na janela do Google…'));
      await providerWindow.getByRole('button', { name: /^Maria Silva/u }).click();
      await see(linked.getByRole('button', { name: 'Remover a conta do Google' }));

      const { id, account } = newMember(world);
      const key = { provider: 'google', subject: account } as const;
      socialTable(world.database).link(key, id, world.clock.now());
      const other = await visit('/member/securityCenter', { as: account });
      await see(other.page.getByText(/É a sua única forma de entrar/u));
      await seeNoMore(other.page.getByRole('button', { name: 'Remover a conta do Google' }));
      await expectAccessible(other.page);
    },
  );

  journey(
    'closes the account once nothing is in the way, is told at the sign-in, keeps it, and is refused after the waiting time (W5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, account } = newMember(world);
      world.members.setPassword(id, await world.passwords.hash(PASSWORD), world.clock.now());
      const gift = { memberId: id, kind: 'credit', amount: 5_000 } as const;
      world.wallet.post({ ...gift, key: 'gift' });
      const visitor = await visit('/member/securityCenter', { as: account });
      const { page } = visitor;
      const section = page.getByRole('region', { name: 'Encerrar a conta' });
      await see(section.getByText('Você tem dinheiro na conta'));
      await see(section.getByRole('link', { name: 'Sacar' }));
      await expectAccessible(page);
      world.wallet.post({ ...gift, key: 'taken', amount: -5_000 });
      await page.reload();
      const ask = async () => {
        await section.getByRole('button', { name: 'Encerrar a conta' }).click();
        const question = page.getByRole('alertdialog', { name: 'Encerrar a conta?' });
        await question.getByRole('button', { name: 'Sim, encerrar' }).click();
        await seeNoMore(accountMenu(page));
      };
      visitor.expectProblem(/status of 4\d\d/u);
      await ask();
      expect(world.sessions.forMember(id)).toEqual([]);

      await page.goto('/fav');
      await openLogin(page);
      await submitLogin(page, account, PASSWORD);
      await see(page.getByText(/Sua conta será encerrada em .* central de segurança/u));
      await page.goto('/member/securityCenter');
      await expectAccessible(page);
      await section.getByRole('button', { name: 'Manter minha conta' }).click();
      await see(section.getByRole('button', { name: 'Encerrar a conta' }));
      await see(page.getByText('Encerramento da conta cancelado'));
      await ask();
      world.clock.move(7 * 24 * 60 * 60_000);
      await page.goto('/fav');
      await openLogin(page);
      await submitLogin(page, account, PASSWORD);
      await see(page.getByText(/Esta conta foi encerrada/u));
    },
  );

  journey(
    'asks for the own data, is told when it is ready, proves who acts, downloads it, and sees it expire (W5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, account } = newMember(world);
      world.members.setPassword(id, await world.passwords.hash(PASSWORD), world.clock.now());
      const visitor = await visit('/member/securityCenter', { as: account });
      const { page } = visitor;
      const section = page.getByRole('region', { name: 'Seus dados' });
      await section.getByRole('button', { name: 'Solicitar meus dados' }).click();
      // The server makes it while the page is open, which follows by itself.
      const download = section.getByRole('button', { name: 'Baixar meus dados' });
      await see(download);
      await see(page.getByText('Cópia dos dados solicitada'));
      await expectAccessible(page);

      world.clock.move(11 * 60_000);
      visitor.expectProblem(/status of 403/u);
      await download.click();
      const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
      await proof.getByLabel(/^Senha da conta/u).fill(PASSWORD);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.keyboard.press('Enter'),
      ]);
      expect(saved.suggestedFilename()).toBe('meus-dados.json');
      const file: unknown = JSON.parse(await readFile(await saved.path(), 'utf8'));
      expect(file).toMatchObject({ schemaVersion: 1, profile: { account } });
      await see(section.getByText('Arquivo salvo.'));

      world.dataExport.expire(id);
      await page.reload();
      await see(section.getByText(/O último arquivo ficou disponível até/u));
      await see(section.getByText(/Você pode solicitar outro arquivo a partir de/u));
    },
  );

  journey(
    'is asked who they are before an payout account is added, leaves that, mistypes the password, and goes on (W5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = memberId(portal, 'maria');
      const { token } = world.sessions.open(maria);
      const visitor = await visit('/member/payoutAccounts', { profile: 'phone', token });
      const { page } = visitor;
      await page.getByRole('main').getByRole('button', { name: 'Adicionar conta' }).click();
      const adding = page.getByRole('dialog', { name: 'Adicionar conta' });
      await adding.getByLabel('Tipo de conta').selectOption({ label: 'Chave Pix: e-mail' });
      await adding.getByLabel('E-mail').fill('maria.silva@banco.example');
      await adding.getByLabel('Apelido (opcional)').fill('Meu banco');
      await adding.getByRole('button', { name: 'Conferir conta' }).click();
      visitor.expectProblem(/status of 4\d\d/u);
      await adding.getByRole('button', { name: 'Sim, adicionar' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
      await see(proof);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await seeNoMore(proof);
      await see(adding.getByText('Para continuar, confirme que é você.'));
      await adding.getByRole('button', { name: 'Sim, adicionar' }).click();
      await proof.getByLabel(/^Senha da conta/u).fill('errada123');
      await page.keyboard.press('Enter');
      await see(proof.getByText('Esta não é a senha da conta. Confira e tente de novo.').first());
      await proof.getByLabel(/^Senha da conta/u).fill('aurora2026');
      await page.keyboard.press('Enter');
      await seeNoMore(adding);
      await see(page.getByRole('listitem').filter({ hasText: 'Meu banco' }));
      expect(world.sessions.forMember(maria)).toHaveLength(1);
    },
  );
});
