import { bonusScenes } from '#fake-server/scenes/bonus-scenes.ts';
import type { World } from '#fake-server/world/world.ts';
import type * as people from '#tests/fake-server/support/new-member.ts';
import type * as withdrawing from '#tests/fake-server/support/withdrawing.ts';
import { fill, press, reach, read } from './hands.ts';
import { loadByNode } from './load-by-node.ts';
import type { LostRows } from './lost-row.ts';

const { newMember } = (await loadByNode(
  'tests/fake-server/support/new-member.ts',
)) as typeof people;
const { newWithdrawer } = (await loadByNode(
  'tests/fake-server/support/withdrawing.ts',
)) as typeof withdrawing;

const PASSWORD = '482915';

/** Somebody who is there from the start. */
export function memberNamed(world: World, account: string) {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`There is no ${account}.`);
  return member;
}

const idOf = (account: string) => (world: World) => memberNamed(world, account).id;

async function rich(world: World): Promise<number> {
  const { id } = newMember(world);
  world.wallet.post({ memberId: id, key: 'begin', kind: 'credit', amount: 50_000 });
  world.points.post({ memberId: id, kind: 'points_given', name: 'begin', amount: 2_000_000 });
  world.moneyPasswords.keep(id, await world.passwords.hash(PASSWORD));
  return id;
}

let redeemer = 0;
let withdrawal = '';
const withdrawerWith = (state: 'ask' | 'paid') => async (world: World) => {
  const person = await newWithdrawer(world);
  ({ id: withdrawal } = await person[state]());
  return person.member.id;
};
const atWithdrawal = () => `/member/withdraw?id=${withdrawal}`;

/** Money: deposits, withdrawals, wallets, points, bonuses. */
export const moneyRows: LostRows = {
  'deposits.create': {
    as: rich,
    at: '/member/depositv2',
    begin: () => fill('Valor', '75'),
    press: () => press('Gerar código de pagamento'),
    done: 'com Pix',
  },
  'deposits.cancel': {
    as: async (world) => {
      const id = await rich(world);
      const member = world.members.byId(id);
      if (member) await world.deposits.create(member, { method: 'pix', amount: 5_000 });
      return id;
    },
    at: '/member/depositv2',
    press: () => press('Cancelar depósito'),
    done: 'Depósito cancelado',
  },
  'transfers.toUpline': {
    as: async (world) => {
      const { id } = memberNamed(world, 'maria');
      world.moneyPasswords.keep(id, await world.passwords.hash(PASSWORD));
      return id;
    },
    at: '/member/transferUpline',
    begin: async () => {
      await fill('Valor', '1,00');
      await press('Continuar');
      await fill('Senha de transação', PASSWORD);
    },
    press: () => press('Transferir agora'),
    done: 'Transferência feita',
  },
  'transfers.toDownline': {
    as: async (world) => {
      const { id } = memberNamed(world, 'carlos');
      world.moneyPasswords.keep(id, await world.passwords.hash(PASSWORD));
      return id;
    },
    at: (world) => {
      const { id } = memberNamed(world, 'fernanda');
      return `/agent/transferDownline?member=${id}`;
    },
    begin: async () => {
      await fill('Valor', '1,00');
      await press('Continuar');
      await fill('Senha de transação', PASSWORD);
    },
    press: () => press('Transferir agora'),
    done: 'Transferência feita',
  },
  'withdrawals.create': {
    as: async (world) => (await newWithdrawer(world)).member.id,
    at: '/member/withdraw',
    begin: async () => {
      await fill('Valor', '100,00');
      await press('Continuar');
      await fill('Senha de transação', 'money-2026');
    },
    press: () => press('Solicitar saque'),
    done: 'Saque solicitado',
  },
  'withdrawals.cancel': {
    as: withdrawerWith('ask'),
    at: atWithdrawal,
    begin: () => press('Cancelar saque'),
    press: () => press('Cancelar saque'),
    done: 'Cancelado',
  },
  'withdrawals.received': {
    as: withdrawerWith('paid'),
    at: atWithdrawal,
    begin: () => press('Responder'),
    press: () => press('Chegou'),
    done: 'Recebimento confirmado',
  },
  'withdrawals.notReceived': {
    as: withdrawerWith('paid'),
    at: atWithdrawal,
    begin: async () => {
      await press('Responder');
      await press('Não chegou');
    },
    press: () => press('Enviar contestação'),
    done: 'Recebemos a sua contestação',
  },
  'wallet.transfer': {
    as: rich,
    at: '/member/transferFund',
    begin: async () => {
      await fill('Provedor', 'Grand Salon Live');
      await fill('Valor', '50,00');
    },
    press: () => press('Mover agora'),
    done: 'está na carteira Grand Salon Live',
  },
  'wallet.recall': {
    as: async (world) => {
      const id = await rich(world);
      const member = world.members.byId(id);
      const [vendor = ''] = world.settings.current.vendorWallets.vendors;
      if (member) {
        await world.walletTransfers.transfer(member, {
          vendor,
          direction: 'toVendor',
          amount: 500,
        });
      }
      return id;
    },
    at: '/member/transferFund',
    press: () => press('Trazer tudo de volta'),
    done: 'está na carteira principal.',
  },
  'points.convert': {
    as: rich,
    at: '/pointMall?view=convert',
    begin: async () => {
      await fill('Pontos a converter', '2.000');
      await fill('Senha de transação', PASSWORD);
    },
    press: () => press('Converter agora'),
    done: 'entrou no seu saldo',
  },
  'points.redeem': {
    as: async (world) => {
      redeemer = await rich(world);
      return redeemer;
    },
    at: '/pointMall',
    begin: async () => {
      await press(/^Trocar: Vale-café/u);
      await fill('Senha de transação', PASSWORD);
    },
    press: () => press(/^Trocar por/u),
    done: 'Troca feita',
  },
  'points.cancel': {
    // The earlier redemption.
    as: () => redeemer,
    at: '/pointMall?view=redeemed',
    begin: () => press('Cancelar a troca'),
    press: () => press('Cancelar a troca'),
    done: 'Cancelada',
  },
  'bonuses.giveUp': {
    as: (world) => {
      const { id } = newMember(world);
      const member = world.members.byId(id);
      if (member) bonusScenes.play(world, member, 'bonus-half-played');
      return id;
    },
    at: '/member/bonusDetails',
    begin: () => press(/^Cancelar bônus/u),
    press: () => press('Cancelar bônus'),
    done: 'Bônus encerrado',
  },
  'promotions.claim': {
    at: '/promotions/gift-of-the-week',
    press: () => press('Resgatar R$ 3'),
    done: 'entrou no seu saldo',
  },
  'promotions.enter': {
    as: idOf('beatriz'),
    at: '/promotions/vip-raffle',
    press: () => press('Pegar meu bilhete'),
    done: 'Você está no sorteio',
  },
  'promotions.join': {
    at: '/member/missionLeaderboard',
    press: () => press(/^Participar da missão/u),
    done: 'Participando',
  },
  'payoutAccounts.add': {
    as: idOf('maria'),
    at: '/member/payoutAccounts',
    begin: async () => {
      await press('Adicionar conta');
      await fill('Tipo de conta', 'email');
      await fill('E-mail', 'Maria.Silva@banco.example');
      await press('Conferir conta');
      await read('Ma*** Si***');
    },
    press: () => press('Sim, adicionar'),
    done: 'Pode ser usada a partir de',
  },
  'payoutAccounts.rename': {
    as: withdrawerWith('ask'),
    at: '/member/payoutAccounts',
    begin: async () => {
      await press(/^Renomear/u);
      await fill('Apelido', 'Meu banco');
    },
    press: () => press('Salvar'),
    done: 'Meu banco',
  },
  'payoutAccounts.makeDefault': {
    // The account that was added before.
    as: idOf('maria'),
    at: '/member/payoutAccounts',
    press: () => press(/^Tornar padrão: .*banco/u),
    done: () =>
      reach().querySelector('[aria-label^="Tornar padrão"][aria-label*="banco"]') === null,
  },
  'payoutAccounts.remove': {
    as: idOf('maria'),
    at: '/member/payoutAccounts',
    begin: () => press(/^Remover: .*banco/u),
    press: () => press('Remover'),
    done: () => reach().querySelector('[aria-label^="Remover"][aria-label*="banco"]') === null,
  },
};
