import { z } from 'zod/v4';
import type { Contract } from '#contract/index.ts';
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
type Elsewhere = 'needs a solved puzzle' | 'needs the code of an SMS';

const gameSchema = z.object({ nodeId: z.string(), vassalage: z.string(), gameType: z.string() });
const gamesSchema = z.object({ games: z.array(gameSchema).min(1) });

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

const favourite: GoodRequest = async (portal) => {
  const { nodeId, vassalage, gameType } = await someGame(portal);
  return { ...(await asMember(portal)), body: { nodeId, vendor: vassalage, gameType } };
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
  'games.favouriteIds': asMember,
  'games.addFavourite': favourite,
  'games.removeFavourite': favourite,
  'games.launch': async (portal) => {
    const { nodeId, vassalage } = await someGame(portal);
    const token = await portal.tokens.current();
    const authorization = `Bearer ${token}`;
    const { account } = memberSchema.parse(
      await portal.succeed('account.member', { authorization }),
    );
    const { merchantCode } = siteSchema.parse(await portal.succeed('site.permission'));
    return {
      authorization,
      body: {
        nodeId,
        vassalage,
        gameId: nodeId,
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: account,
        token,
        merchantCode,
        language: 'EN',
      },
    };
  },
  'wallet.balance': asMember,
  'content.promotions': () => ({ query: { category: 'new_player', language: 'PT' } }),
  'content.notices': () => ({ query: { types: 'B,PU', language: 'PT' } }),
};
