import type { Contract } from '#contract/index.ts';
import { SEA_LOTTERY_VENDOR_CODES } from '#contract/rules/launch-way.ts';
import { people } from '#fake-server/seed/people.ts';
import {
  acceptOffer,
  answerOffer,
  asAgent,
  asAgentPosting,
  askToEnd,
  boundsOfOffer,
  keepContract,
  makeOffer,
  someContract,
  takeBack,
} from './contract-requests.ts';
import { newDeposit, someDeposit } from './deposit-requests.ts';
import type { PortalSubject } from './portal-subject.ts';
import {
  announcementsSchema,
  asMember,
  favourite,
  type GoodRequest,
  gamesSchema,
  launching,
  openPromotion,
  plain,
  promotionAction,
  roomsSchema,
  roundsSchema,
  someGame,
  someLottery,
  someMessage,
  someRounds,
  transactionsSchema,
} from './request-parts.ts';

/** Name of a call of the contract. */
export type CallName = {
  [Domain in keyof Contract]: `${Domain}.${Extract<keyof Contract[Domain], string>}`;
}[keyof Contract];

/** Why a call's success is not shown here: it needs a person, and is shown by the journeys. */
type Elsewhere =
  | 'needs a solved puzzle'
  | 'needs the code of an SMS'
  | 'needs an account elsewhere';

const login: GoodRequest = ({ credentials }) =>
  credentials && { body: { type: 'username', ...credentials } };

/** For every call of the contract one request that has to be answered with success. */
export const goodRequests: Readonly<Record<CallName, GoodRequest | Elsewhere>> = {
  'site.permission': () => ({ query: { url: 'https://portal.example' } }),
  'site.status': plain,
  'site.menu': () => ({ query: { language: 'EN' } }),
  'site.resources': plain,
  'site.icons': asMember,
  'site.countryCodes': plain,
  'site.domains': plain,
  'site.serviceVisit': () => ({ body: { desk: 'LIVECHAT' } }),
  'site.language': () => ({ body: { language: 'EN' } }),
  'account.sealingKey': plain,
  'account.registerSettings': plain,
  'account.registrationRules': plain,
  'account.captcha': () => ({ query: { captchaId: crypto.randomUUID() } }),
  'account.affiliateCheck': ({ knowsSeed }) => {
    if (!knowsSeed) return undefined;
    const code = people.find(({ affiliateCode }) => affiliateCode !== undefined)?.affiliateCode;
    return { query: { code, domain: 'portal.example' } };
  },
  'account.register': 'needs a solved puzzle',
  'account.registerMobile': 'needs a solved puzzle',
  'account.login': login,
  'account.loginV2': login,
  'account.linkSocial': 'needs an account elsewhere',
  'account.freePlay': () => ({
    body: { os: 'contract tests', platform: 'W', randomString: crypto.randomUUID() },
  }),
  'account.firstLogin': async (portal) => ({ ...(await asMember(portal)), body: {} }),
  'account.changePassword': async (portal) => {
    const agent = people.find(({ type }) => type === 41);
    if (!portal.knowsSeed || !agent?.password) return undefined;
    const token = await portal.signIn({ username: agent.account, password: agent.password });
    const newPassword = 'another2026';
    return {
      authorization: `Bearer ${token}`,
      body: { oldPassword: agent.password, newPassword, confirmNewPassword: newPassword },
    };
  },
  'account.forgotPassword': ({ knowsSeed }) => {
    const person = people.find(({ email }) => email !== undefined);
    if (!knowsSeed || person?.email === undefined) return undefined;
    return { body: { username: person.account, email: person.email } };
  },
  'account.setPasswordByPhone': 'needs the code of an SMS',
  'account.member': asMember,
  'account.avatar': asMember,
  'account.logout': async ({ tokens }) => ({ authorization: `Bearer ${await tokens.renewed()}` }),
  'sms.registrationByUsername': 'needs a solved puzzle',
  'sms.registrationByMobile': 'needs a solved puzzle',
  'sms.login': 'needs a solved puzzle',
  'sms.forgotPassword': 'needs a solved puzzle',
  'games.list': () => ({ query: { gameType: 'RNG', pageSize: 5, language: 'PT' } }),
  'games.one': async (portal) => {
    const { nodeId } = await someGame(portal);
    return { params: { nodeId } };
  },
  'games.hot': plain,
  'games.vendors': plain,
  'games.favourites': asMember,
  'games.recent': asMember,
  'games.favouriteIds': asMember,
  'games.addFavourite': favourite('body'),
  'games.removeFavourite': favourite('query'),
  'games.popular': plain,
  'games.announcements': () => ({ query: { gameClassify: 'RNG', language: 'EN' } }),
  'games.launch': async (portal) => {
    const { nodeId, vassalage } = await someGame(portal);
    const { authorization, body } = await launching(portal);
    return { authorization, body: { ...body, nodeId, vassalage, gameId: nodeId } };
  },
  'games.launchSeaLottery': async (portal) => {
    if (!portal.knowsSeed) return undefined;
    const query = { gameType: 'LOTT', vassalage: SEA_LOTTERY_VENDOR_CODES[0], pageSize: 1 };
    const { games } = gamesSchema.parse(await portal.succeed('games.list', { query }));
    const [game] = games;
    return (
      game && {
        ...(await asMember(portal)),
        body: {
          nodeId: game.nodeId,
          vassalage: game.vassalage,
          playType: 'today',
          device: 'WEB',
          language: 'EN',
        },
      }
    );
  },
  'games.openRounds': asMember,
  'games.playSession': asMember,
  'lottery.menus': () => ({ query: { prizeMode: 'Lott', device: 'WEB', language: 'EN' } }),
  'lottery.popular': () => ({ query: { count: 20, prizeMode: 'Elott', device: 'WEB' } }),
  'lottery.rules': async (portal) => ({ params: { gameCode: await someLottery(portal) } }),
  'lottery.opened': async (portal) => ({
    query: { gameCode: await someLottery(portal), count: 5 },
  }),
  'lottery.vietnameseNumbers': () => ({ query: { count: 100 } }),
  'lottery.recent': asMember,
  'lottery.launch': async (portal) => ({
    ...(await asMember(portal)),
    body: {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      lottoView: 'lobby',
      device: 'WEB',
      backUrl: 'https://portal.example/vnlottery',
      language: 'EN',
    },
  }),
  'lottery.bets': asMember,
  'wallet.balance': asMember,
  'live.changes': asMember,
  'deposits.terms': asMember,
  'deposits.quote': async (portal) => ({
    ...(await asMember(portal)),
    query: { method: 'pix', amount: 5_000 },
  }),
  'deposits.create': newDeposit,
  'deposits.open': asMember,
  'deposits.one': someDeposit,
  'deposits.check': async (portal) => ({ ...(await someDeposit(portal)), body: {} }),
  'deposits.cancel': async (portal) => ({ ...(await someDeposit(portal)), body: {} }),
  'content.notices': () => ({ query: { types: 'B,PU', language: 'PT' } }),
  'content.announcements': () => ({ query: { pageNo: 2, language: 'PT' } }),
  'content.memberAnnouncements': asMember,
  'content.readAnnouncement': async (portal) => {
    const authorized = await asMember(portal);
    const found = await portal.succeed('content.memberAnnouncements', authorized);
    const [announcement] = announcementsSchema.parse(found).announcements;
    return announcement && { ...authorized, params: { id: announcement.id }, body: {} };
  },
  'help.centre': () => ({ query: { language: 'EN' } }),
  'messages.list': async (portal) => ({
    ...(await asMember(portal)),
    query: { filter: 'unread', language: 'EN' },
  }),
  'messages.unread': asMember,
  'messages.one': someMessage,
  'messages.read': async (portal) => {
    const request = await someMessage(portal);
    return request && { ...request, body: {} };
  },
  'messages.readAll': async (portal) => ({ ...(await asMember(portal)), body: {} }),
  'messages.remove': async (portal) => ({
    ...(await asMember(portal)),
    query: { ids: 'no-such-message' },
  }),
  'promotions.list': () => ({ query: { category: 'new_player', language: 'PT' } }),
  'promotions.one': async (portal) => ({ params: { id: await openPromotion(portal, 'claim') } }),
  'promotions.mine': asMember,
  'promotions.claim': promotionAction('claim'),
  'promotions.join': promotionAction('mission'),
  'promotions.enter': promotionAction('raffle'),
  'boards.winnerBoard': plain,
  'boards.winnerRank': () => ({ query: { period: 'week' } }),
  'boards.missionSummary': asMember,
  'boards.missionLeaderboard': asMember,
  'pvp.rooms': plain,
  // The room with the most free seats has one a moment later too.
  'pvp.launch': async (portal) => {
    const { rooms } = roomsSchema.parse(await portal.succeed('pvp.rooms'));
    const free = ({ seats, players }: (typeof rooms)[number]) => seats - players;
    const [room] = rooms
      .filter(({ game }) => game.status === 'open')
      .toSorted((a, b) => free(b) - free(a));
    if (!room) throw new Error('No room is open.');
    const { nodeId, vassalage } = room.game;
    const { authorization, body } = await launching(portal);
    return { authorization, body: { ...body, nodeId, vassalage, roomId: room.roomId } };
  },
  'records.rounds': someRounds,
  'records.allRounds': someRounds,
  'records.round': async (portal) => {
    const request = await someRounds(portal);
    const [round] = request
      ? roundsSchema.parse(await portal.succeed('records.rounds', request)).rounds
      : [];
    return round && { authorization: request?.authorization, params: { roundId: round.roundId } };
  },
  'agents.consolidatedContracts': asAgent,
  'agents.dividendRequest': asAgent,
  'agents.dailySalary': asAgent,
  'agents.hourlySalaryContract': asAgentPosting,
  'agents.realTimeSalaryContract': asAgentPosting,
  'agents.contracts': asAgent,
  'agents.contract': someContract,
  'agents.preview': someContract,
  'agents.accept': acceptOffer,
  'agents.reject': answerOffer,
  'agents.offerBounds': boundsOfOffer,
  'agents.offer': makeOffer,
  'agents.withdraw': takeBack,
  'agents.requestTermination': askToEnd,
  'agents.answerTermination': keepContract,
  'records.transactions': someRounds,
  'records.allTransactions': someRounds,
  'records.transaction': async (portal) => {
    const request = await someRounds(portal);
    const [line] = request
      ? transactionsSchema.parse(await portal.succeed('records.transactions', request)).transactions
      : [];
    return (
      line && {
        authorization: request?.authorization,
        params: { transactionId: line.transactionId },
      }
    );
  },
};

/** The good request of a call; where none can be made here, the reason. */
export async function goodRequestOf(portal: PortalSubject, name: string) {
  const request = Object.hasOwn(goodRequests, name) ? goodRequests[name as CallName] : undefined;
  if (typeof request === 'string') return request;
  return (await request?.(portal)) ?? 'the people that it needs are unknown';
}
