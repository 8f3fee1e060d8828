// Features: agents
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { openLogin, seeDialogsLeft, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { memberId, seededPassword } from './steps/people.ts';
import { see, seeFocus, seeNoMore } from './steps/seeing.ts';

const OFFER = 'Carlos Pereira oferece a você: Dividendo';

describe('an agent answers the upline', () => {
  journey('is asked after the sign-in, and accepts (C3, C5)', async ({ visit, portal }) => {
    const { page } = await visit('/fav', { profile: 'phone' });
    await openLogin(page);
    await submitLogin(page, 'fernanda', seededPassword('fernanda'));
    const offer = page.getByRole('dialog', { name: OFFER });
    await see(offer.getByRole('heading', { name: '3 contratos da sua equipe serão encerrados' }));
    await expectAccessible(page);
    const wish = offer.getByRole('button', { name: 'Aceitar', exact: true });
    await wish.click();

    // The question is read from its title on, and Escape goes one step back.
    const question = page.getByRole('dialog', { name: 'Aceitar este contrato?' });
    await seeFocus(question);
    await page.keyboard.press('Escape');
    await seeFocus(offer);
    await wish.click();
    const accept = question.getByRole('button', { name: 'Aceitar contrato' });
    expect(await accept.isDisabled()).toBe(true);
    for (const name of ['Rafael Almeida', 'Juliana Rocha', 'Marcelo Dias']) {
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
    'sees the new list first if the downline changed meanwhile (C5)',
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
      await see(offer.getByText('Algo mudou'));
      await see(offer.getByRole('heading', { name: '2 contratos da sua equipe serão encerrados' }));
      await seeNoMore(offer.getByText('Marcelo Dias'));
    },
  );
});

describe('an upline offers a contract', () => {
  journey('within their own terms; the agent below accepts (C2, C5)', async ({ visit }) => {
    const { page } = await visit('/agent/contracts?side=team', {
      as: 'fernanda',
      profile: 'phone',
    });
    await page.getByRole('link', { name: 'Oferecer contrato' }).click();
    await page
      .getByRole('combobox', { name: 'Agente' })
      .selectOption({ label: 'Rafael Almeida (hoje até 24%)' });
    const second = page.getByRole('group', { name: 'Faixa 2' });
    const rate = second.getByLabel('Taxa');
    expect(await rate.inputValue()).toBe('24');
    await page.getByRole('button', { name: 'Revisar e enviar' }).click();
    await see(page.getByText(/^Rafael Almeida já tem exatamente essas condições/u));
    await rate.fill('28,5');
    await see(second.getByText('No máximo 28%, que é o que você recebe por essas metas.'));
    await rate.fill('22,5');
    await see(second.getByText('Você recebe 28% por essas metas e fica com 5,5%.'));
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Revisar e enviar' }).click();

    const review = page.getByRole('dialog', { name: 'Enviar esta oferta a Rafael Almeida?' });
    await see(
      review.getByRole('row', { name: /^desde a primeira aposta R\$\s120,00 R\$\s30,00$/u }),
    );
    await review.getByRole('button', { name: 'Enviar oferta' }).dblclick();
    await see(page.getByRole('heading', { name: 'Oferta enviada' }));

    const { page: below } = await visit('/agent/contracts', { as: 'rafael' });
    const dividend = below.getByRole('listitem').filter({ hasText: /Dividendo.*Oferecido/u });
    await dividend.getByRole('button', { name: 'Ver oferta' }).click();
    const offer = below.getByRole('dialog', { name: 'Fernanda Costa oferece a você: Dividendo' });
    await see(offer.getByText('22,5%'));
    await offer.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await see(below.getByText(/valem as antigas\.$/u));
    await below.getByRole('button', { name: 'Aceitar contrato' }).click();
    await see(below.getByRole('alertdialog', { name: 'Contrato aceito' }));

    await page.getByRole('link', { name: 'Ver a oferta' }).click();
    await see(page.getByText('Aceito', { exact: true }));

    await below.getByRole('button', { name: 'Ir para meus contratos' }).click();
    const salary = below.getByRole('listitem').filter({ hasText: /Salário diário.*Oferecido/u });
    await salary.getByRole('button', { name: 'Ver oferta' }).click();
    await below.getByRole('button', { name: 'Aceitar', exact: true }).click();
    await see(below.getByText(/^O contrato vale a partir de/u));
  });
});
