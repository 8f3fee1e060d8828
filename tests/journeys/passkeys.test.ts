// Features: security
import { describe, expect } from 'vitest';
import { passkeyTable } from '#fake-server/store/protection/passkeys.ts';
import { expectAccessible } from './steps/accessibility.ts';
import {
  journeyWithoutPictures as journey,
  type Visit,
  type VisitOptions,
} from './steps/journey.ts';
import { type PlayedDevice, playDevice } from './steps/passkey-device.ts';
import { memberId } from './steps/people.ts';
import { eventually, see, seeFocus, seeNoMore } from './steps/seeing.ts';

/** Opens the security centre with a device that creates and uses passkeys. */
async function comeWithDevice(visit: Visit, options: VisitOptions) {
  const playing = Promise.withResolvers<PlayedDevice>();
  const { page } = await visit('/member/securityCenter', {
    ...options,
    beforeArrival: async (arriving) => playing.resolve(await playDevice(arriving)),
  });
  return { page, device: await playing.promise };
}

describe('passkeys in the security centre', () => {
  journey(
    'adds one after a proof and a finger that was not known at first, is told that the device has it, renames it, and removes it from the device too (A24)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = memberId(portal, 'maria');
      const held = () => passkeyTable(world.database).forMember(maria);
      const { token } = world.sessions.open(maria);
      const { page, device } = await comeWithDevice(visit, {
        profile: 'phone',
        token,
        problem: /status of 403/u,
      });
      const passkeys = page.getByRole('region', { name: 'Chaves de acesso' });
      const add = page.getByRole('button', { name: 'Adicionar chave de acesso' });
      const dialog = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
      await add.click();
      await see(dialog);
      await expectAccessible(page);
      await device.confirms(false);
      await dialog.getByRole('button', { name: 'Continuar' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
      await proof.getByLabel(/^Senha da conta/u).fill('aurora2026');
      await page.keyboard.press('Enter');
      await see(dialog.getByText('Nada foi confirmado no aparelho. Tente de novo.'));
      await device.confirms(true);
      await dialog.getByLabel(/^Nome da chave de acesso/u).fill('Telefone novo');
      await dialog.getByRole('button', { name: 'Continuar' }).click();
      await seeNoMore(dialog);
      await see(passkeys.getByText('Telefone novo'));
      await see(passkeys.getByText(/ainda não usada/u));
      expect(held()).toHaveLength(1);
      expect(await device.held()).toHaveLength(1);

      await add.click();
      await dialog.getByRole('button', { name: 'Continuar' }).click();
      await see(
        dialog.getByText('Este aparelho já tem uma chave de acesso da sua conta. Use essa.'),
      );
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await seeNoMore(dialog);

      await passkeys.getByRole('button', { name: 'Renomear Telefone novo' }).click();
      const form = passkeys.getByRole('form', { name: 'Renomear Telefone novo' });
      await form.getByLabel(/^Nome/u).fill('Telefone da casa');
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await see(passkeys.getByText('Telefone da casa'));
      await seeFocus(passkeys.getByRole('button', { name: 'Renomear Telefone da casa' }));

      await passkeys.getByRole('button', { name: 'Remover Telefone da casa' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remover Telefone da casa?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Remover' }).click();
      await seeNoMore(passkeys.getByText('Telefone da casa'));
      expect(held()).toHaveLength(0);
      await eventually(() => device.held()).toHaveLength(0);
      await see(page.getByText('Chave de acesso removida'));
    },
  );

  journey(
    'proves who they are by the passkey before the account of another service goes, after they closed the question of the device once (A24, W5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { page, device } = await comeWithDevice(visit, {
        profile: 'phone',
        as: 'maria',
        problem: /status of 403/u,
      });
      const passkeys = page.getByRole('region', { name: 'Chaves de acesso' });
      await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await see(passkeys.getByText('Meu aparelho'));
      world.clock.move(world.settings.current.proofMinutes * 60_000);

      const linked = page.getByRole('region', { name: 'Contas vinculadas' });
      await linked.getByRole('button', { name: 'Remover a conta do Google' }).click();
      const question = page.getByRole('alertdialog', { name: 'Remover a conta do Google?' });
      await question.getByRole('button', { name: 'Remover' }).click();
      const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
      await see(proof.getByText(/Use sua chave de acesso/u));
      await expectAccessible(page);
      await device.confirms(false);
      await proof.getByRole('button', { name: 'Confirmar' }).click();
      await see(proof.getByText('Nada foi confirmado no aparelho. Tente de novo.'));
      await device.confirms(true);
      await proof.getByRole('button', { name: 'Confirmar' }).click();
      await see(linked.getByRole('button', { name: 'Vincular a conta do Google' }));
      await see(passkeys.getByText(/último uso/u));
    },
  );
});
