// Features: account-recovery, contact-undo, security, login

import { describe, expect } from 'vitest';
import { authenticatorApps, turnOnTwoStep } from '#fake-server/scenes/authenticator-apps.ts';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { openLogin, submitLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { solvePuzzle } from './steps/puzzle.ts';
import { see, seeNoMore } from './steps/seeing.ts';

const DAY = 24 * 60 * 60_000;
const OLD_PASSWORD = 'umasenha26';
const NEW_PASSWORD = 'Outrasenha26';

/** Somebody with two addresses and an app. */
async function somebody({ world }: JourneyPortal) {
  const { id, account } = newMember(world);
  const email = `${account}@example.com`;
  const mobile = `+551193${String(id).padStart(7, '0')}`;
  world.members.setContact(id, 'email', email);
  world.members.setContact(id, 'mobile', mobile);
  world.members.setPassword(id, await world.passwords.hash(OLD_PASSWORD), world.clock.now());
  turnOnTwoStep(world, id);
  return { id, account, email, mobile };
}

/** Messages to an address, the newest first. */
const sentTo = ({ world }: JourneyPortal, receiver: string) =>
  world.sms.outbox(50).filter((message) => message.receiver === receiver);
const codeTo = (portal: JourneyPortal, receiver: string) =>
  sentTo(portal, receiver).find(({ code }) => code !== null)?.code ?? '';
const stopLinkTo = (portal: JourneyPortal, receiver: string) =>
  sentTo(portal, receiver)
    .map(({ text }) => /http\S+#\S+/u.exec(text)?.[0])
    .find((link) => link !== undefined) ?? '';

describe('account recovery after everything is lost (W5)', () => {
  journey('waits, and sets a new password without the second step', async ({ visit, portal }) => {
    const { world } = portal;
    const { id, account, email } = await somebody(portal);
    const elsewhere = world.sessions.open(id).token;
    const visitor = await visit('/fav', { profile: 'phone' });
    const { page } = visitor;
    visitor.expectProblem(/status of 4\d\d/u);
    await openLogin(page);
    await submitLogin(page, account, OLD_PASSWORD);
    await page.getByRole('link', { name: 'Perdeu o aplicativo e os códigos?' }).click();
    const title = page.getByRole('heading', { name: 'Recuperar sua conta' });
    await see(title);
    await seeNoMore(page.getByRole('dialog'));
    await expectAccessible(page);

    const prove = async () => {
      await page.getByLabel(/^Nome de usuário/u).fill(account);
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email.toUpperCase());
      await page.getByRole('button', { name: 'Enviar código' }).click();
      await solvePuzzle(page, portal);
      await see(page.getByText('Se este contato estiver na conta'));
    };
    await prove();
    await page.getByRole('textbox', { name: 'Código' }).fill('000 000');
    await page.keyboard.press('Enter');
    await see(page.getByText('O código não confere. Confira e tente de novo.').first());
    await page.getByRole('textbox', { name: 'Código' }).fill(codeTo(portal, email));
    await page.keyboard.press('Enter');
    await see(page.getByRole('heading', { name: /^Volte a partir de/u }));
    await expectAccessible(page);
    expect(world.twoStep.isOn(id)).toBe(true);

    world.clock.move(3 * DAY);
    await page.goto('/account-recovery');
    await prove();
    await page.getByRole('textbox', { name: 'Código' }).fill(codeTo(portal, email));
    await page.keyboard.press('Enter');
    await page.getByLabel(/^Nova senha/u).fill(NEW_PASSWORD);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await see(page.getByRole('heading', { name: 'Sua nova senha está salva' }));
    expect(world.twoStep.isOn(id)).toBe(false);
    expect(world.sessions.read(elsewhere).ok).toBe(false);
    await page.getByRole('link', { name: 'Ir para o login' }).click();
    await submitLogin(page, account, NEW_PASSWORD);
    await seeNoMore(page.getByLabel(/^Senha/u));
    expect(world.sessions.forMember(id)).toHaveLength(1);
  });

  journey(
    'is stopped by the link to another address, and by its owner',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { id, email, mobile } = await somebody(portal);
      const begin = () => {
        const member = world.members.byId(id);
        if (!member) throw new Error('There is nobody.');
        world.accountRecoveries.begin(
          member,
          { kind: 'email', address: email },
          {
            origin: { browser: null, system: null, place: null },
            stopLinkWith: (token) => `${portal.url}/stop-account-recovery#${token}`,
          },
        );
      };
      begin();
      const stranger = await visit(stopLinkTo(portal, mobile).slice(portal.url.length));
      const stop = stranger.page.getByRole('button', { name: 'Cancelar o pedido' });
      await see(stop);
      expect(new URL(stranger.page.url()).hash).toBe('');
      await expectAccessible(stranger.page);
      expect(world.accountRecoveries.open(id)).not.toBeNull();
      await stop.click();
      await see(stranger.page.getByRole('heading', { name: 'O pedido foi cancelado' }));
      expect(world.accountRecoveries.open(id)).toBeNull();

      world.clock.move(3 * DAY);
      begin();
      const { token } = world.sessions.open(id);
      const { page } = await visit('/member/securityCenter', {
        problem: /status of 4\d\d/u,
        token,
      });
      const section = page.getByRole('region', { name: 'Alguém está recuperando sua conta' });
      await see(section.getByText(/pediu para recuperar esta conta usando n\*\*\*@example\.com/u));
      await expectAccessible(page);
      await section.getByRole('button', { name: 'Cancelar o pedido' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
      const shown = authenticatorApps(world, 20).find(({ memberId }) => memberId === id);
      await proof.getByLabel(/^Código do aplicativo/u).fill(shown?.code ?? '');
      await page.keyboard.press('Enter');
      await seeNoMore(section);
      await see(page.getByText('O pedido foi cancelado.'));
      expect(world.accountRecoveries.open(id)).toBeNull();
    },
  );
});
