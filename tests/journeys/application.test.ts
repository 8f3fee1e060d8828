// Features: applications, promotions
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { smallJpeg, smallPng } from '#tests/fake-server/support/sent-pictures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journey } from './steps/journey.ts';
import { seeBalance } from './steps/money.ts';
import { pageFaults } from './steps/page-faults.ts';
import { beAt, see, seeNoMore } from './steps/seeing.ts';

const png = { name: 'comprovante.png', mimeType: 'image/png', buffer: smallPng };
/** Longer than a phone is wide, with nothing to break it at. */
const jpeg = { name: `${'foto'.repeat(30)}.jpg`, mimeType: 'image/jpeg', buffer: smallJpeg };
const renamed = { name: 'video.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') };

describe('applying for a promotion', () => {
  journey(
    'with pictures, of which one is refused; a reload keeps it, it is withdrawn and sent again, granted and claimed (W6, S13)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { account } = newMember(world);
      const visitor = await visit('/promotions/live-cashback', { profile: 'phone', as: account });
      const { page } = visitor;
      await page.getByRole('link', { name: 'Pedir o bônus' }).click();
      await beAt(page, '/promotions/live-cashback/apply');

      visitor.expectProblem(/status of 422/u);
      await page.getByLabel('Comentário').fill('Joguei ontem 👨‍👩‍👧');
      await page.locator('input[type=file]').setInputFiles([png, renamed, jpeg]);
      await see(page.getByText('não é uma imagem PNG ou JPG completa'));
      await see(page.getByRole('button', { name: `Remover ${jpeg.name}` }));
      expect(await pageFaults(page)).toMatchObject({ sideways: 0, outOfReach: [], cut: [] });
      await expectAccessible(page);
      await page.reload();
      expect(await page.getByLabel('Comentário').inputValue()).toBe('Joguei ontem 👨‍👩‍👧');
      // The sent picture is served by the server, and can be drawn.
      const drawn = page.getByRole('listitem').locator('img').first();
      await see(drawn);
      expect(await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(3);

      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await see(page.getByText('Recebemos seu pedido'));
      await page.getByRole('button', { name: 'Cancelar pedido' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, cancelar' }).click();
      await page.locator('input[type=file]').setInputFiles([png]);
      await see(page.getByRole('button', { name: 'Remover comprovante.png' }));
      await page.getByRole('button', { name: 'Enviar pedido' }).click();
      await see(page.getByText('Recebemos seu pedido'));
      await expectAccessible(page);

      // The page updates after the decision by itself.
      const [sent] = world.applications.newest(1);
      world.applications.takeUp(sent?.id ?? '');
      await see(page.getByText('Estamos analisando'));
      world.applications.decide(sent?.id ?? '', 'issued');
      await page.getByRole('link', { name: 'Resgatar o bônus' }).click();
      await beAt(page, '/promotions/live-cashback');
      await page.getByRole('button', { name: 'Resgatar R$ 15' }).click();
      await seeNoMore(page.getByRole('button', { name: 'Resgatar R$ 15' }));
      await seeBalance(page, 1_500);
    },
  );
});
