import { z } from 'zod/v4';
import { type PromotionKind, promotionKinds } from '#contract/entities/promotion-types.ts';
import type { Contract } from '#contract/index.ts';
import { SEA_LOTTERY_VENDOR_CODES } from '#contract/rules/launch-way.ts';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { people } from '#fake-server/seed/people.ts';
import type { KitRequest } from './kit/send.ts';
import type { PortalSubject } from './portal-subject.ts';

/** Name of a call of the contract. */
export type CallName = {
  [Domain in keyof Contract]: `${Domain}.${Extract<keyof Contract[Domain], string>}`;
}[keyof Contract];

/** Makes a request that has to succeed; nothing where the portal's people are unknown. */
type GoodRequest = (
  portal: PortalSubject,
) => Promise<KitRequest | undefined> | KitRequest | undefined;

/** Why a call's success is not shown here: it needs a person, and is shown by the journeys. */
type Elsewhere =
  | 'needs a solved puzzle'
  | 'needs the code of an SMS'
  | 'needs an account elsewhere';

const gameSchema = z.object({ nodeId: z.string(), vassalage: z.string(), gameType: z.string() });
const roomsSchema = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      seats: z.number(),
      players: z.number(),
      game: z.object({ ...gameSchema.shape, status: z.string() }),
    }),
  ),
});
const gamesSchema = z.object({ games: z.array(gameSchema).min(1) });

const promotionsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(promotionKinds),
    category: z.string(),
    startsAt: z.string(),
    endsAt: z.string().nullable(),
  }),
);

const memberSchema = z.object({ account: z.string() });
const siteSchema = z.object({ merchantCode: z.string() });

const plain: GoodRequest = () => ({});

const asMember = async ({ tokens }: PortalSubject): Promise<KitRequest> => ({
  authorization: `Bearer ${await tokens.current()}`,
});

async function someGame(portal: PortalSubject) {
  const query = { gameType: 'RNG', pageSize: 1 };
  const { games } = gamesSchema.parse(await portal.succeed('games.list', { query }));
  const [game] = games;
  if (!game) throw new Error('There is no game.');
  return game;
}

/** What every launch says beside the game. */
async function launching(portal: PortalSubject) {
  const token = await portal.tokens.current();
  const authorization = `Bearer ${token}`;
  const { account } = memberSchema.parse(await portal.succeed('account.member', { authorization }));
  const { merchantCode } = siteSchema.parse(await portal.succeed('site.permission'));
  const body = {
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: account,
    token,
    merchantCode,
    language: 'EN',
  };
  return { authorization, body };
}

const menusSchema = z.array(z.object({ gameMenus: z.array(z.object({ gameCode: z.string() })) }));

async function someLottery(portal: PortalSubject): Promise<string> {
  const query = { prizeMode: 'SEA' };
  const menus = menusSchema.parse(await portal.succeed('lottery.menus', { query }));
  const [lottery] = menus.flatMap(({ gameMenus }) => gameMenus);
  if (!lottery) throw new Error('There is no lottery.');
  return lottery.gameCode;
}

const favourite: GoodRequest = async (portal) => {
  const { nodeId, vassalage, gameType } = await someGame(portal);
  return { ...(await asMember(portal)), body: { nodeId, vendor: vassalage, gameType } };
};

const announcementsSchema = z.object({ announcements: z.array(z.object({ id: z.string() })) });
const messagesSchema = z.object({ messages: z.array(z.object({ id: z.string() })) });

/** A person without messages has none to ask for. */
const someMessage = async (portal: PortalSubject): Promise<KitRequest | undefined> => {
  const authorized = await asMember(portal);
  const [message] = messagesSchema.parse(
    await portal.succeed('messages.list', authorized),
  ).messages;
  return message && { ...authorized, params: { id: message.id } };
};
/** A promotion of this kind that is open to everybody. */
async function openPromotion(portal: PortalSubject, kind: PromotionKind): Promise<string> {
  const promotions = promotionsSchema.parse(await portal.succeed('promotions.list'));
  const found = promotions.find(
    (one) => one.kind === kind && one.category !== 'vip' && phaseOf(one, Date.now()) === 'open',
  );
  if (!found) throw new Error(`No ${kind} is open.`);
  return found.id;
}

/** A trial account takes part in nothing: the person must be known to be a real one. */
function promotionDeed(kind: PromotionKind): GoodRequest {
  return async (portal) => {
    if (!portal.credentials) return undefined;
    const id = await openPromotion(portal, kind);
    return { ...(await asMember(portal)), params: { id }, body: {} };
  };
}

const roundsSchema = z.object({ rounds: z.array(z.object({ roundId: z.string() })) });

/** The last weeks of a person with a true account; of the fake, one who has played in them. */
const someRounds = async (portal: PortalSubject): Promise<KitRequest | undefined> => {
  if (!portal.credentials) return undefined;
  const player = portal.isFake ? people.find(({ account }) => account === PLAYER) : undefined;
  const { account: username, password } = player ?? {};
  const authorization =
    username !== undefined && typeof password === 'string'
      ? `Bearer ${await portal.signIn({ username, password })}`
      : (await asMember(portal)).authorization;
  const day = 24 * 60 * 60_000;
  const now = Date.now();
  const query = {
    from: new Date(now - 60 * day).toISOString(),
    before: new Date(now).toISOString(),
  };
  return { authorization, query };
};

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
  'account.affiliateCheck': ({ isFake }) => {
    if (!isFake) return undefined;
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
    if (!portal.isFake || !agent?.password) return undefined;
    const token = await portal.signIn({ username: agent.account, password: agent.password });
    const newPassword = 'another2026';
    return {
      authorization: `Bearer ${token}`,
      body: { oldPassword: agent.password, newPassword, confirmNewPassword: newPassword },
    };
  },
  'account.forgotPassword': ({ isFake }) => {
    const person = people.find(({ email }) => email !== undefined);
    if (!isFake || person?.email === undefined) return undefined;
    return { body: { username: person.account, email: person.email } };
  },
  'account.setPasswordByPhone': 'needs the code of an SMS',
  'account.member': asMember,
  'account.avatar': asMember,
  'account.logout': async ({ tokens }) => ({ authorization: `Bearer ${await tokens.renewed()}` }),
  'sms.registrationByUsername': 'needs a solved puzzle',
  'sms.registrationByMobile': 'needs a solved puzzle',
  'sms.login': 'needs a solved puzzle',
  'sms.forgotPassword': ({ isFake }) => {
    const person = people.find(({ mobile }) => mobile?.startsWith('+55'));
    if (!isFake || person?.mobile === undefined) return undefined;
    return { body: { countryDialingCode: '+55', mobileNum: person.mobile.slice(3) } };
  },
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
  'games.addFavourite': favourite,
  'games.removeFavourite': favourite,
  'games.popular': plain,
  'games.announcements': () => ({ query: { gameClassify: 'RNG', language: 'EN' } }),
  'games.launch': async (portal) => {
    const { nodeId, vassalage } = await someGame(portal);
    const { authorization, body } = await launching(portal);
    return { authorization, body: { ...body, nodeId, vassalage, gameId: nodeId } };
  },
  'games.launchSeaLottery': async (portal) => {
    if (!portal.isFake) return undefined;
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
    body: { ids: ['no-such-message'] },
  }),
  'promotions.list': () => ({ query: { category: 'new_player', language: 'PT' } }),
  'promotions.one': async (portal) => ({ params: { id: await openPromotion(portal, 'claim') } }),
  'promotions.mine': asMember,
  'promotions.claim': promotionDeed('claim'),
  'promotions.join': promotionDeed('mission'),
  'promotions.enter': promotionDeed('raffle'),
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
};
