import {
  changesRefusal,
  type Fault,
  isCall,
  type PortalFault,
  saying,
  withHeader,
} from './fault.ts';

const SCENARIO = 'x-portal-scenario';

/** The caller is taken for a member who called before, whatever their token is. */
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
    isCall(passing, method, path) ? { value } : passing;

const balance = {
  sumBalance: 0,
  parts: { available: 0, reserved: 0, bonus: 0, locked: 0, vendors: 0 },
  debt: null,
  currency: 'BRL',
};

/** Refuses with another code of the same status. */
const saysInstead = (path: string, code: string) =>
  changesRefusal('GET', path, (given, failure) => saying(given, failure, { code }));

/** Faults of who may call: tokens, accounts of others, a closed site. */
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
      isCall(passing, 'GET', '/wallet/balance') && passing.authorization === 'Bearer made-up'
        ? { value: balance }
        : passing,
  },
  {
    name: 'looks at a body before it looks at the token',
    foundBy: 'tokens',
    calls: ['games.addFavourite'],
    says: /belongs to the status 401/u,
    make: () => (passing) => {
      if (!isCall(passing, 'POST', '/games/favourites') || passing.authorization) return passing;
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
      isCall(passing, 'GET', '/site/status') ? { ...passing, path: '/games/popular' } : passing,
  },
];
