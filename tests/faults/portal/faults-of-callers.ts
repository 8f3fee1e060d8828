import {
  changesAnswer,
  changesRefusal,
  type Fault,
  is,
  type Passing,
  type PortalFault,
  saying,
} from './fault.ts';

const SCENARIO = 'x-portal-scenario';
const ONCE = 'idempotency-key';

/** The request with a header that it has in another way, or not at all. */
const withHeader = (passing: Passing, name: string, value?: string): Passing => {
  const { [name]: _, ...others } = passing.headers;
  return { ...passing, headers: value === undefined ? others : { ...others, [name]: value } };
};

/** Whoever asks is taken for a member who asked before, with whatever token. */
export const takesAnyToken =
  (path: string): (() => Fault) =>
  () => {
    let member: string | undefined;
    return (passing) => {
      if (!passing.path.startsWith(path)) return passing;
      member ??= passing.authorization;
      return withHeader({ ...passing, authorization: member }, SCENARIO);
    };
  };

/** Answers with this whatever is asked of it. */
const answersValue =
  (method: string, path: string, value: unknown): (() => Fault) =>
  () =>
  (passing) =>
    is(passing, method, path) ? { value } : passing;

const DEPOSITS = '/deposits';

/** Every request counts as a new action. */
const ignoresKey = (passing: Passing): Passing =>
  is(passing, 'POST', DEPOSITS) ? withHeader(passing, ONCE, crypto.randomUUID()) : passing;

const balance = {
  sumBalance: 0,
  parts: { available: 0, reserved: 0, bonus: 0, locked: 0, vendors: 0 },
  debt: null,
  currency: 'BRL',
};
const trial = {
  token: 'of-a-trial',
  expiresAt: '2030-01-01T00:00:00.000Z',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordIsDefault: false,
};

/** Refuses with another code of the same status. */
const saysInstead = (path: string, code: string) =>
  changesRefusal('GET', path, (given, failure) => saying(given, failure, { code }));

/** Faults of who may call: tokens, seals, keys that count once, a closed site. */
export const faultsOfCallers: readonly PortalFault[] = [
  {
    name: 'tells anybody a balance',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /a missing token is not refused with 401/u,
    make: answersValue('GET', '/wallet/balance', balance),
  },
  {
    name: 'calls a missing token an invalid one',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /a missing token is not refused with 401 token_missing/u,
    make: saysInstead('/wallet/balance', 'token_invalid'),
  },
  {
    name: 'takes a malformed token',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /a malformed token \(“made up”\) is not refused with 401 token_invalid/u,
    make: () => (passing) =>
      is(passing, 'GET', '/wallet/balance') && passing.authorization === 'Bearer made-up'
        ? { value: balance }
        : passing,
  },
  {
    name: 'looks at a body before it looks at the token',
    foundBy: 'tokens',
    calls: ['games.addFavourite'],
    says: /belongs to the status 401/u,
    make: () => (passing) => {
      if (!is(passing, 'POST', '/games/favourites') || passing.authorization) return passing;
      return { passing: { ...passing, body: {} }, change: (given) => ({ ...given, status: 400 }) };
    },
  },
  {
    name: 'takes tokens of sessions that were signed out',
    foundBy: 'ended sessions',
    calls: ['wallet.balance'],
    says: /a token of a session that was signed out is not refused/u,
    make: answersValue('GET', '/wallet/balance', balance),
  },
  {
    name: 'takes expired tokens',
    foundBy: 'expired tokens',
    calls: ['wallet.balance'],
    says: /an expired token is not refused/u,
    make: () => (passing) => withHeader(passing, SCENARIO),
  },
  {
    name: 'takes an expired token for an invalid one',
    foundBy: 'expired tokens',
    calls: ['wallet.balance'],
    says: /an expired token is not refused with 401 token_expired/u,
    make: saysInstead('/wallet/balance', 'token_invalid'),
  },
  {
    name: 'lets trial accounts have a wallet',
    foundBy: 'trial accounts',
    calls: ['wallet.merchant'],
    says: /a trial account is not refused/u,
    make: answersValue('GET', '/wallet/merchant', { isSingle: true, vendors: [] }),
  },
  {
    name: 'shows the team to a member who is no agent',
    foundBy: 'members for agents',
    calls: ['team.search'],
    says: /a member is not refused/u,
    make: answersValue('GET', '/agent/team/search', { members: [], hasMore: false }),
  },
  {
    name: "shows anybody another member's bonus",
    foundBy: 'a good request',
    calls: ['bonuses.one'],
    says: /another member's request is not refused/u,
    make: takesAnyToken('/member/bonuses'),
  },
  {
    name: 'cancels deposits of others',
    foundBy: 'a good request',
    calls: ['deposits.cancel'],
    says: /another member's request is not refused/u,
    make: takesAnyToken('/deposits'),
  },
  {
    name: "removes another member's payout account",
    foundBy: 'a good request',
    calls: ['payoutAccounts.makeDefault'],
    says: /another member's request is not refused/u,
    make: takesAnyToken('/payout-accounts'),
  },
  {
    name: 'hides that something is of others with another code',
    foundBy: 'a good request',
    calls: ['deposits.one'],
    says: /another member's request is not refused with 404/u,
    make: changesRefusal('GET', /^\/deposits\/[^/]+$/u, (given, failure) => ({
      ...saying(given, failure, { code: 'agent_only' }),
      status: 403,
    })),
  },
  {
    name: 'stays open under maintenance',
    foundBy: 'a closed site',
    calls: ['games.list'],
    says: /a call under maintenance is not refused/u,
    make: () => (passing) => withHeader(passing, SCENARIO),
  },
  {
    name: 'closes what has to stay open',
    foundBy: 'a closed site',
    calls: ['site.status'],
    says: /is closed under maintenance/u,
    make: () => (passing) =>
      is(passing, 'GET', '/site/status') ? { ...passing, path: '/games/popular' } : passing,
  },
  {
    name: 'opens a seal twice',
    foundBy: 'sealed bodies',
    calls: ['account.freePlay'],
    says: /a replayed seal is not refused/u,
    make: () => (passing) =>
      is(passing, 'POST', '/account/free-play')
        ? { repeat: JSON.stringify(passing.body) }
        : passing,
  },
  {
    name: 'takes a stale seal for a broken one',
    foundBy: 'sealed bodies',
    calls: ['account.freePlay'],
    says: /belongs to the status 409/u,
    make: changesAnswer('POST', '/account/free-play', (given) =>
      given.status === 409 ? { ...given, status: 400 } : given,
    ),
  },
  {
    name: 'opens seals of any age',
    foundBy: 'stale seals',
    calls: ['account.freePlay'],
    says: /a seal whose time is over is not refused with 409 sealed_payload_stale/u,
    make: changesAnswer('POST', '/account/free-play', (given) =>
      given.status === 409
        ? { ...given, status: 200, text: JSON.stringify({ success: true, value: trial }) }
        : given,
    ),
  },
  {
    name: 'takes a seal to any key',
    foundBy: 'sealed bodies',
    calls: ['account.freePlay'],
    says: /a seal to an unknown key is not refused with 409 sealing_key_unknown/u,
    make: changesAnswer('POST', '/account/free-play', (given) =>
      given.text.includes('sealing_key_unknown')
        ? { ...given, status: 200, text: JSON.stringify({ success: true, value: trial }) }
        : given,
    ),
  },
  {
    name: 'takes bodies that are not sealed',
    foundBy: 'sealed bodies',
    calls: ['account.freePlay'],
    says: /a body that is not sealed is not refused/u,
    make: () => (passing) =>
      is(passing, 'POST', '/account/free-play') && !('sealed' in (passing.body as object))
        ? { value: trial }
        : passing,
  },
  {
    name: 'takes actions without a key',
    foundBy: 'actions that count once',
    calls: ['deposits.create'],
    says: /a bad key is not refused/u,
    make: () => ignoresKey,
  },
  {
    name: 'makes a second deposit of a repeated action',
    foundBy: 'a charge is made once, shown as the open one, and gone when it is cancelled',
    says: /a good request is refused|the same key made a second charge/u,
    make: () => ignoresKey,
  },
  {
    name: 'answers twins at once otherwise',
    foundBy: 'actions that count once',
    calls: ['feedback.send'],
    says: /a lost answer is not given again|twins at the same time/u,
    make: () => (passing) =>
      is(passing, 'PUT', '/member/feedback') || is(passing, 'PUT', '/feedback')
        ? withHeader(passing, ONCE, crypto.randomUUID())
        : passing,
  },
  {
    name: 'takes a key for another action',
    foundBy: 'actions that count once',
    calls: ['deposits.create'],
    says: /the key of another action is not refused/u,
    make: () => {
      const bodies = new Map<string, string>();
      return (passing) => {
        const key = passing.headers[ONCE] ?? '';
        const body = JSON.stringify(passing.body);
        const known = bodies.get(key) ?? body;
        bodies.set(key, known);
        return known === body ? passing : withHeader(passing, ONCE, crypto.randomUUID());
      };
    },
  },
];
