import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { sealingKeySchema } from '#contract/sealed.ts';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { people } from '#fake-server/seed/people.ts';
import { askControl } from '#tests/support/control.ts';
import { startPortal } from '#tests/support/server.ts';
import { jweSealing } from './kit/jwe-sealing.ts';
import { type KitRoute, routesOf } from './kit/routes.ts';
import { type Answer, type KitRequest, sendRequest } from './kit/send.ts';
import type { Subject } from './kit/subject.ts';

/** Name and password of a person. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A portal under test: the fake in a process of its own, or any other at a given address. */
export interface PortalSubject extends Subject {
  /** Whether it is the seeded fake, whose people and invitation codes are known. */
  readonly isFake: boolean;
  /** Sends to a route by its name, and expects success. */
  readonly succeed: (name: string, request?: KitRequest) => Promise<unknown>;
  /** Signs in, and gives the token. */
  readonly signIn: (credentials: Credentials) => Promise<string>;
  readonly credentials: Credentials | undefined;
  readonly close: () => Promise<void>;
}

const successSchema = z.object({ success: z.literal(true), value: z.unknown() });
const loginSchema = z.object({ token: z.string() });

function setting(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** Who signs in: PORTAL_USERNAME and PORTAL_PASSWORD, else the fake's first member. */
function knownCredentials(isFake: boolean): Credentials | undefined {
  const username = setting('PORTAL_USERNAME');
  const password = setting('PORTAL_PASSWORD');
  if (username !== undefined && password !== undefined) return { username, password };
  const person = people.find(({ role }) => role === 'member');
  if (!isFake || !person?.password) return undefined;
  return { username: person.account, password: person.password };
}

/** Finds a route by its name. */
export function routeNamed(routes: readonly KitRoute[], name: string): KitRoute {
  const route = routes.find((each) => each.name === name);
  if (!route) throw new Error(`The contract has no call ${name}.`);
  return route;
}

function valueOf(name: string, answer: Answer): unknown {
  const result = successSchema.safeParse(answer.body);
  if (result.success) return result.data.value;
  throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
}

/** Reads of what goes on by itself between two calls: among the players, and by the clock. */
const livelyReads = [
  'account.sealingKey',
  'account.captcha',
  'boards.winnerBoard',
  'boards.winnerRank',
  'boards.missionLeaderboard',
  'games.popular',
  'lottery.opened',
  'lottery.vietnameseNumbers',
  'pvp.rooms',
];

/**
 * The portal to test: PORTAL_API names the address of any server's API, such as
 * `https://portal.example/api`; without it a fake is started (T4). A person of one's own is
 * named by PORTAL_USERNAME and PORTAL_PASSWORD; without them a trial account is used.
 */
export async function openPortalSubject(): Promise<PortalSubject> {
  const address = setting('PORTAL_API');
  const portal = address === undefined ? await startPortal() : undefined;
  // No draw, no hour and no midnight falls between two reads of a check.
  if (portal) await askControl(portal, 'clock', { frozen: true });
  const baseUrl = portal ? portal.url + API_PREFIX : (address ?? '').replace(/\/$/u, '');
  const routes = routesOf(contract);
  const credentials = knownCredentials(portal !== undefined);

  const sealing = jweSealing(async () =>
    sealingKeySchema.parse(await succeed('account.sealingKey')),
  );
  const bare: Subject = {
    baseUrl,
    routes,
    tokens: { current: () => current(), renewed: () => renewed() },
    sealing,
    restlessRoutes: [],
    restlessKeys: [],
  };

  async function succeed(name: string, request: KitRequest = {}): Promise<unknown> {
    return valueOf(name, await sendRequest(bare, routeNamed(routes, name), request));
  }

  async function signIn({ username, password }: Credentials): Promise<string> {
    const body = { type: 'username', username, password };
    return loginSchema.parse(await succeed('account.loginV2', { body })).token;
  }

  async function trial(): Promise<string> {
    const body = { os: 'contract tests', platform: 'W', randomString: crypto.randomUUID() };
    return loginSchema.parse(await succeed('account.freePlay', { body })).token;
  }

  let token: string | undefined;
  async function renewed(): Promise<string> {
    token = await (credentials ? signIn(credentials) : trial());
    return token;
  }

  /** The session may have been ended by what was tested last, such as signing out. */
  async function current(): Promise<string> {
    if (token === undefined) return await renewed();
    const member = routeNamed(routes, 'account.member');
    const { status } = await sendRequest(bare, member, { authorization: `Bearer ${token}` });
    return status === 401 ? await renewed() : token;
  }

  /** The seeded agent, whose calls are for agents alone (A20). */
  const agent = people.find(({ type }) => type === 1);
  async function agentToken(): Promise<string> {
    const { account: username = '', password } = agent ?? {};
    return await signIn({ username, password: password ?? '' });
  }

  async function revoked(): Promise<string> {
    const ended = await trial();
    await succeed('account.logout', { authorization: `Bearer ${ended}` });
    return ended;
  }

  return {
    ...bare,
    tokens: { current, renewed, trial, revoked, ...(portal ? { agent: agentToken } : {}) },
    ...(portal
      ? {
          situations: {
            maintenance: { [SCENARIO_HEADER]: 'maintenance' },
            regionBlocked: { [SCENARIO_HEADER]: 'region-block' },
            tokenExpired: { [SCENARIO_HEADER]: 'token-expired' },
          },
        }
      : {}),
    restlessRoutes: livelyReads,
    restlessKeys: ['serverTime'],
    isFake: portal !== undefined,
    succeed,
    signIn,
    credentials,
    close: async () => await portal?.stop(),
  };
}
