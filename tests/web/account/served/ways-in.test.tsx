import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as authenticators from '#fake-server/scenes/authenticator-apps.ts';
import type { World } from '#fake-server/world/world.ts';
import { seededPassword } from '#tests/journeys/steps/people.ts';
import { loadByNode } from '../../lost/load-by-node.ts';
import { lastCode, wrongCode } from './codes.ts';
import { fill, find, here, leave, press, read, requestCode, visit } from './portal.tsx';

const NEW_PASSWORD = 'novasenha26';
const EMAIL = 'maria@example.com';
const JOAOS_MOBILE = '11 98765-4321';
const SMS_MINUTES = 5;

const { authenticatorApps, turnOnTwoStep } = (await loadByNode(
  'fake-server/scenes/authenticator-apps.ts',
)) as typeof authenticators;

afterEach(leave);

const joaoIn = ({ members }: World) => members.byAccount('joao')?.id ?? 0;

async function signIn(account: string, password = seededPassword(account)): Promise<void> {
  await fill(/^Nome de usuário/u, account);
  await fill(/^Senha/u, password);
  await press('Entrar');
}

const providerButtons = () =>
  [...document.querySelectorAll('fieldset [data-way]')].map((button) =>
    button.getAttribute('aria-label'),
  );

describe('signing in', () => {
  test.each([
    ['pedro', 'Sua conta está bloqueada. Fale com o atendimento.'],
    ['lucas', 'Esta conta não pode entrar aqui. Fale com o atendimento.'],
  ])('%s is refused and told why (A20, S12)', async (account, message) => {
    await visit('/login');
    await signIn(account);
    expect((await read(message)).closest('[role=alert]')).not.toBeNull();
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  test('shows the request id of the log when the server fails', async () => {
    const portal = await visit('/login', ({ world }) => {
      vi.spyOn(world.sessions, 'open').mockImplementation(() => {
        throw new Error('out of order');
      });
    });
    await signIn('maria');
    const message = await read(/Algo deu errado do nosso lado/u);
    const [, id = 'none'] =
      /Código do erro: ([\da-f]+)/u.exec(message.closest('[role=alert]')?.textContent ?? '') ?? [];
    const lines = portal.takeComplaints();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`POST /account/loginV2 [${id}]: Error: out of order`);
  });

  test('keeps the merchant of the site, also after signing out (A18a, A19)', async () => {
    const { services } = await visit('/login');
    await signIn('maria');
    await find('heading', 'home of maria');
    await waitFor(() => expect(sessionStorage.getItem('merchant')).toBe('AURORA'));
    services.session.send({ type: 'signOut.confirmed' });
    await waitFor(() => expect(sessionStorage.getItem('token')).toBeNull());
    await find('heading', 'nobody is signed in');
    expect(sessionStorage.getItem('merchant')).toBe('AURORA');
  });

  test('ends at the server too when the network returns (A19)', async () => {
    const portal = await visit('/login');
    await signIn('maria');
    await find('heading', 'home of maria');
    const token = sessionStorage.getItem('token') ?? '';
    portal.lose(/\/account\/logout$/u);
    portal.services.session.send({ type: 'signOut.confirmed' });
    await find('heading', 'nobody is signed in');
    expect(portal.world.sessions.peek(token).ok).toBe(true);
    const noticeKeys = () =>
      portal.services.notices.getSnapshot().context.notices.map(({ key }) => key);
    await waitFor(() => expect(noticeKeys()).toContain('signedOutOffline'));
    portal.lose(null);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(portal.world.sessions.peek(token).ok).toBe(false));
  });

  test('shows one form when the session ended on the sign-in page (A19)', async () => {
    const { services } = await visit('/login');
    await find('form', 'Entrar');
    services.modals.send({ type: 'modal.opened' });
    await waitFor(() => expect(services.modals.getSnapshot().matches('closed')).toBe(true));
    expect(document.querySelectorAll('form')).toHaveLength(1);
  });

  test('moves the focus to a wrong password (A14)', async () => {
    await visit('/login');
    await signIn('maria', 'wrong-one-26');
    await read(/^Nome de usuário ou senha/u);
    const password = document.querySelector('input[type=password]');
    await waitFor(() => expect(password?.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(password);
  });

  test('leads only to pages of the portal (R8)', async () => {
    await visit('/login?to=https%3A%2F%2Fexample.com%2F');
    await signIn('maria');
    await find('heading', 'home of maria');
    expect(here()).toBe('/');
  });

  test('requires a change of a default password, and a sign-in with the new one (A15, A16)', async () => {
    await visit('/login');
    await signIn('anamartins');
    await read(/^Você ainda usa a senha que criamos/u);
    await fill(/^Nova senha/u, NEW_PASSWORD);
    await fill(/^Confirmar nova senha/u, `${NEW_PASSWORD}x`);
    await press('Salvar nova senha');
    await read('As senhas não são iguais.');
    // What only the server knows is said at the field, too.
    await fill(/^Nova senha/u, 'password1');
    await fill(/^Confirmar nova senha/u, 'password1');
    await press('Salvar nova senha');
    await read('Muita gente usa esta senha, e ela é fácil de adivinhar. Escolha outra.');
    await fill(/^Nova senha/u, NEW_PASSWORD);
    await fill(/^Confirmar nova senha/u, NEW_PASSWORD);
    await press('Salvar nova senha');
    await find('form', 'Entrar');
    await signIn('anamartins', NEW_PASSWORD);
    await find('heading', 'home of anamartins');
  });

  test.each([
    [true, ['Entrar com Facebook']],
    [false, []],
  ])('finds only the ways that the site has: by Facebook %s (G5)', async (facebook, ways) => {
    await visit('/login', ({ world }) =>
      world.settings.change({ socialLogin: { google: false, facebook, telegram: false } }),
    );
    await find('form', 'Entrar');
    expect(providerButtons()).toEqual(ways);
    expect(document.body.textContent.includes('ou entre com')).toBe(facebook);
  });
});

/** Opens the recovery from the sign-in. */
async function openForgotten(): Promise<void> {
  await press('Esqueceu a senha?');
  await find('dialog', 'Esqueceu a senha?');
}

async function askForLink(username: string, email: string): Promise<void> {
  await fill(/^Nome de usuário/u, username);
  await fill(/^E-mail/u, email);
  await press('Enviar link');
}

/** Chooses the recovery by phone, has a code sent to a number, João's if none is named, and chooses a new password. */
async function fillPhone(mobile = JOAOS_MOBILE): Promise<void> {
  await requestCode(mobile);
  await find('button', /^Reenviar em 0\d:\d\d$/u);
  // The puzzle had taken the focus away (S14).
  expect(await find('textbox', /^Código do SMS/u)).toBe(document.activeElement);
  await fill(/^Nova senha/u, NEW_PASSWORD);
}

async function sendCode(code: string): Promise<void> {
  await fill(/^Código do SMS/u, code);
  await press('Salvar e entrar');
}

test('an agent site offers no registration beside the sign-in (A20)', async () => {
  await visit('/login', ({ world }) => world.settings.change({ agentSite: 1 }));
  await find('form', 'Entrar');
  expect(document.body.textContent).not.toContain('Ainda não tem conta?');
});

describe('a forgotten password, by mail (A17)', () => {
  test('refuses an unknown address, then too many requests, and returns to the sign-in (S12)', async () => {
    await visit('/login');
    await openForgotten();
    await press('Enviar link');
    await read('Preencha este campo.', 2);
    // Nothing reveals whose address it is.
    await askForLink('maria', 'joao@example.com');
    await read(/^Se existir uma conta/u);
    await press('Enviar de novo');
    await fill(/^E-mail/u, EMAIL);
    await press('Enviar link');
    await press('Enviar de novo');
    await press('Enviar link');
    await read(/Tente de novo em (?:\d+ segundos|1 minuto)\./u);
    await press('Voltar ao login');
    await find('form', 'Entrar');
    expect(here()).toBe('/login');
  });
});

describe('a forgotten password, by phone (A17)', () => {
  test('asks for the second step in the sign-in that opens (A26)', async () => {
    const portal = await visit('/login', ({ world }) => turnOnTwoStep(world, joaoIn(world)));
    const { world } = portal;
    await openForgotten();
    await fillPhone();
    await sendCode(lastCode(portal));
    await find('form', 'Digite o código');
    expect(world.sessions.forMember(joaoIn(world))).toEqual([]);
    await fill(/^Código do aplicativo/u, authenticatorApps(world, 1)[0]?.code ?? '');
    await press('Confirmar');
    await find('heading', 'home of joao');
  });

  test('refuses the right code when it is too late (S12)', async () => {
    const portal = await visit('/login');
    await openForgotten();
    await fillPhone();
    portal.world.clock.move(SMS_MINUTES * 60_000);
    await sendCode(lastCode(portal));
    await read('O código expirou. Peça outro.');
  });

  test('leads to the registration for an unknown number (S12)', async () => {
    const portal = await visit('/login');
    await openForgotten();
    await fillPhone('11 90000-0000');
    await sendCode(wrongCode(portal));
    await read('O código não confere. Confira e tente de novo.');
    await sendCode(lastCode(portal));
    await press('Criar conta');
    await find('dialog', /^Cadastre-se/u);
  });

  test('learns with the right code alone that an account is blocked (A27, S12)', async () => {
    const portal = await visit('/login', ({ world }) => {
      world.members.setBlocked(world.members.byAccount('joao')?.id ?? 0, true);
    });
    await openForgotten();
    await fillPhone();
    await sendCode(wrongCode(portal));
    await read('O código não confere. Confira e tente de novo.');
    await sendCode(lastCode(portal));
    await read(/^Sua conta está bloqueada/u);
    await find('link', 'Falar com o atendimento');
  });

  test('reports a used link, and leads to the sign-in (A17)', async () => {
    const { services } = await visit('/lobby');
    services.modals.send({ type: 'modal.opened', modal: { type: 'recoveryLinkExpired' } });
    await find('alertdialog', 'Este link não funciona mais');
    await press('Entrar');
    await find('form', 'Entrar');
  });

  test('is not offered where the brand lacks it (G4a)', async () => {
    await visit('/login', ({ world: { settings } }) => {
      settings.change({ flags: { CHNGPASSVERIF3: 0 } });
    });
    await openForgotten();
    await find('textbox', /^E-mail/u);
    expect(document.querySelectorAll('dialog[open] [role=tab]')).toHaveLength(0);
  });
});
