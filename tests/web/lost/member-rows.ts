import type { World } from '#fake-server/world/world.ts';
import type * as people from '#tests/fake-server/support/new-member.ts';
import type * as games from '#tests/fake-server/support/open-game.ts';
import type * as scenes from '#tests/fake-server/support/security-scene.ts';
import type * as pictures from '#tests/fake-server/support/sent-pictures.ts';
import type * as withdrawing from '#tests/fake-server/support/withdrawing.ts';
import { choosePicture, fill, isPressed, press, reach, read, tick } from './hands.ts';
import { loadByNode } from './load-by-node.ts';
import type { LostRows } from './lost-row.ts';

const { newMember } = (await loadByNode(
  'tests/fake-server/support/new-member.ts',
)) as typeof people;
const { openGame } = (await loadByNode('tests/fake-server/support/open-game.ts')) as typeof games;
const { securityScene, PASSWORD } = (await loadByNode(
  'tests/fake-server/support/security-scene.ts',
)) as typeof scenes;
const { smallPng } = (await loadByNode(
  'tests/fake-server/support/sent-pictures.ts',
)) as typeof pictures;
const { newWithdrawer } = (await loadByNode(
  'tests/fake-server/support/withdrawing.ts',
)) as typeof withdrawing;

const inBoth = (text: string) => ({ PT: text, EN: text });
const withMessages = (world: World) => {
  const { id } = newMember(world);
  for (const title of ['Primeira', 'Segunda']) {
    world.messages.send(id, { title: inBoth(title), content: inBoth('<p>Olá</p>') });
  }
  return id;
};
const picture = () => new File([new Uint8Array(smallPng)], 'prova.png', { type: 'image/png' });
/** Somebody whose self-exclusion is over, and who has not asked to come back. */
const excludedBefore = (world: World) => {
  const { id } = newMember(world);
  world.database
    .statement(
      `INSERT INTO play_pauses (member_id, length, since, until) VALUES (?1, 'sixMonths', ?2, ?2 + 1)`,
    )
    .run(id, world.clock.now() - 1_000);
  return id;
};
let withdrawal = '';
let player = 0;
const APPLY = '/promotions/live-cashback/apply';

/** Messages, profile, applications, favourites. */
export const memberRows: LostRows = {
  'feedback.send': {
    at: '/feedback',
    begin: () => fill('Sua opinião', 'A busca demora demais aqui'),
    press: () => press('Enviar'),
    done: 'Lemos tudo',
  },
  'profile.rename': {
    at: '/member/profile',
    begin: () => fill('Apelido', 'Veloz'),
    press: () => press('Salvar'),
    done: 'Veloz',
  },
  'profile.chooseAvatar': {
    at: '/member/profile',
    press: () => press('Figura 3'),
    done: isPressed('Figura 3'),
  },
  'profile.sendAvatar': {
    at: '/member/profile',
    press: async () => await choosePicture(picture()),
    again: () => press(/Enviar a imagem de novo|de novo/u),
    done: 'Imagem trocada.',
  },
  'playLimits.choose': {
    at: '/member/playLimits',
    begin: () => fill('Valor máximo', '50'),
    press: () => press('Definir limite'),
    done: /ainda cabem/u,
  },
  'playLimits.goWithout': {
    as: (world) => {
      const { id } = newMember(world);
      // Somebody who was never asked.
      world.database.statement('UPDATE members SET limits_answered_at = NULL WHERE id = ?').run(id);
      return id;
    },
    at: '/member/depositv2',
    press: () => press('Continuar sem limite'),
    isSentAgain: true,
    done: 'Gerar código de pagamento',
  },
  'playLimits.keep': {
    as: (world) => {
      const { id } = newMember(world);
      const member = world.members.byId(id);
      if (!member) throw new Error('There is nobody.');
      const name = { kind: 'deposit', frame: 'week' } as const;
      world.ownLimits.choose(member, name, 5_000);
      world.ownLimits.choose(member, name, 9_000);
      return id;
    },
    at: '/member/playLimits',
    press: () => press(/^Manter/u),
    done: () => !(document.body.textContent ?? '').includes('a partir de'),
  },
  'playLimits.chooseCheck': {
    at: '/member/playLimits',
    begin: () => fill('Perguntar a cada', '15'),
    press: () => press('Salvar intervalo'),
    done: 'Agora: a cada 15 minutos',
  },
  'playLimits.answerCheck': {
    as: (world) => {
      const { id, account } = newMember(world);
      openGame(world, account);
      const member = world.members.byId(id);
      if (!member) throw new Error('There is nobody.');
      world.realityChecks.choose(member, 5);
      world.clock.move(5 * 60_000);
      return id;
    },
    // It opens in a tab after another press: no round is waited for here.
    at: (world) => {
      const { games } = world.catalogue.list({ gameType: 'SPORTS' }, { pageNo: 1, pageSize: 42 });
      const inTab = games.find((game) => game.vendor_code === 'REDE');
      if (!inTab) throw new Error('There is no such game.');
      return `/seamless?id=${encodeURIComponent(inTab.node_id)}`;
    },
    press: () => press('Continuar jogando'),
    done: () => !(document.body.textContent ?? '').includes('O jogo está em pausa'),
  },
  'playPauses.choose': {
    at: '/member/playPause',
    begin: async () => {
      await tick('1 hora');
      await press('Continuar');
    },
    press: () => press('Começar a pausa'),
    again: async () => {
      await press('Continuar');
      await press('Começar a pausa');
    },
    done: 'Você está em pausa',
  },
  'playPauses.resume': {
    as: (world) => excludedBefore(world),
    at: '/member/playPause',
    press: () => press('Pedir para voltar'),
    done: /O jogo abre em/u,
  },
  'notifications.choose': {
    at: '/member/notifications',
    press: () => tick('No site'),
    done: 'Notificações',
  },
  'messages.readAll': {
    as: withMessages,
    at: '/member/messageV2',
    press: () => press('Marcar todas como lidas'),
    done: 'Mensagens',
  },
  'messages.remove': {
    as: withMessages,
    at: '/member/messageV2',
    begin: async () => {
      await tick('Selecionar: Primeira');
      await press('Excluir 1 mensagem');
    },
    press: () => press('Excluir'),
    again: async () => {
      await tick('Selecionar: Primeira');
      await press('Excluir 1 mensagem');
      await press('Excluir');
    },
    done: 'Segunda',
  },
  'applications.sendPicture': {
    at: APPLY,
    press: async () => await choosePicture(picture()),
    again: () => press('Enviar a imagem de novo'),
    done: 'prova.png',
  },
  'applications.apply': {
    at: APPLY,
    begin: async () => {
      await choosePicture(picture());
      await read('prova.png');
      await fill('Comentário', 'Joguei ontem');
    },
    press: () => press('Enviar pedido'),
    done: 'Recebemos seu pedido',
  },
  'withdrawals.sendProof': {
    as: async (world) => {
      const person = await newWithdrawer(world);
      ({ id: withdrawal } = await person.paid());
      return person.member.id;
    },
    at: () => `/member/withdraw?id=${withdrawal}`,
    begin: async () => {
      await press('Responder');
      await press('Não chegou');
    },
    press: async () => await choosePicture(picture()),
    again: () => press('Enviar a imagem de novo'),
    done: 'prova.png',
  },
  'security.prove': {
    as: async (world) => {
      const scene = await securityScene(world);
      await scene.linkTelegram();
      return scene.id;
    },
    isProved: false,
    at: '/member/securityCenter',
    begin: async () => {
      await press(/^Remover a conta do Telegram/u);
      await press('Remover');
      await fill('Senha da conta', PASSWORD);
    },
    press: () => press('Confirmar'),
    again: () => press('Confirmar'),
    done: () => !document.body.textContent?.includes('Vinculada desde'),
  },
  'applications.withdraw': {
    at: APPLY,
    begin: async () => {
      await choosePicture(picture());
      await read('prova.png');
      await press('Enviar pedido');
      await press('Cancelar pedido');
    },
    press: () => press('Sim, cancelar'),
    // The page reads by itself what became of it.
    lost: 'Recebemos seu pedido',
    again: async () => {
      await press('Cancelar pedido');
      await press('Sim, cancelar');
    },
    done: 'Enviar pedido',
  },
  'games.addFavourite': {
    as: (world) => {
      player = newMember(world).id;
      return player;
    },
    at: '/rng',
    press: () => press(/^Adicionar .* aos favoritos$/u),
    done: () => reach().querySelector('[aria-label^="Remover"]') !== null,
  },
  'games.removeFavourite': {
    // The one that was added before.
    as: () => player,
    at: '/fav',
    press: () => press(/^Remover .* dos favoritos$/u),
    done: 'Você ainda não tem favoritos',
  },
  'site.language': {
    unseen: 'the page speaks the language all the same, and says so at each call',
  },
  'content.readAnnouncement': { unseen: 'it is shown as new once more, and read again' },
  'messages.read': { unseen: 'it is shown as unread once more, and read when it is opened next' },
  'games.closeOpenRounds': { unseen: 'what the server does not know of is offered again' },
  'invitations.visit': {
    unseen: 'it counts for the agent; the person who opens the link sees nothing of it',
  },
  'account.firstLogin': { unseen: 'it is noted at the next sign-in' },
  'account.logout': { unseen: 'this device is signed out; `ways-in.test.tsx` proves what is told' },
  'account.login': { unseen: 'an older form of `loginV2`, which no page sends' },
};
