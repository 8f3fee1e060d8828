// Features: rewards

import { describe } from 'vitest';
import { rewardScenes } from '#fake-server/scenes/reward-scenes.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { see, seeNoMore } from './steps/seeing.ts';

describe('rewards and missions', () => {
  journey(
    'claims a reward, joins a mission, and sees one fewer to claim (W5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = world.members.byAccount('maria');
      if (!maria) throw new Error('Maria is not there.');
      rewardScenes.play(world, maria, 'rewards-under-way');
      const { page } = await visit('/member/rewardCenter', { as: 'maria', profile: 'phone' });
      const toClaim = page.getByRole('region', { name: /^Para resgatar agora/u });
      await see(toClaim.getByText('Pronta para resgatar'));
      await see(page.getByRole('link', { name: 'Pedir o bônus: Vitória da semana' }));
      await expectAccessible(page);
      await toClaim.getByRole('button', { name: /^Resgatar R\$/u }).dblclick();
      await seeNoMore(toClaim);

      await page
        .getByRole('main')
        .getByRole('link', { name: 'Área do membro', exact: true })
        .click();
      const menu = page.getByRole('navigation', { name: 'Área do membro' });
      const missions = menu.getByRole('link', { name: /^Missões/u });
      await see(missions.getByText('3 missões abertas'));
      await missions.click();
      await see(page.getByRole('heading', { name: 'Ranking da semana' }));
      await page
        .getByRole('button', { name: /^Participar da missão/u })
        .first()
        .click();
      await see(page.getByText('Participando').nth(1));
      await expectAccessible(page);
    },
  );
});
