import { randomBytes, randomUUID, scryptSync, timingSafeEqual } from 'node:crypto';
import { checkField } from '#contract/rules/field-rules.ts';
import type { SealingKey } from '#contract/sealed.ts';
import { type Call, type Handlers, Refused } from './server.ts';
import * as site from './site.ts';

const SESSION_MILLISECONDS = 30 * 60_000;
const BYTES = 32;

const hash = (password: string, salt: Buffer) => scryptSync(password, salt, BYTES);

function list({ query }: Call) {
  const { pageNo, pageSize } = query as { pageNo: number; pageSize: number };
  const { gameName = '', gameClassify = 'RNG', gameType = 'RNG' } = query;
  const isOurs = gameClassify === 'RNG' && gameType === 'RNG';
  const isFound = (game: { readonly gameName: string }) =>
    game.gameName.toLowerCase().includes(String(gameName).toLowerCase());
  const found = isOurs ? site.games.filter(isFound) : [];
  const games = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { games, totalGames: found.length, totalPages: Math.ceil(found.length / pageSize) };
}

function one({ params }: Call) {
  const game = site.games.find(({ nodeId }) => nodeId === params['nodeId']);
  if (!game) throw new Refused('game_not_found');
  return game;
}

/** The site, registration and sign-in, and the lobby, all in memory. */
export function exampleCalls(sealingKey: () => SealingKey) {
  const accounts = new Map<string, { readonly salt: Buffer; readonly password: Buffer }>();
  const sessions = new Map<string, string>();

  function add(username: string, password: string): void {
    const salt = randomBytes(BYTES);
    accounts.set(username, { salt, password: hash(password, salt) });
  }

  function openSession(username: string) {
    const token = randomUUID();
    sessions.set(token, username);
    const expiresAt = new Date(Date.now() + SESSION_MILLISECONDS).toISOString();
    const isFine = { firstTimeLogin: false, passwordExpired: false, passwordIsDefault: false };
    return { token, expiresAt, ...isFine };
  }

  function signIn({ body }: Call) {
    if (body['type'] !== 'username') throw new Refused('feature_disabled');
    const { username, password } = body as { username: string; password: string };
    // As long for an unknown account as for a known one, so that the time tells nothing.
    const account = accounts.get(username) ?? { salt: Buffer.alloc(BYTES), password: undefined };
    const tried = hash(password, account.salt);
    if (!account.password || !timingSafeEqual(tried, account.password)) {
      throw new Refused('credentials_incorrect');
    }
    return openSession(username);
  }

  function register({ body }: Call) {
    const values = body as Readonly<Record<string, string>>;
    const { username = '', password = '', confirmPassword } = values;
    const wrong = Object.entries(site.registrationFields).flatMap(
      ([field, rule]) => checkField(field, values[field] ?? '', rule) ?? [],
    );
    if (confirmPassword !== password) {
      wrong.push({ field: 'confirmPassword', rule: 'confirmation' });
    }
    if (wrong.length > 0) throw new Refused('validation_failed', wrong);
    if (accounts.has(username)) throw new Refused('username_taken');
    add(username, password);
    return { account: username, bonus: null, ...openSession(username) };
  }

  const parts = { available: 0, reserved: 0, bonus: 0, locked: 0, vendors: 0 };
  add('maria', 'aurora2026');
  const handlers: Handlers = {
    // Stage 1: the page opens.
    'site.permission': site.permission,
    'site.status': site.status,
    'site.menu': () => site.menu,
    'site.resources': () => ({}),
    'site.language': ({ body }) => body,
    'site.countryCodes': () => site.countries,
    'content.notices': () => ({ player: [], banners: [], popup: [], promotion: [] }),
    // Stage 2: people register and sign in.
    'account.sealingKey': sealingKey,
    'account.registerSettings': () => site.registerSettings,
    'account.registrationRules': () => site.registrationRules,
    'account.register': register,
    'account.loginV2': signIn,
    'account.member': ({ account = '' }) => site.memberOf(account),
    'account.avatar': () => ({ url: '/art/avatars/1.svg', icon: '1' }),
    'account.logout': ({ token = '' }) => ({ signedOut: sessions.delete(token) }),
    'wallet.balance': () => ({ sumBalance: 0, parts, debt: null, currency: 'BRL' }),
    // Stage 3: the lobby.
    'games.list': list,
    'games.one': one,
    'games.hot': () => site.games,
    'games.popular': () => ({ games: site.games.map((game) => ({ game, players: 0 })) }),
    'games.vendors': () => ({ lanes: site.lanes }),
    'games.favouriteIds': () => [],
  };
  return { handlers, accountOf: (token: string) => sessions.get(token) };
}
