import { vi } from 'vitest';
import type * as histories from '#fake-server/world/notifications/security-history.ts';
import type * as hashes from '#fake-server/world/partners/telegram-hash.ts';
import type { World } from '#fake-server/world/world.ts';
import type * as scenes from '#tests/fake-server/support/security-scene.ts';
import type * as devices from '#tests/support/soft-authenticator.ts';
import { fill, press, read, readPicture, wait } from './hands.ts';
import { loadByNode } from './load-by-node.ts';
import type { LostPage } from './lost-page.tsx';
import type { LostRows } from './lost-row.ts';

const { securityScene, PASSWORD } = (await loadByNode(
  'tests/fake-server/support/security-scene.ts',
)) as typeof scenes;

const { unknownOrigin } = (await loadByNode(
  'fake-server/world/notifications/security-history.ts',
)) as typeof histories;
const { telegramHash } = (await loadByNode(
  'fake-server/world/partners/telegram-hash.ts',
)) as typeof hashes;
const { softAuthenticator } = (await loadByNode(
  'tests/support/soft-authenticator.ts',
)) as typeof devices;

const NEW_PASSWORD = 'Outrasenha26';
const SIGNED_IN = 'another page';

/** Whose account it is; the rows come one after the other. */
let scene: scenes.SecurityScene;
let appCode = () => '';
let mobiles = 0;
let mobile = '';

const visitorWithAccount =
  (settle: (scene: scenes.SecurityScene, world: World) => unknown = () => undefined) =>
  async (world: World) => {
    scene = await securityScene(world);
    await settle(scene, world);
    return null;
  };
const newMobile = () => {
  mobiles += 1;
  mobile = `119123${String(mobiles).padStart(5, '0')}`;
  return mobile;
};
const withMobile = visitorWithAccount(({ id }, world) =>
  world.members.setContact(id, 'mobile', `+55${newMobile()}`),
);
const newestCode = ({ world }: LostPage) =>
  world.sms.outbox(50).find(({ code }) => code !== null)?.code ?? '';

const knownCountry = () =>
  wait('known country', () =>
    document.querySelector<HTMLInputElement>('input[role=combobox]')?.value.includes('+55')
      ? true
      : undefined,
  );

async function fillMobile(): Promise<void> {
  await press('Celular');
  await knownCountry();
  await fill('Celular', mobile);
}

async function askForCode(page: LostPage): Promise<void> {
  await fillMobile();
  await readPicture(page, 'Enviar código');
  await press('Enviar código');
  await read('Enviamos um SMS');
  await fill('Código do SMS', newestCode(page));
}

async function fillSignIn(): Promise<void> {
  await fill('Nome de usuário', scene.account);
  await fill('Senha', PASSWORD);
}

async function fillPasswords(): Promise<void> {
  await fill('Senha', NEW_PASSWORD);
  await fill('Confirmar senha', NEW_PASSWORD);
}

const startForgotten = async () => {
  await press('Esqueceu a senha?');
  await read('Lembrou a senha?');
};

async function proveAddress(page: LostPage): Promise<void> {
  await fill('Nome de usuário', scene.account);
  await fill('E-mail', `${scene.account}@example.com`);
  await readPicture(page, 'Enviar código');
}

async function bringCode(page: LostPage): Promise<void> {
  await proveAddress(page);
  await press('Enviar código');
  await read('Se este contato estiver na conta');
  await fill('Código', newestCode(page));
}

/** The token of the newest link that the portal has sent. */
const linkToken = (world: World, name: string) =>
  world.sms
    .outbox(50)
    .map(({ text }) => new RegExp(`${name}#([\\w-]+)`, 'u').exec(text)?.[1])
    .find((token) => token !== undefined) ?? '';

/** A device with a passkey of the person, for the portal that the page is of. */
async function passkeyOf({ world, origin }: LostPage): Promise<devices.SoftAuthenticator> {
  const site = { origin, rpId: new URL(origin).hostname };
  const device = softAuthenticator(origin);
  const credential = device.make(await world.passkeys.creation(scene.row(), site));
  await world.passkeys.add(scene.row(), { name: 'Phone', credential }, site, unknownOrigin);
  return device;
}

/** Makes Telegram confirm an account that nobody has linked yet. */
async function askTelegram({ world, vendorsUrl }: LostPage): Promise<void> {
  const providerWindow = { closed: false, location: { replace: () => undefined }, close() {} };
  vi.stubGlobal('open', () => providerWindow);
  await press(/Telegram$/u);
  const auth_date = Math.floor(world.clock.now() / 1_000);
  const fields = { id: 8_000_000 + scene.id, first_name: 'Ana', auth_date };
  const hash = telegramHash(fields, world.registrations.telegram.botToken);
  const data = JSON.stringify({ event: 'auth_result', result: { ...fields, hash } });
  const { origin } = new URL(vendorsUrl);
  dispatchEvent(Object.assign(new Event('message'), { source: providerWindow, origin, data }));
}

/** As the button of the header does, when nothing is pending. */
async function startFreePlay({ services: { session } }: LostPage): Promise<void> {
  await wait('visitor', () => session.getSnapshot().matches('visitor') || undefined);
  session.send({ type: 'freePlay.requested' });
}

const codeRow = (at: string, open: () => Promise<void> = async () => undefined) =>
  ({
    at,
    begin: async (page: LostPage) => {
      await open();
      await fillMobile();
      await readPicture(page, 'Enviar código');
    },
    press: () => press('Enviar código'),
    again: () => press('Enviar código'),
    done: 'Enviamos um SMS',
  }) as const;

/** Registration, signing in, and ways back to an account. */
export const visitorRows: LostRows = {
  'account.loginV2': {
    as: visitorWithAccount(),
    at: '/login',
    begin: fillSignIn,
    press: () => press('Entrar'),
    done: SIGNED_IN,
  },
  'account.secondStep': {
    as: visitorWithAccount(async (person) => {
      const { byApp } = await person.twoStepOn();
      appCode = () => byApp().code;
    }),
    at: '/login',
    begin: async () => {
      await fillSignIn();
      await press('Entrar');
      await read('Digite o código');
      await fill('Código do aplicativo', appCode());
    },
    press: () => press('Confirmar'),
    done: SIGNED_IN,
  },
  'account.register': {
    as: () => null,
    at: '/register',
    begin: async () => {
      await fill('Nome de usuário', 'perdida2026');
      await fillPasswords();
    },
    press: () => press(/^Criar conta/u),
    done: 'Boas-vindas à Aurora Play!',
  },
  'account.registerMobile': {
    as: () => (newMobile(), null),
    at: '/register',
    begin: async (page) => {
      await askForCode(page);
      await fillPasswords();
    },
    press: () => press(/^Criar conta/u),
    done: 'Sua conta foi criada',
  },
  'sms.login': { as: withMobile, ...codeRow('/login') },
  'sms.registrationByMobile': { as: () => (newMobile(), null), ...codeRow('/register') },
  'sms.forgotPassword': { as: withMobile, ...codeRow('/login', startForgotten) },
  'account.forgotPassword': {
    as: visitorWithAccount(),
    at: '/login',
    begin: async () => {
      await startForgotten();
      await fill('Nome de usuário', scene.account);
      await fill('E-mail', `${scene.account}@example.com`);
    },
    press: () => press('Enviar link'),
    again: () => press('Enviar link'),
    done: 'Confira seu e-mail',
  },
  'account.setPasswordByPhone': {
    as: withMobile,
    at: '/login',
    begin: async (page) => {
      await startForgotten();
      await askForCode(page);
      await fill('Nova senha', NEW_PASSWORD);
    },
    press: () => press('Salvar e entrar'),
    done: SIGNED_IN,
  },
  'account.freePlay': {
    as: () => null,
    at: '/login',
    press: startFreePlay,
    again: startFreePlay,
    lost: 'Não foi possível começar o jogo grátis. Tente de novo.',
    done: SIGNED_IN,
  },
  'accountRecovery.code': {
    as: visitorWithAccount(),
    at: '/account-recovery',
    begin: proveAddress,
    press: () => press('Enviar código'),
    again: () => press('Enviar código'),
    done: 'Se este contato estiver na conta',
  },
  'accountRecovery.request': {
    as: visitorWithAccount((person) => person.bind('mobile', `+55${newMobile()}`)),
    at: '/account-recovery',
    begin: bringCode,
    press: () => press('Continuar'),
    done: 'Volte a partir de',
  },
  'accountRecovery.complete': {
    as: visitorWithAccount(async (person, world) => {
      world.settings.change({ accountRecovery: { waitDays: 0, openDays: 7 } });
      await person.accountRecovery.ask();
    }),
    at: '/account-recovery',
    begin: async (page) => {
      await bringCode(page);
      await press('Continuar');
      await fill('Nova senha', NEW_PASSWORD);
    },
    press: () => press('Salvar nova senha'),
    done: 'Sua nova senha está salva',
  },
  'accountRecovery.stop': {
    as: visitorWithAccount((person) => person.accountRecovery.ask()),
    at: (world) => `/stop-account-recovery#${linkToken(world, 'stop')}`,
    press: () => press('Cancelar o pedido'),
    isSentAgain: true,
    done: 'O pedido foi cancelado',
  },
  'contacts.undo': {
    as: visitorWithAccount((person) => person.bind('email', `new${person.account}@example.com`)),
    at: (world) => `/undo-contact#${linkToken(world, 'undo')}`,
    press: () => press('Desfazer a alteração'),
    isSentAgain: true,
    done: 'voltou à sua conta',
  },
  'sms.registrationByUsername': {
    as: ({ settings }) => {
      newMobile();
      settings.change({ toggles: { smsVerificationAtRegistration: 1 } });
      return null;
    },
    at: '/register',
    begin: async (page) => {
      await fill('Nome de usuário', 'perdida2027');
      await knownCountry();
      await fill('Celular', mobile);
      await readPicture(page, 'Enviar código');
    },
    press: () => press('Enviar código'),
    again: () => press('Enviar código'),
    done: 'Enviamos um SMS',
    after: ({ settings }) => {
      settings.change({ toggles: { smsVerificationAtRegistration: 0 } });
    },
  },
  'signIn.byPasskey': {
    as: visitorWithAccount(),
    at: '/login',
    begin: async (page) => {
      page.holdPasskey(await passkeyOf(page));
    },
    press: () => press('Entrar com chave de acesso'),
    done: SIGNED_IN,
  },
  'account.linkSocial': {
    as: visitorWithAccount(),
    at: '/login',
    begin: async (page) => {
      await askTelegram(page);
      await read('Sua conta do Telegram será vinculada');
      await fillSignIn();
    },
    press: () => press('Entrar'),
    isShownOnce: true,
    done: 'Ainda não sabemos se a outra conta foi vinculada.',
  },
};
