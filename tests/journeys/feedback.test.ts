// Features: feedback, messages
import { describe, expect } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { beAt, see } from './steps/seeing.ts';

describe('feedback', () => {
  journey(
    'survives a reload, is counted in words, sent once, and answered by a message (G6, R8a)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { account } = newMember(world);
      const { page } = await visit('/feedback', { profile: 'phone', as: account });
      const field = page.getByRole('textbox', { name: 'Sua opinião' });
      const send = page.getByRole('button', { name: 'Enviar', exact: true });
      await field.fill('A busca demora');
      await send.click();
      await see(page.getByText('Seu texto está curto demais'));
      await expectAccessible(page);
      await page.reload();
      expect(await field.inputValue()).toBe('A busca demora');
      await field.fill('A busca demora demais no meu celular');
      await see(page.getByText('7 palavras'));
      await send.dblclick();
      await see(page.getByRole('heading', { name: 'Agradecemos' }));
      await expectAccessible(page);
      expect(world.feedback.newest(2)).toMatchObject([
        { content: 'A busca demora demais no meu celular' },
      ]);

      world.feedback.answer(world.feedback.newest(1)[0]?.id ?? '', 'mending');
      await page.getByRole('link', { name: 'Mensagens' }).last().click();
      await beAt(page, '/member/messageV2');
      await see(page.getByText('Já estamos corrigindo'));
    },
  );
});
