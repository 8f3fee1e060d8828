// Features: play-pause, deposits, member-centre
import { describe } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { askControl } from '#tests/support/control.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { beSignedIn, journeyWithoutPictures as journey } from './steps/journey.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';

const HOUR = 3_600_000;

describe('a break', () => {
  journey(
    'stops deposits and offers on a phone until its hour is over, and nothing ends it before (W10)',
    async ({ visit, portal }) => {
      const { account } = newMember(portal.world);
      const { page } = await visit('/member/playPause', { profile: 'phone', as: account });
      const promotions = page.getByRole('link', { name: 'Promoções' }).locator('visible=true');
      await see(promotions);
      await page.getByRole('radio', { name: '1 hora' }).check();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await see(page.getByRole('alertdialog').getByText('Nada a encerra antes.'));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Começar a pausa' }).click();
      await see(page.getByRole('heading', { name: 'Você está em pausa' }));
      await seeNoMore(promotions);
      await expectAccessible(page);

      await page.goto('/member/depositv2');
      await see(page.getByText('Depósitos fechados'));
      await page.getByRole('link', { name: 'Ver motivo' }).click();
      await beAt(page, '/member/playPause');
      await see(page.getByText('Não pode ser encerrada antes.'));

      // An hour later the session has ended, and they sign in again.
      await page.goto('about:blank');
      await askControl(portal, 'clock', { move: HOUR });
      await beSignedIn(page, portal, account);
      await page.goto('/member/playPause');
      await see(page.getByRole('heading', { name: 'Escolha o prazo' }));
      await see(promotions);
    },
  );
});
