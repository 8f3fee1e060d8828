import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import { sealingKeySchema } from '#contract/sealed.ts';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { GoodRequestRefused } from './good-request-refused.ts';
import { goodRequestOf } from './good-requests/index.ts';
import type { Answer } from './kit/answer.ts';
import { jweSealing } from './kit/jwe-sealing.ts';
import { requireNow } from './kit/not-now.ts';
import { Pace } from './kit/pace.ts';
import type { KitRequest } from './kit/request.ts';
import { type KitRoute, routeNamed, routesOf } from './kit/routes.ts';
import { sendRequest } from './kit/send.ts';
import type { Subject } from './kit/subject.ts';
import { WrongTries } from './kit/wrong-tries.ts';
import type { Credentials, Person, PortalSubject, PortalUnderTest } from './portal-under-test.ts';
import { messageTo, textOfPicture } from './sent-codes.ts';
import { callHook, type HookAddresses, hasHook, type SetUpHook } from './set-up-hooks.ts';
import { SparePeople } from './spare-people.ts';

const successSchema = z.object({ success: z.literal(true), value: z.unknown() });
const memberSchema = z.object({ value: z.object({ currency: z.string() }) });
const statusSchema = z.object({ serverTime: z.string() });
const loginSchema = z.object({ token: z.string() });

const SECOND = 1_000;
/** A session is used so long without another look at it, in milliseconds; sessions end when idle. */
const FRESH = 5 * 60_000;

function valueOf(route: KitRoute, answer: Answer): unknown {
  const result = successSchema.safeParse(answer.body);
  if (result.success) return result.data.value;
  requireNow(route, answer);
  throw new GoodRequestRefused(route.name, answer);
}

/**
 * Reads that return something new each time: a single-use nonce (A22), another captcha picture
 * (A8).
 */
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
  'sports.matches',
];

/** Calls that stop a player from what others are tried with, and that nobody takes back at once (W10). */
const lastingCalls: readonly string[] = ['playLimits.choose', 'playPauses.choose'];

/** Whether a call may end the session of its caller. */
function endsSessions({ name, method, metadata: { auth, readOnly } }: KitRoute): boolean {
  const [domain = ''] = name.split('.');
  const isOfAccount = ['account', 'security', 'passkeys', 'contacts'].includes(domain);
  return isOfAccount && auth !== 'none' && method !== 'GET' && !readOnly;
}

const scenario = (name: string) => ({ [SCENARIO_HEADER]: name });

/** Makes the kit's subject of a back end. */
export function portalSubject(under: PortalUnderTest): PortalSubject {
  const { member, agent, otherMember, givesTrials, patienceSeconds, requestsPerMinute } = under;
  const routes = routesOf(contract);
  const signedIn = new Map<string, Credentials>();
  const spares = new SparePeople(() => portal);
  const peopleApart = new SparePeople(() => portal);
  let token: string | undefined;
  let mayHaveEnded = false;
  const sessions = new Map<string, { readonly token: string; readonly since: number }>();
  // Sessions that nobody has used for a while end by the clock.
  const setUp = callingHooks(under.hooks, (hook) => {
    if (hook !== 'clock') return;
    sessions.clear();
    spares.signInAgain();
    peopleApart.signInAgain();
    mayHaveEnded = true;
  });
  const sealing = jweSealing(
    async () => sealingKeySchema.parse(await succeed('account.sealingKey')),
    setUp && hasHook(under.hooks, 'clock')
      ? async (moment, run) => {
          const { serverTime } = statusSchema.parse(await succeed('site.status'));
          const move = Date.parse(moment) - Date.parse(serverTime) + SECOND;
          await setUp('clock', { move });
          try {
            await run();
          } finally {
            await setUp('clock', { move: -move });
          }
        }
      : undefined,
  );
  const bare: Subject = {
    baseUrl: under.address.replace(/\/+$/u, ''),
    routes,
    effort: under.effort ?? 'thorough',
    turn: under.turn ?? 0,
    wrongTries: under.hasEndlessBudgets === true ? undefined : new WrongTries(),
    reauthenticate: (authorization) => reauthenticate(authorization),
    tokens: { current: () => current(), renewed: () => renewed() },
    noteSent: under.noteSent,
    noteAnswer: (route, answer) => {
      under.notes?.note(route, answer);
      const isByCurrent = answer.sent.headers['authorization'] === `Bearer ${token}`;
      mayHaveEnded ||= isByCurrent && answer.status === 200 && endsSessions(route);
    },
    takesAnyHost: under.takesAnyHost === true,
    hasRealAccount: member !== undefined,
    sealing,
    ...(patienceSeconds === undefined
      ? {}
      : { pace: new Pace({ patienceSeconds, requestsPerMinute }) }),
    lastingRoutes: lastingCalls,
    restlessRoutes: [...freshReads, ...clockReads, ...under.changingReads],
    clockRoutes: clockReads.filter((name) => !under.changingReads.includes(name)),
    freshRoutes: freshReads,
    whileClockStands: under.clockStands === true ? (run) => run() : stoppingClock(under.hooks),
    restlessKeys: ['serverTime', 'changesAfter', 'lastUsedAt'],
  };

  async function succeed(name: string, request: KitRequest = {}): Promise<unknown> {
    const route = routeNamed(routes, name);
    return valueOf(route, await sendRequest(bare, route, request));
  }

  async function signIn(person: Person): Promise<string> {
    if ('token' in person) return person.token;
    const { username, password } = person;
    const body = { type: 'username', username, password };
    const { token: opened } = loginSchema.parse(await succeed('account.loginV2', { body }));
    signedIn.set(`Bearer ${opened}`, person);
    return opened;
  }

  /** A sign-in costs a server more than any other call. */
  async function sessionOf(person: Person): Promise<string> {
    const known = sessions.get(person.username);
    if (known && performance.now() < known.since + FRESH) return known.token;
    const opened = await signIn(person);
    sessions.set(person.username, { token: opened, since: performance.now() });
    return opened;
  }

  async function openTrial(): Promise<string> {
    const body = { os: 'contract tests', platform: 'W', randomString: crypto.randomUUID() };
    return loginSchema.parse(await succeed('account.freePlay', { body })).token;
  }

  /** By the account's password: the kit knows no other factor. */
  async function reauthenticate(authorization: string): Promise<boolean> {
    const password = signedIn.get(authorization)?.password;
    if (password === undefined) return false;
    const route = routeNamed(routes, 'security.prove');
    const body = { way: 'password', password };
    return (await sendRequest(bare, route, { authorization, body })).status === 200;
  }

  const currencies = new Map<string, string>();
  /** Of each person once: what somebody has their money in does not change. */
  async function currencyOf(authorization: string): Promise<string | undefined> {
    const person = signedIn.get(authorization)?.username ?? authorization;
    const known = currencies.get(person);
    if (known !== undefined) return known;
    const answer = await sendRequest(bare, routeNamed(routes, 'account.member'), { authorization });
    const currency = memberSchema.safeParse(answer.body).data?.value.currency;
    if (currency !== undefined) currencies.set(person, currency);
    return currency;
  }

  const open = () => (member ? signIn(member) : openTrial());
  async function renewed(): Promise<string> {
    token = await open();
    return token;
  }

  /** A change of the account may have ended the session, as signing out does. */
  async function current(): Promise<string> {
    if (token === undefined) return await renewed();
    if (!mayHaveEnded) return token;
    mayHaveEnded = false;
    const route = routeNamed(routes, 'account.member');
    const { status } = await sendRequest(bare, route, { authorization: `Bearer ${token}` });
    return status === 401 ? await renewed() : token;
  }

  async function endedSession(): Promise<string> {
    const ended = await (givesTrials ? openTrial() : open());
    await succeed('account.logout', { authorization: `Bearer ${ended}` });
    return ended;
  }
  let revokedToken: Promise<string> | undefined;
  const revoked = () => (revokedToken ??= endedSession());
  // A session that somebody else made is theirs to end.
  const endsOwn = givesTrials || (member !== undefined && 'password' in member);
  let trialToken: Promise<string> | undefined;
  const trial = () => (trialToken ??= openTrial());

  const portal: PortalSubject = {
    ...bare,
    tokens: {
      current,
      renewed,
      ...(bare.wrongTries ? { spare: (which) => spares.token(which) } : {}),
      apart: (which) => peopleApart.token(which),
      ...(endsOwn ? { revoked } : {}),
      ...(givesTrials ? { trial } : {}),
      ...(otherMember ? { other: () => sessionOf(otherMember) } : {}),
      ...(agent
        ? {
            agent: (isRenewed) => {
              if (isRenewed === true) sessions.delete(agent.username);
              return sessionOf(agent);
            },
          }
        : {}),
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
    currencyOf,
    memberDetails: under.memberDetails ?? {},
    succeed,
    signIn,
    sessionOf,
    openTrial,
    member,
    agent,
    agentBelow: under.agentBelow,
    otherMember,
    credentials: member && 'password' in member ? member : undefined,
    setUp,
    hasHook: (hook) => hasHook(under.hooks, hook),
    messageTo: (receiver) => messageTo(receiver, under.codes, setUp),
    textOfPicture: (captchaId) => textOfPicture(captchaId, under.pictures, setUp),
  };
  return portal;
}

function callingHooks(
  addresses: HookAddresses | undefined,
  note: (hook: SetUpHook) => void,
): PortalSubject['setUp'] {
  return (
    addresses &&
    ((hook: SetUpHook, body?: object) => {
      note(hook);
      return callHook(addresses, hook, body);
    })
  );
}

/** Stops the clock for a while, where a hook can. */
function stoppingClock(addresses: HookAddresses | undefined) {
  if (addresses === undefined || !hasHook(addresses, 'clock')) return undefined;
  return async (run: () => Promise<void>): Promise<void> => {
    await callHook(addresses, 'clock', { frozen: true });
    try {
      await run();
    } finally {
      await callHook(addresses, 'clock', { frozen: false });
    }
  };
}
