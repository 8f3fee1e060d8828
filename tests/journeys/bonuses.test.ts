// Features: bonuses

import { describe } from 'vitest';
import { bonusScenes } from '#fake-server/scenes/bonus-scenes.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { see, seeNoMore } from './steps/seeing.ts';

describe('bonuses', () => {
  journey(
    'shows the progress of a bonus and its rounds, and gives it up by two presses (W11)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = world.members.byAccount('maria');
      if (!maria) throw new Error('Maria is not there.');
      bonusScenes.play(world, maria, 'bonus-half-played');
      const { page } = await visit('/member/bonusDetails', { as: 'maria', profile: 'phone' });
      const card = page.getByRole('article', { name: 'Presente nosso' });
      await see(card.getByRole('progressbar', { name: 'Progresso do rollover' }));
      await see(card.getByText('Apostado: R$\u00a0100,00 de R$\u00a0200,00'));
      await expectAccessible(page);

      await card.getByRole('link', { name: 'Ver rodadas: Presente nosso' }).click();
      await see(page.getByText('No total: R$\u00a0100,00'));
      await expectAccessible(page);
      await page.goBack();

      await card.getByRole('button', { name: 'Cancelar bônus: Presente nosso' }).click();
      const question = page.getByRole('alertdialog', { name: 'Cancelar este bônus?' });
      await see(question.getByText('Você perde'));
      await question.getByRole('button', { name: 'Cancelar bônus' }).dblclick();
      const done = page.getByRole('alertdialog', { name: 'Bônus encerrado' });
      await see(
        done.getByText('Você cancelou este bônus, e o valor de R$\u00a050,00 saiu do seu saldo.'),
      );
      await done.getByRole('button', { name: 'Fechar' }).click();
      await seeNoMore(done);
      await see(page.getByRole('heading', { name: 'Encerrados' }));
    },
  );
});
