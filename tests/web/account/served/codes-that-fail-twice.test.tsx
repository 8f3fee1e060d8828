import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastCode, wrongCode } from './codes.ts';
import { fill, find, isUnread, leave, press, read, requestCode, visit } from './portal.tsx';

vi.mock('#web/platform/sign-in/firebase.ts', () => import('./firebase-port.ts'));

afterEach(leave);

/** A form that a code is sent for. */
interface Flow {
  readonly address: string;
  readonly open: () => Promise<void>;
  readonly mobile: string;
  readonly passwords: readonly RegExp[];
  readonly submit: string | RegExp;
  /** The button for another method, its tab, and its content. */
  readonly otherWay: string;
  readonly tab: string;
  readonly place: string | RegExp;
}

const registering: Flow = {
  address: '/register',
  open: async () => undefined,
  mobile: '11 91234-5678',
  passwords: [/^Senha/u, /^Confirmar senha/u],
  submit: /^Criar conta/u,
  otherWay: 'Cadastrar-se com nome de usuário',
  tab: 'Nome de usuário',
  place: /^Nome de usuário/u,
};

const signingIn: Flow = {
  address: '/login',
  open: async () => undefined,
  mobile: '11 98765-4321',
  passwords: [],
  submit: 'Entrar',
  otherWay: 'Entrar com nome de usuário',
  tab: 'Nome de usuário',
  place: /^Nome de usuário/u,
};

const recovering: Flow = {
  address: '/login',
  open: async () => {
    await press('Esqueceu a senha?');
    await find('dialog', 'Esqueceu a senha?');
  },
  mobile: '11 98765-4321',
  passwords: [/^Nova senha/u],
  submit: 'Salvar e entrar',
  otherWay: 'Recuperar pelo e-mail',
  tab: 'E-mail',
  place: /^E-mail/u,
};

describe('codes that fail twice', () => {
  test.each([
    ['a registration', 'server', registering],
    ['a registration', 'firebase', registering],
    ['a sign-in', 'server', signingIn],
    ['a sign-in', 'firebase', signingIn],
    ['a recovery', 'server', recovering],
    ['a recovery', 'firebase', recovering],
  ] as const)(
    'in %s, by %s: there is customer service, and another way (A11, A14, A17)',
    async (_, smsProvider, flow) => {
      const portal = await visit(flow.address, ({ world }) =>
        world.settings.change({ smsProvider }),
      );
      await flow.open();
      await requestCode(flow.mobile);
      await find('button', /^Reenviar em/u);
      for (const label of flow.passwords) await fill(label, 'segredo123');
      await fill(/^Código do SMS/u, wrongCode(portal));
      await press(flow.submit);
      const refused = /^(?:O código não confere|Este código não é o do SMS)/u;
      await read(refused);
      expect(isUnread('Falar com o atendimento')).toBe(true);
      await press(flow.submit);
      const service = await find('link', 'Falar com o atendimento');
      expect(service.getAttribute('href')).toContain('/chat');
      await press(flow.otherWay);
      await find('textbox', flow.place);
      expect(document.activeElement).toBe(await find('tab', flow.tab));
    },
  );
});

describe('a code by Firebase', () => {
  test('is not called wrong when the server cannot reach Firebase, and works at the next try (A11, A14)', async () => {
    const portal = await visit('/login', ({ world: { settings } }) =>
      settings.change({ smsProvider: 'firebase' }),
    );
    const { world } = portal;
    await requestCode(signingIn.mobile);
    await find('button', /^Reenviar em/u);
    await fill(/^Código do SMS/u, lastCode(portal));
    const { endpoint } = world.firebase;
    world.firebase.endpoint = 'http://127.0.0.1:1';
    await press(signingIn.submit);
    await read(/^O serviço de confirmação não responde/u);
    world.firebase.endpoint = endpoint;
    await press(signingIn.submit);
    await find('heading', 'home of joao');
    expect(world.sms.outbox(9)).toHaveLength(1);
  });
});
