import { z } from 'zod/v4';
import { type PromotionKind, promotionKinds } from '#contract/entities/promotion-types.ts';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { people } from '#fake-server/seed/people.ts';
import type { KitRequest } from './kit/send.ts';
import type { PortalSubject } from './portal-subject.ts';

/** Makes a request that has to succeed; nothing where the people that it needs are unknown. */
export type GoodRequest = (
  portal: PortalSubject,
) => Promise<KitRequest | undefined> | KitRequest | undefined;

const gameSchema = z.object({ nodeId: z.string(), vassalage: z.string(), gameType: z.string() });
/** Answer of `pvp.rooms`, as far as a launch needs it. */
export const roomsSchema = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      seats: z.number(),
      players: z.number(),
      game: z.object({ ...gameSchema.shape, status: z.string() }),
    }),
  ),
});
/** Answer of `games.list`, likewise. */
export const gamesSchema = z.object({ games: z.array(gameSchema).min(1) });

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

/** Says nothing, and needs nobody. */
export const plain: GoodRequest = () => ({});

/** Says nothing but who asks. */
export const asMember = async ({ tokens }: PortalSubject): Promise<KitRequest> => ({
  authorization: `Bearer ${await tokens.current()}`,
});

/** A slot. */
export async function someGame(portal: PortalSubject) {
  const query = { gameType: 'RNG', pageSize: 1 };
  const { games } = gamesSchema.parse(await portal.succeed('games.list', { query }));
  const [game] = games;
  if (!game) throw new Error('There is no game.');
  return game;
}

/** What every launch says beside the game. */
export async function launching(portal: PortalSubject) {
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

/** The code of a Vietnamese lottery. */
export async function someLottery(portal: PortalSubject): Promise<string> {
  const query = { prizeMode: 'SEA' };
  const menus = menusSchema.parse(await portal.succeed('lottery.menus', { query }));
  const [lottery] = menus.flatMap(({ gameMenus }) => gameMenus);
  if (!lottery) throw new Error('There is no lottery.');
  return lottery.gameCode;
}

/** A slot as a favourite, in the part of the request that names it. */
export function favourite(part: 'body' | 'query'): GoodRequest {
  return async (portal) => {
    const { nodeId, vassalage, gameType } = await someGame(portal);
    return { ...(await asMember(portal)), [part]: { nodeId, vendor: vassalage, gameType } };
  };
}

/** The announcements of an answer, by their ids. */
export const announcementsSchema = z.object({
  announcements: z.array(z.object({ id: z.string() })),
});
const messagesSchema = z.object({ messages: z.array(z.object({ id: z.string() })) });

/** A person without messages has none to ask for. */
export const someMessage = async (portal: PortalSubject): Promise<KitRequest | undefined> => {
  const authorized = await asMember(portal);
  const [message] = messagesSchema.parse(
    await portal.succeed('messages.list', authorized),
  ).messages;
  return message && { ...authorized, params: { id: message.id } };
};

/** A promotion of this kind that is open to everybody. */
export async function openPromotion(portal: PortalSubject, kind: PromotionKind): Promise<string> {
  const promotions = promotionsSchema.parse(await portal.succeed('promotions.list'));
  const found = promotions.find(
    (one) => one.kind === kind && one.category !== 'vip' && phaseOf(one, Date.now()) === 'open',
  );
  if (!found) throw new Error(`No ${kind} is open.`);
  return found.id;
}

/** A trial account takes part in nothing: the person must be known to be a real one. */
export function promotionAction(kind: PromotionKind): GoodRequest {
  return async (portal) => {
    if (!portal.credentials) return undefined;
    const id = await openPromotion(portal, kind);
    return { ...(await asMember(portal)), params: { id }, body: {} };
  };
}

/** The rounds of an answer, by their ids. */
export const roundsSchema = z.object({ rounds: z.array(z.object({ roundId: z.string() })) });

export const transactionsSchema = z.object({
  transactions: z.array(z.object({ transactionId: z.string() })),
});

/** The last weeks of a person with a true account; of the fake, one who has played in them. */
export const someRounds = async (portal: PortalSubject): Promise<KitRequest | undefined> => {
  if (!portal.credentials) return undefined;
  const player = portal.knowsSeed ? people.find(({ account }) => account === PLAYER) : undefined;
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
