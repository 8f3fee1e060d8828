import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import { sealingKeySchema } from '#contract/sealed.ts';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { goodRequestOf } from './good-requests/index.ts';
import { jweSealing } from './kit/jwe-sealing.ts';
import { type KitRoute, routesOf } from './kit/routes.ts';
import { type Answer, type KitRequest, sendRequest } from './kit/send.ts';
import type { Subject } from './kit/subject.ts';

/** Name and password of a person. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A back end to try, and what is known of it. */
export interface PortalUnderTest {
  /** Address of its API, such as `https://portal.example/api`. */
  readonly address: string;
  /** A member with a real account; without one, a trial account asks. */
  readonly member?: Credentials | undefined;
  /** An agent, whose calls are for agents alone (A20). */
  readonly agent?: Credentials | undefined;
  /** Another member, who has to stay a stranger to what is the first one's. */
  readonly otherMember?: Credentials | undefined;
  /** Whether it gives trial accounts. */
  readonly givesTrials: boolean;
  /** Whether it takes the header that puts one request into a scenario (T3). */
  readonly takesScenarios: boolean;
  /**
   * Address of its set-up hooks, which do what no call of the contract can: `POST deposits/pay` with
   * `{ deposit, way }`, `POST deposits/take-back` with `{ deposit }`, `POST withdrawals/step` with
   * `{ withdrawal, step }`, `POST withdrawals/part` with `{ part, step }`, `POST agents/offer` with
   * `{ account }` to offer that agent a dividend where no offer is open, `POST agents/expire` with
   * `{}` to let open offers expire, `POST bonuses/give` with `{ account, amount, times, days, key }`,
   * `POST points/give` with `{ account, points, key }`, `POST points/reward` with `{ reward, price,
   * stock }`, `POST points/decide` with `{ redemption, rejectedFor }`, whose reason is left out to
   * approve, `POST feedback/answer` with `{ feedback, answer: 'thanks' }`, `POST ranks/give` with
   * `{ account, level }`, `POST referral/befriend` with `{ account }` to give somebody friends,
   * `POST notifications/tell` with `{ account, topic }`,
   * `POST two-step/turn-on` and `two-step/turn-off` with `{ account }`, both of which answer with
   * `apps`, the codes that count now, and `clock`,
   * `POST clock` with `{ move }` in milliseconds or `{ frozen }`, `POST captcha` with `{ captchaId }` for the `text` of
   * the picture, `GET outbox` for `messages`, newest first, with `receiver` and `code`. Those of the
   * fake are its control page's.
   */
  readonly setUp?: string | undefined;
  /** Hears of each request before it is sent. */
  readonly noteSent?: (request: KitRequest) => void;
  /** Nothing in front of it goes by the name of the host. */
  readonly takesAnyHost?: boolean;
  /** Its clock stands all the time. */
  readonly clockStands?: boolean;
  /** Reads whose answer changes by itself between two calls, beside those of the contract. */
  readonly changingReads: readonly string[];
  /** Whether its people are those of the seed. */
  readonly knowsSeed: boolean;
  readonly patienceSeconds?: number;
}

/** A portal that can be asked by the names of its calls. */
export interface PortalSubject extends Subject {
  readonly knowsSeed: boolean;
  /** Sends to a route by its name, and expects success. */
  readonly succeed: (name: string, request?: KitRequest) => Promise<unknown>;
  /** Signs in, and gives the token. */
  readonly signIn: (credentials: Credentials) => Promise<string>;
  /** Opens a trial, and gives the token. */
  readonly openTrial: () => Promise<string>;
  readonly credentials: Credentials | undefined;
  readonly otherCredentials: Credentials | undefined;
  /** Calls a set-up hook, and gives what it answers; without a body it reads. */
  readonly setUp: ((hook: string, body?: object) => Promise<unknown>) | undefined;
}

const successSchema = z.object({ success: z.literal(true), value: z.unknown() });
const loginSchema = z.object({ token: z.string() });

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

/** Reads that bring something new each time: a nonce that counts once (A22), another picture (A8). */
const freshReads: readonly string[] = ['account.sealingKey', 'account.captcha'];

/** Reads of what goes on with the clock: among the players, at the draws, and in a running period. */
const clockReads: readonly string[] = [
  'boards.winnerBoard',
  'boards.winnerRank',
  'boards.missionLeaderboard',
  'games.popular',
  'income.running',
  'lottery.opened',
  'lottery.vietnameseNumbers',
  'pvp.rooms',
];

const scenario = (name: string) => ({ [SCENARIO_HEADER]: name });

/** Makes the kit's subject of a back end. */
export function portalSubject(under: PortalUnderTest): PortalSubject {
  const { member, agent, givesTrials, patienceSeconds = 0 } = under;
  const routes = routesOf(contract);
  const setUp = under.setUp === undefined ? undefined : hooksAt(under.setUp);
  const sealing = jweSealing(async () =>
    sealingKeySchema.parse(await succeed('account.sealingKey')),
  );
  const bare: Subject = {
    baseUrl: under.address.replace(/\/+$/u, ''),
    routes,
    tokens: { current: () => current(), renewed: () => renewed() },
    noteSent: under.noteSent,
    takesAnyHost: under.takesAnyHost === true,
    hasRealAccount: member !== undefined,
    sealing,
    patienceSeconds,
    restlessRoutes: [...freshReads, ...clockReads, ...under.changingReads],
    clockRoutes: clockReads.filter((name) => !under.changingReads.includes(name)),
    freshRoutes: freshReads,
    whileClockStands: under.clockStands === true ? (run) => run() : stoppingClock(setUp),
    restlessKeys: ['serverTime', 'changesAfter'],
  };

  async function succeed(name: string, request: KitRequest = {}): Promise<unknown> {
    return valueOf(name, await sendRequest(bare, routeNamed(routes, name), request));
  }

  async function signIn({ username, password }: Credentials): Promise<string> {
    const body = { type: 'username', username, password };
    return loginSchema.parse(await succeed('account.loginV2', { body })).token;
  }

  async function openTrial(): Promise<string> {
    const body = { os: 'contract tests', platform: 'W', randomString: crypto.randomUUID() };
    return loginSchema.parse(await succeed('account.freePlay', { body })).token;
  }

  const open = () => (member ? signIn(member) : openTrial());
  let token: string | undefined;
  async function renewed(): Promise<string> {
    token = await open();
    return token;
  }

  /** The session may have been ended by what was tested last, such as signing out. */
  async function current(): Promise<string> {
    if (token === undefined) return await renewed();
    const asked = routeNamed(routes, 'account.member');
    const { status } = await sendRequest(bare, asked, { authorization: `Bearer ${token}` });
    return status === 401 ? await renewed() : token;
  }

  async function revoked(): Promise<string> {
    const ended = await (givesTrials ? openTrial() : open());
    await succeed('account.logout', { authorization: `Bearer ${ended}` });
    return ended;
  }

  const portal: PortalSubject = {
    ...bare,
    tokens: {
      current,
      renewed,
      revoked,
      ...(givesTrials ? { trial: openTrial } : {}),
      ...(agent ? { agent: () => signIn(agent) } : {}),
    },
    ...(under.takesScenarios
      ? {
          situations: {
            maintenance: scenario('maintenance'),
            regionBlocked: scenario('region-block'),
            tokenExpired: scenario('token-expired'),
          },
        }
      : {}),
    goodRequest: (name) => goodRequestOf(portal, name),
    knowsSeed: under.knowsSeed,
    succeed,
    signIn,
    openTrial,
    credentials: member,
    otherCredentials: under.otherMember,
    setUp,
  };
  return portal;
}

/** Calls set-up hooks; throws with what one of them refused. */
function hooksAt(address: string) {
  return async (hook: string, body?: object): Promise<unknown> => {
    const answer = await fetch(
      `${address.replace(/\/+$/u, '')}/${hook}`,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    if (!answer.ok) throw new Error(`${hook} answered ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
}

/** Stops the clock for a while, where a hook can. */
function stoppingClock(setUp: PortalSubject['setUp']) {
  return (
    setUp &&
    (async (run: () => Promise<void>): Promise<void> => {
      await setUp('clock', { frozen: true });
      try {
        await run();
      } finally {
        await setUp('clock', { frozen: false });
      }
    })
  );
}
