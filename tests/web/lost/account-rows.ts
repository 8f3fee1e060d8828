import type * as storeOfTwoSteps from '#fake-server/store/protection/two-step.ts';
import type * as histories from '#fake-server/world/notifications/security-history.ts';
import type * as timeCodes from '#fake-server/world/protection/one-time-codes.ts';
import type { World } from '#fake-server/world/world.ts';
import type * as scenes from '#tests/fake-server/support/security-scene.ts';
import { fill, press, read, readPicture } from './hands.ts';
import { loadByNode } from './load-by-node.ts';
import type { LostPage } from './lost-page.tsx';
import type { LostRows } from './lost-row.ts';

const { securityScene, PASSWORD } = (await loadByNode(
  'tests/fake-server/support/security-scene.ts',
)) as typeof scenes;
const { oneTimeCodes } = (await loadByNode(
  'fake-server/world/protection/one-time-codes.ts',
)) as typeof timeCodes;
const { unknownOrigin } = (await loadByNode(
  'fake-server/world/notifications/security-history.ts',
)) as typeof histories;
const { twoStepTable } = (await loadByNode(
  'fake-server/store/protection/two-step.ts',
)) as typeof storeOfTwoSteps;

const CENTRE = '/member/securityCenter';
const ACCOUNTS = '/member/payoutAccounts';
const MONEY_PASSWORD = '482915';

/** Who is there; the rows come one after the other. */
let scene: scenes.SecurityScene;

/** A new person, after what they did before. */
const personAfter =
  (
    settle: (scene: scenes.SecurityScene, world: World) => unknown = () => undefined,
    hasMail = true,
  ) =>
  async (world: World) => {
    scene = await securityScene(world, { hasMail });
    await settle(scene, world);
    return scene.id;
  };

const appCode = ({ world }: LostPage) => {
  const secret = twoStepTable(world.database).find(scene.id)?.secret ?? '';
  world.clock.move(30_000);
  return oneTimeCodes.codeAt(secret, world.clock.now());
};
const newest = ({ world }: LostPage) =>
  world.sms
    .outbox(50)
    .find(({ code, receiver }) => code !== null && receiver.includes(scene.account))?.code ?? '';

async function fillMoneyPassword(): Promise<void> {
  await fill('Nova senha', MONEY_PASSWORD);
  await fill('Confirmar nova senha', MONEY_PASSWORD);
}

async function typeMail(page: LostPage, by: string): Promise<void> {
  await press(by);
  await fill('E-mail', `${scene.account}@example.com`);
  await readPicture(page, 'Enviar código');
}

/** What protects an account, and its passwords. */
export const accountRows: LostRows = {
  'account.changePassword': {
    as: personAfter(),
    at: CENTRE,
    begin: async () => {
      await press('Alterar a senha de acesso');
      await fill('Senha atual', PASSWORD);
      await fill('Nova senha', 'outra2026x');
      await fill('Confirmar nova senha', 'outra2026x');
    },
    press: () => press('Salvar nova senha'),
    done: 'Senha alterada. Entre com a nova senha.',
  },
  'security.startTwoStep': {
    as: personAfter(),
    at: CENTRE,
    begin: async () => {
      await press('Ativar verificação em duas etapas');
      await fill('Senha da conta', PASSWORD);
    },
    press: () => press('Continuar'),
    done: 'Ou digite esta chave no aplicativo',
  },
  'security.confirmTwoStep': {
    as: personAfter(),
    at: CENTRE,
    begin: async (page) => {
      await press('Ativar verificação em duas etapas');
      await fill('Senha da conta', PASSWORD);
      await press('Continuar');
      await read('Ou digite esta chave no aplicativo');
      await fill('Código que aparece no aplicativo', appCode(page));
    },
    press: () => press('Ativar'),
    done: 'Guarde seus códigos de recuperação',
  },
  'security.endTwoStep': {
    as: personAfter((person) => person.twoStepOn()),
    at: CENTRE,
    begin: async (page) => {
      await press('Desativar verificação em duas etapas');
      await fill('Senha da conta', PASSWORD);
      await fill('Código do aplicativo', appCode(page));
    },
    press: () => press('Desativar'),
    done: 'Verificação em duas etapas desativada',
  },
  'security.renewRecoveryCodes': {
    as: personAfter((person) => person.twoStepOn()),
    at: CENTRE,
    begin: async (page) => {
      await press(/^Gerar novos/u);
      await fill('Senha da conta', PASSWORD);
      await fill('Código do aplicativo', appCode(page));
    },
    press: () => press('Criar novos códigos'),
    done: 'Guarde seus códigos de recuperação',
  },
  'security.forgetDevice': {
    as: personAfter(async (person, world) => {
      await person.twoStepOn();
      world.security.trustDevice(person.id, 'a-device-of-theirs', unknownOrigin);
    }),
    at: CENTRE,
    press: () => press(/^Não confiar mais/u),
    done: 'Aparelho confiável removido',
  },
  'security.endSession': {
    as: personAfter(({ id }, world) => world.sessions.open(id)),
    at: CENTRE,
    begin: () => press(/^Encerrar a sessão em/u),
    press: () => press('Encerrar sessão'),
    done: 'Sessão em outro aparelho encerrada',
  },
  'security.endOthers': {
    as: personAfter(({ id }, world) => world.sessions.open(id)),
    at: CENTRE,
    begin: () => press('Sair dos outros aparelhos'),
    press: () => press('Encerrar sessão'),
    done: 'Todas as outras sessões encerradas',
  },
  'security.unlinkSocial': {
    as: personAfter((person) => person.linkTelegram()),
    at: CENTRE,
    begin: () => press(/^Remover a conta do Telegram/u),
    press: () => press('Remover'),
    again: async () => {
      await press(/^Remover a conta do Telegram/u);
      await press('Remover');
    },
    done: 'Outra conta desvinculada',
  },
  'security.closeAccount': {
    as: personAfter(),
    at: CENTRE,
    begin: () => press('Encerrar a conta'),
    press: () => press('Sim, encerrar'),
    again: async () => {
      await press('Encerrar a conta');
      await press('Sim, encerrar');
    },
    // Every session has ended with it. Who signs in again reads that the account closes.
    done: 'Sua sessão terminou.',
  },
  'security.requestData': {
    as: personAfter(),
    at: CENTRE,
    press: () => press('Solicitar meus dados'),
    done: 'Cópia dos dados solicitada',
  },
  'security.stopAccountRecovery': {
    as: personAfter((person) => person.accountRecovery.ask()),
    at: CENTRE,
    press: () => press('Cancelar o pedido'),
    done: 'Recuperação da conta cancelada',
  },
  'passkeys.rename': {
    as: personAfter((person) => person.passkey()),
    at: CENTRE,
    begin: async () => {
      await press(/^Renomear/u);
      await fill('Nome', 'Casa');
    },
    press: () => press('Salvar'),
    done: 'Chave de acesso renomeada',
  },
  'passkeys.remove': {
    as: personAfter((person) => person.passkey()),
    at: CENTRE,
    begin: () => press(/^Remover Phone/u),
    press: () => press('Remover'),
    again: async () => {
      await press(/^Remover Phone/u);
      await press('Remover');
    },
    done: 'Chave de acesso removida',
  },
  'contacts.codes': {
    as: personAfter(undefined, false),
    at: CENTRE,
    begin: (page) => typeMail(page, 'Adicionar um e-mail'),
    press: () => press('Enviar código'),
    again: () => press('Enviar código'),
    done: 'Digite o código que enviamos',
  },
  // An address that was typed at the registration alone is confirmed.
  'contacts.change': {
    as: async (world) => {
      scene = await securityScene(world, { unconfirmed: ['email'] });
      return scene.id;
    },
    at: CENTRE,
    begin: async (page) => {
      await read('Não confirmado');
      await typeMail(page, 'Confirmar o e-mail');
      await press('Enviar código');
      await read('Digite o código que enviamos');
      await fill('Código enviado', newest(page));
    },
    press: () => press('Confirmar'),
    done: 'E-mail confirmado',
  },
  'moneyPasswords.set': {
    as: personAfter(),
    at: ACCOUNTS,
    begin: async () => {
      await press('Criar senha de transação');
      await fillMoneyPassword();
    },
    press: () => press('Criar senha'),
    done: 'Criada',
  },
  'moneyPasswords.change': {
    as: personAfter((person) => person.moneyPassword.set()),
    at: ACCOUNTS,
    begin: async () => {
      await press('Alterar senha de transação');
      await fill('Senha atual', MONEY_PASSWORD);
      await fill('Nova senha', '731846');
      await fill('Confirmar nova senha', '731846');
    },
    press: () => press('Salvar nova senha'),
    done: 'Nova senha salva.',
  },
  'moneyPasswords.code': {
    as: personAfter((person) => person.moneyPassword.set()),
    at: ACCOUNTS,
    begin: async () => {
      await press('Alterar senha de transação');
      await press('Esqueci a senha');
    },
    press: () => press(/^E-mail para/u),
    again: () => press(/^E-mail para/u),
    done: 'Digite o código que enviamos',
  },
  'moneyPasswords.recover': {
    as: personAfter((person) => person.moneyPassword.set()),
    at: ACCOUNTS,
    begin: async (page) => {
      await press('Alterar senha de transação');
      await press('Esqueci a senha');
      await press(/^E-mail para/u);
      await read('Digite o código que enviamos');
      await fill('Código', newest(page));
      await fill('Nova senha', '731846');
      await fill('Confirmar nova senha', '731846');
    },
    press: () => press('Recuperar senha'),
    done: 'Você recuperou esta senha',
  },
  'security.cancelClosure': {
    as: personAfter((person, world) => world.closings.ask(person.row(), unknownOrigin)),
    at: CENTRE,
    press: () => press('Manter minha conta'),
    done: 'Encerramento da conta cancelado',
  },
  'passkeys.add': {
    as: personAfter(),
    at: CENTRE,
    begin: async (page) => {
      page.holdPasskey();
      await press('Adicionar chave de acesso');
    },
    press: () => press('Continuar'),
    done: 'Chave de acesso adicionada',
  },
};
