// Features: login
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from './steps/accessibility.ts';
import { loginForm, openLogin } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { proveHuman } from './steps/puzzle.ts';
import {
  fillNewPassword,
  fillPhone,
  JOAOS_MOBILE,
  openForgotten,
  recovery,
  saveButton,
} from './steps/recovering.ts';
import {
  chooseMobile,
  codeField,
  fillMobile,
  fillPasswords,
  registrationForm,
  submitButton,
  wrongCode,
} from './steps/registering.ts';
import { see, seeFocus } from './steps/seeing.ts';

/** A form that a code was sent for, filled in. */
interface Filled {
  readonly submit: Locator;
  /** The button that leads to another way. */
  readonly otherWay: string;
  /** The tab behind which the other way is, and what is seen there. */
  readonly tab: string;
  readonly place: Locator;
}

type Flow = (page: Page, portal: JourneyPortal) => Promise<Filled>;

const registering: Flow = async (page, portal) => {
  await page.goto('/register');
  await chooseMobile(page);
  await fillMobile(page, portal, '11 91234-5678');
  await fillPasswords(page);
  return {
    submit: submitButton(page),
    otherWay: 'Cadastrar-se com nome de usuário',
    tab: 'Usuário',
    place: registrationForm(page).getByRole('textbox', { name: 'Nome de usuário' }),
  };
};

const signingIn: Flow = async (page, portal) => {
  await openLogin(page);
  await page.getByRole('tab', { name: 'Celular' }).click();
  const form = loginForm(page);
  await form.getByRole('textbox', { name: 'Celular' }).fill(JOAOS_MOBILE);
  await form.getByRole('button', { name: 'Enviar código' }).click();
  await proveHuman(page, portal);
  await see(form.getByRole('button', { name: /^Reenviar em/u }));
  return {
    submit: form.getByRole('button', { name: 'Entrar', exact: true }),
    otherWay: 'Entrar com nome de usuário',
    tab: 'Usuário',
    place: form.getByRole('textbox', { name: 'Nome de usuário' }),
  };
};

const recovering: Flow = async (page, portal) => {
  await openForgotten(page);
  await fillPhone(page, portal);
  await fillNewPassword(page);
  return {
    submit: saveButton(page),
    otherWay: 'Recuperar pelo e-mail',
    tab: 'E-mail',
    place: recovery(page).getByRole('textbox', { name: 'E-mail' }),
  };
};

describe('codes that fail twice', () => {
  journey.for([
    ['a registration', 'firebase', registering],
    ['a sign-in', 'server', signingIn],
    ['a recovery', 'firebase', recovering],
  ] as const)(
    'in %s, by %s: there is customer service, and another way (A11, A14, A17)',
    async ([, smsProvider, fill], { visit, portal }) => {
      portal.world.settings.change({ smsProvider, geetest: false });
      const visitor = await visit('/fav');
      const { page } = visitor;
      const { submit, otherWay, tab, place } = await fill(page, portal);
      await codeField(page).fill(wrongCode(portal));
      visitor.expectProblem(/status of 4\d\d/u);
      const refused = page.getByRole('alert').getByText(/código/u);
      await submit.click();
      await see(refused);
      const service = page.getByRole('link', { name: 'Falar com o atendimento' });
      expect(await service.count()).toBe(0);
      await submit.click();
      await see(service);
      expect(await service.getAttribute('href')).toContain('/chat');
      await expectAccessible(page);
      await page.getByRole('button', { name: otherWay }).press('Enter');
      await see(place);
      await seeFocus(page.getByRole('tab', { name: tab }));
    },
  );
});
