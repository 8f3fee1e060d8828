// Features: agent
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { openLogin, seeDialogsLeft, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { memberId, seededPassword } from './steps/people.ts';
import { see, seeNoMore } from './steps/seeing.ts';

const OFFER = 'Carlos Pereira oferece a você: Dividendo';

describe('an agent answers the upline', () => {
  journey('who is asked after the sign-in, and accepts (C3, C5)', async ({ visit, portal }) => {
    const { page } = await visit('/fav', { profile: 'phone' });
    await openLogin(page);
    await submitLogin(page, 'fernanda', seededPassword('fernanda'));
    const offer = page.getByRole('dialog', { name: OFFER });
    await see(offer.getByRole('heading', { name: '3 contratos da sua equipe terminariam' }));
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Aceitar', exact: true }).click();

    const question = page.getByRole('dialog', { name: 'Aceitar este contrato?' });
    const accept = question.getByRole('button', { name: 'Aceitar contrato' });
    expect(await accept.isDisabled()).toBe(true);
    for (const name of ['Rafael Almeida', 'Juliana Rocha', 'Marcelo Dias']) {
      // oxlint-disable-next-line no-await-in-loop -- one name after the other
      await see(question.getByText(name));
    }
    await question.getByRole('checkbox').check();
    await accept.click();
    const outcome = page.getByRole('alertdialog', { name: 'Contrato aceito' });
    await outcome.getByRole('button', { name: 'Ir para meus contratos' }).click();
    await seeDialogsLeft(page);
    await see(page.getByRole('heading', { level: 1, name: 'Contratos' }));
    await see(page.getByText(/^Vale a partir de 1 de dezembro|^Vale a partir de/u).first());
    const rafael = memberId(portal, 'rafael');
    expect(
      portal.world.messages
        .page(rafael, { filter: 'unread', language: 'PT', pageNo: 1, pageSize: 5 })
        .messages.map(({ title }) => title),
    ).toContain('Um contrato seu vai terminar');
  });

  journey(
    'whose downline changes meanwhile: the new list comes first (C5)',
    async ({ visit, portal }) => {
      const { world } = portal;
      const { page } = await visit('/agent/contracts', {
        as: 'fernanda',
        problem: /status of 409/u,
      });
      const dividend = page.getByRole('listitem').filter({ hasText: 'Dividendo' });
      await dividend.getByRole('button', { name: 'Ver oferta' }).click();
      const offer = page.getByRole('dialog', { name: OFFER });
      await see(offer.getByText('Marcelo Dias'));

      const [fernanda, marcelo] = ['fernanda', 'marcelo.dias'].map((account) =>
        world.members.byAccount(account),
      );
      const contract = marcelo && world.contracts.request(marcelo, 'dividend').current;
      if (!fernanda || !marcelo || !contract) throw new Error('Nothing stands between the two.');
      world.contracts.requestTermination(fernanda, contract.contractId);
      world.contracts.answerTermination(marcelo, contract.contractId, 'end', []);

      await offer.getByRole('button', { name: 'Aceitar', exact: true }).click();
      const question = page.getByRole('dialog', { name: 'Aceitar este contrato?' });
      await question.getByRole('checkbox').check();
      await question.getByRole('button', { name: 'Aceitar contrato' }).click();
      await see(offer.getByText('Algo mudou enquanto isso'));
      await see(offer.getByRole('heading', { name: '2 contratos da sua equipe terminariam' }));
      await seeNoMore(offer.getByText('Marcelo Dias'));
    },
  );
});
