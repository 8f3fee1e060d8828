// Features: agents
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { loginForm, submitLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { memberId, seededPassword } from './steps/people.ts';
import { solvePuzzle } from './steps/puzzle.ts';
import { fillUsername, registrationForm, submitButton } from './steps/registering.ts';
import { eventually, see, seeNoMore } from './steps/seeing.ts';

describe('an agent and the people below', () => {
  journey(
    'makes a link; somebody opens it twice, registers, and is seen in it (C1, A9)',
    async ({ visit, portal }) => {
      const { world } = portal;
      world.contracts.expireAll();
      const agent = await visit('/agent/account', { as: 'rafael', profile: 'phone' });
      await agent.page.getByRole('textbox', { name: /^Nome/u }).fill('Panfleto');
      await agent.page.getByRole('combobox', { name: 'Para quem' }).selectOption('agent');
      await agent.page.getByRole('textbox', { name: /^Taxa/u }).fill('12,01');
      await see(agent.page.getByText('Digite uma taxa de até 12%.'));
      await agent.page.getByRole('textbox', { name: /^Taxa/u }).fill('7,5');
      await agent.page.getByRole('button', { name: 'Criar link' }).click();
      const link = agent.page.getByRole('listitem').filter({ hasText: 'Panfleto' });
      await see(link.getByText('dividendo de 7,5%'));
      await link.getByText('Mostrar QR Code').click();
      await see(link.getByRole('img', { name: 'QR Code do link Panfleto' }));
      await expectAccessible(agent.page);
      const rafael = world.members.byAccount('rafael');
      const made = () => rafael && world.invitations.list(rafael).invitations[0];

      const { page } = await visit(`/register?affiliateCode=${made()?.code}`);
      await see(registrationForm(page));
      await eventually(() => made()?.visits).toBe(1);
      await page.reload();
      await fillUsername(page, 'novoagente');
      expect(made()?.visits).toBe(1);
      await submitButton(page).click();
      await solvePuzzle(page, portal);
      await see(page.getByRole('dialog', { name: 'Boas-vindas à Aurora Play!' }));

      await agent.page.reload();
      await see(agent.page.getByText(/por Panfleto/u));
      const newcomer = world.members.byAccount('novoagente');
      expect(newcomer?.type).toBe(1);
      expect(newcomer && world.team.uplineOf(newcomer.id)).toBe(memberId(portal, 'rafael'));
    },
  );

  journey(
    'makes an account, hands its first password over, and sees its owner come (C1, A15)',
    async ({ visit, portal }) => {
      const { world } = portal;
      world.contracts.expireAll();
      const { page } = await visit('/agent/account', { as: 'rafael', profile: 'phone' });
      await page.getByRole('link', { name: 'Contas', exact: true }).click();
      const name = page.getByRole('textbox', { name: /^Nome de usuário/u });
      await name.fill('maria');
      await page.getByRole('combobox', { name: 'Para quem' }).selectOption('agent');
      await page.getByRole('textbox', { name: /^Taxa/u }).fill('7,5');
      await expectAccessible(page);
      await name.fill('conta.nova');
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await see(page.getByText(/letras e números|letras ou números/u));
      await name.fill('contanova');
      await page.getByRole('button', { name: 'Criar conta' }).dblclick();
      const handout = page.getByRole('dialog', { name: 'Entregue estes dados' });
      await see(handout);
      await page.keyboard.press('Escape');
      await see(handout.getByText(/^Copie ou anote a senha antes/u));
      const [username = '', password = ''] = await handout.locator('bdi').allTextContents();
      expect(username).toBe('contanova');
      await expectAccessible(page);
      await handout.getByRole('button', { name: 'Já guardei' }).click();
      await seeNoMore(handout);
      const row = page.getByRole('listitem').filter({ hasText: 'contanova' });
      await see(row.getByText('Ainda não entrou'));
      const kept = await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      );
      expect(kept).not.toContain(password);

      const owner = await visit('/login');
      await submitLogin(owner.page, username, password);
      await see(owner.page.getByRole('heading', { name: /senha/iu }));
    },
  );

  journey(
    'finds somebody, moves them, and no circle comes of it (C1)',
    async ({ visit, portal }) => {
      const { world } = portal;
      world.contracts.expireAll();
      const { page } = await visit('/agent/teamManagement', {
        as: 'carlos',
        profile: 'phone',
        problem: /status of 409/u,
      });
      await page.getByRole('searchbox', { name: 'Buscar na equipe' }).fill('fer');
      await see(page.getByText('1 pessoa', { exact: true }));
      const fernanda = page.getByRole('listitem').filter({ hasText: 'Fernanda Costa' });
      await fernanda.getByRole('button', { name: /^Mudar/u }).click();
      const dialog = page.getByRole('dialog', { name: 'Mudar Fernanda Costa de lugar' });
      await dialog.getByRole('searchbox').fill('raf');
      await dialog.getByRole('radio', { name: /^Rafael Almeida/u }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Mudar' }).click();
      await see(dialog.getByText(/colocaria a pessoa abaixo de si mesma/u));
      await page.keyboard.press('Escape');
      await seeNoMore(dialog);

      await page.getByRole('searchbox', { name: 'Buscar na equipe' }).fill('maria');
      await seeNoMore(fernanda);
      const maria = page.getByRole('listitem').filter({ hasText: 'Ma***' });
      await maria.getByRole('button', { name: /^Mudar/u }).click();
      const moving = page.getByRole('dialog', { name: 'Mudar Ma*** de lugar' });
      await moving.getByRole('radio', { name: 'Logo abaixo de você' }).check();
      await moving.getByRole('button', { name: 'Mudar' }).click();
      await seeNoMore(moving);
      const above = memberId(portal, 'carlos');
      expect(world.team.uplineOf(memberId(portal, 'maria'))).toBe(above);
      await see(maria.getByText(/nível 1/u));
    },
  );

  journey(
    'is refused at the site for agents, and is told why, as a member (A20)',
    async ({ visit, portal }) => {
      portal.world.settings.change({ agentSite: 1 });
      const { page } = await visit('/agent/overview', { problem: /status of 403/u });
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(page.getByText('Somente agentes podem entrar neste site.'));
      await see(loginForm(page));
    },
  );
});
