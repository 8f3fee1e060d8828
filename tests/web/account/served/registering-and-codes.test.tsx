import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readPicture } from '#tests/fake-server/support/puzzle.ts';
import { forgetInvitation, invitation } from '#web/platform/address/invitation.ts';
import { lastCode } from './codes.ts';
import {
  fill,
  find,
  here,
  isUnread,
  leave,
  press,
  read,
  requestCode,
  type ServedPortal,
  sendCodeTo,
  visit,
} from './portal.tsx';

const MOBILE = '11 91234-5678';
const PASSWORD = 'segredo123';
const SMS_MINUTES = 5;
const created = 'Sua conta foi criada';

vi.mock('#web/platform/sign-in/firebase.ts', () => import('./firebase-port.ts'));

afterEach(leave);
afterEach(forgetInvitation);

async function fillPasswords(): Promise<void> {
  await fill(/^Senha/u, PASSWORD);
  await fill(/^Confirmar senha/u, PASSWORD);
}

const submit = () => press(/^Criar conta/u);
const callsTo = ({ calls }: ServedPortal, path: RegExp) => calls.filter((call) => path.test(call));

describe('registering by username', () => {
  test('shows what is wrong, field by field, before anything is sent (A3, A4, A6, A12)', async () => {
    const portal = await visit('/register', ({ world }) =>
      world.settings.change({ geetest: true }),
    );
    await find('heading', /^Cadastre-se e ganhe R\$\s20$/u);
    // What a user name has to be is said before anybody breaks it.
    await read('Use 4 a 16 letras e números, sem espaços nem símbolos.');
    await submit();
    const username = await find('textbox', /^Nome de usuário/u);
    await read('Preencha este campo.');
    expect(username.getAttribute('aria-invalid')).toBe('true');
    await fill(/^Nome de usuário/u, 'jo ão');
    await fill(/^Senha/u, 'curta');
    await fill(/^Confirmar senha/u, 'outra');
    await press(/./u, 'checkbox');
    await submit();
    await read(
      'Use 4 a 16 letras e números, sem espaços nem símbolos. Não pode conter espaço, “ã”.',
    );
    await read('As senhas não são iguais.');
    await read('Aceite os termos para continuar.');
    expect(callsTo(portal, /\/account\/register$|\/geetest\//u)).toEqual([]);
  });

  test('shows that registration is closed (G4a)', async () => {
    await visit('/register', ({ world: { settings } }) => {
      settings.change({ toggles: { usernameRegistration: 0, mobileRegistration: 0 } });
    });
    await find('heading', 'Cadastro fechado');
    await press('Entrar');
    await find('form', 'Entrar');
  });
});

describe('an invitation', () => {
  test('of the first page is kept until the registration (A9, A13)', async () => {
    const portal = await visit('/?affiliateCode=AURORA1&referralCode=REF77');
    expect(invitation()).toMatchObject({ affiliateCode: 'AURORA1', referralCode: 'REF77' });
    history.pushState(null, '', '/rng');
    portal.services.modals.send({ type: 'modal.opened', modal: { type: 'registration' } });
    await find('textbox', /^Nome de usuário/u);
    expect(callsTo(portal, /affiliate-check$/u)).toHaveLength(1);
    expect(isUnread('Código de convite')).toBe(true);
  });

  test('that could not be checked is not shown as wrong (A9, S12)', async () => {
    const portal = await visit('/register?affiliateCode=AURORA1', undefined, /affiliate-check$/u);
    await find('textbox', /^Nome de usuário/u);
    await read(/^Não conseguimos conferir seu código/u);
    const box = (await find('textbox', /^Código de convite/u)) as HTMLInputElement;
    expect(box.value).toBe('AURORA1');
    await fill(/^Nome de usuário/u, 'mariana2026');
    await fillPasswords();
    await submit();
    await read('A conexão falhou. Verifique a rede e tente de novo.');
    expect(callsTo(portal, /\/account\/register$/u)).toEqual([]);
    portal.lose(null);
    await submit();
    await find('dialog', 'Boas-vindas à Aurora Play!');
  });

  test('that is wrong leads to its field, which is marked (A9)', async () => {
    await visit('/register');
    await fill(/^Nome de usuário/u, 'mariana2026');
    await fillPasswords();
    await fill(/^Código de convite/u, 'WRONG1');
    await submit();
    await find('alertdialog', 'Código de convite inválido');
    await press('Confirmar');
    const box = await find('textbox', /^Código de convite/u);
    await waitFor(() => expect(box.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(box);
  });
});

describe('registering by mobile number', () => {
  test('shows a password to copy where the site requires none (A12, G4a)', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const portal = await visit('/register', ({ world: { settings } }) => {
      settings.change({ toggles: { mobileNumberPlusPasswordRegistration: 0 } });
    });
    await requestCode(MOBILE);
    await find('button', /^Reenviar em/u);
    expect(document.querySelectorAll('input[type=password]')).toHaveLength(0);
    // As many an SMS groups it.
    await fill(/^Código do SMS/u, lastCode(portal).replace(/^.{3}/u, '$& '));
    await submit();
    await find('heading', created);
    await press('Copiar senha');
    const password = writeText.mock.lastCall?.[0] ?? '';
    await read(password);
    expect(password.length).toBeGreaterThan(7);
    // The session is there before the dialog, over a page that is signed in by now.
    expect(portal.services.session.getSnapshot().hasTag('signedIn')).toBe(true);
    expect(here()).toBe('/');
    // Neither Escape nor the way back nor a reload takes the password away unasked.
    const dialog = await find('dialog', created);
    act(() => void fireEvent(dialog, new Event('cancel', { cancelable: true })));
    await read(/^Anote ou copie a senha primeiro/u);
    await read(password);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await press('Continuar');
    await find('dialog', 'Boas-vindas à Aurora Play!');
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  test('stays a visitor without an account when opening it failed (A12, A18a)', async () => {
    const portal = await visit('/register');
    await requestCode(MOBILE);
    await find('button', /^Reenviar em/u);
    await fillPasswords();
    await fill(/^Código do SMS/u, lastCode(portal));
    portal.lose(/\/account\/member$/u);
    await submit();
    await find('heading', 'Não conseguimos abrir sua nova conta');
    await press('Voltar ao início', 'link');
    portal.lose(null);
    portal.services.session.send({ type: 'retry.requested' });
    await find('dialog', created);
    expect(portal.services.session.getSnapshot().hasTag('signedIn')).toBe(true);
  });

  test('refuses a second code elsewhere that is too soon (A11)', async () => {
    const { services, world } = await visit('/register');
    const mobileNum = MOBILE.replaceAll(/\D/gu, '');
    const body = { countryDialingCode: '+55', mobileNum, ...readPicture(world) };
    expect(
      await services.api.sms.registrationByMobile({ body }, { key: 'key-of-elsewhere' }),
    ).toMatchObject({ ok: true });
    await requestCode(MOBILE);
    const refused = await read(/Tente de novo em \d+ (?:segundos|minutos)\./u);
    expect(refused.closest('[role=alert]')).not.toBeNull();
  });

  test('returns after the code expired, and chooses another country by name (A7, A11)', async () => {
    const portal = await visit('/register');
    await requestCode(MOBILE);
    await find('button', /^Reenviar em/u);
    await fillPasswords();
    await fill(/^Código do SMS/u, lastCode(portal));
    portal.world.clock.move(SMS_MINUTES * 60_000 + 1_000);
    await submit();
    await read('O código expirou. Peça outro.');

    const country = (await find('combobox', 'País')) as HTMLInputElement;
    act(() => country.focus());
    act(() => void fireEvent.change(country, { target: { value: 'portug' } }));
    await find('listbox', 'Países');
    act(() => void fireEvent.keyDown(country, { key: 'ArrowDown' }));
    act(() => void fireEvent.keyDown(country, { key: 'Enter' }));
    expect(country.value).toContain('+351');
  });
});

describe('a code that does not work', () => {
  test('can be requested again at once after too many tries (A11, S12)', async () => {
    const portal = await visit('/register');
    await requestCode(MOBILE);
    await find('button', /^Reenviar em/u);
    await read(/^Enviamos um SMS para •••• 5678/u);
    await fillPasswords();
    const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'];
    for (const code of wrong.filter((each) => each !== lastCode(portal)).slice(0, 5)) {
      await fill(/^Código do SMS/u, code);
      await waitFor(() =>
        expect(isUnread('O código não confere. Confira e tente de novo.')).toBe(true),
      );
      await submit();
      await read(/^O código (?:não confere|expirou)/u);
    }
    await read(/^O código expirou/u);
    await find('button', 'Enviar código');
    expect(isUnread(/^Enviamos um SMS/u)).toBe(true);
  });

  test('sent to a mistyped number does not delay the right one (A11)', async () => {
    const portal = await visit('/register');
    await requestCode(MOBILE);
    await find('button', /^Reenviar em/u);
    await press('Alterar número');
    expect(document.activeElement?.getAttribute('type')).toBe('tel');
    await fill(/^Celular/u, '11 91234-0000');
    await find('button', 'Enviar código');
    await sendCodeTo('11 91234-0000');
    await read(/^Enviamos um SMS para •••• 0000/u);
    expect(portal.world.sms.outbox(2).map(({ receiver }) => receiver)).toEqual([
      '+5511912340000',
      '+5511912345678',
    ]);
    // The first number has its countdown still.
    await fill(/^Celular/u, MOBILE);
    await find('button', /^Reenviar em/u);
  });
});

describe('a pasted number', () => {
  test('sets its country (A7)', async () => {
    await visit('/register');
    await press('Celular', 'tab');
    const country = (await find('combobox', 'País')) as HTMLInputElement;
    await waitFor(() => expect(country.value).toContain('+55'));
    await fill(/^Celular/u, '\u202a+1 415\u2011555\u20110100\u202c');
    await waitFor(() => expect(country.value).toContain('+1'));
  });
});

describe('codes by Firebase', () => {
  test('need no other SMS when only the user name was taken (A12)', async () => {
    const portal = await visit('/register', ({ world: { settings } }) => {
      settings.change({ smsProvider: 'firebase', toggles: { smsVerificationAtRegistration: 1 } });
    });
    await fill(/^Nome de usuário/u, 'maria');
    await fillPasswords();
    await sendCodeTo(MOBILE);
    await find('button', /^Reenviar em/u);
    await fill(/^Código do SMS/u, lastCode(portal));
    await submit();
    await read(/^Este nome de usuário já existe/u);
    await fill(/^Nome de usuário/u, 'mariana2026');
    await submit();
    await find('dialog', 'Boas-vindas à Aurora Play!');
    expect(portal.world.sms.outbox(9)).toHaveLength(1);
  });

  test('wait five minutes after too many requests (A23)', async () => {
    await visit('/register', ({ world }) => {
      world.settings.change({ smsProvider: 'firebase' });
      world.situations.set(['firebase-too-many']);
    });
    await requestCode(MOBILE);
    await read(
      'Você pediu códigos demais. Espere antes de pedir outro. Tente de novo em 5 minutos.',
    );
    await find('button', /^Reenviar em (?:05:00|04:5\d)$/u);
  });

  test('wait the same five minutes after too many tries (A23)', async () => {
    const portal = await visit('/login', ({ world }) =>
      world.settings.change({ smsProvider: 'firebase' }),
    );
    await press('Celular', 'tab');
    await requestCode('11 98765-4321');
    await find('button', /^Reenviar em (?:01:00|00:5\d)$/u);
    await fill(/^Código do SMS/u, '000000');
    portal.world.situations.set(['firebase-too-many']);
    await press('Entrar');
    await read(
      'Você pediu códigos demais. Espere antes de pedir outro. Tente de novo em 5 minutos.',
    );
    await find('button', /^Reenviar em (?:05:00|04:5\d)$/u);
  });
});
