import { setTimeout as sleep } from 'node:timers/promises';
import type { ValueOf } from '#tests/contract/behaviour/probe.ts';
import {
  changesAnswer,
  changesRefusal,
  changesValue,
  type Given,
  isCall,
  type PortalFault,
  saying,
  withHeaders,
  withRows,
} from './fault.ts';

const BALANCE = '/wallet/balance';

/** A fault in the headers of every answer about a balance. */
const ofHeaders = (name: string, says: RegExp, headers: Given['headers']): PortalFault => ({
  name,
  foundBy: 'a good request',
  calls: ['wallet.balance'],
  says,
  make: changesAnswer('GET', BALANCE, (given) => withHeaders(given, headers)),
});

/** A fault in the value of every answer about the person. */
const forMember = (
  name: string,
  says: RegExp,
  change: (value: ValueOf<'account.member'>) => unknown,
): PortalFault => ({
  name,
  foundBy: 'a good request',
  calls: ['account.member'],
  says,
  make: changesValue('account.member', change),
});

const without = (given: Given, header: string): Given => ({
  ...given,
  headers: Object.fromEntries(Object.entries(given.headers).filter(([name]) => name !== header)),
});

/** Faults that a single answer shows: its headers, its form, and what it says. */
export const faultsOfAnswers: readonly PortalFault[] = [
  ofHeaders('sets a cookie that scripts can read', /is not HttpOnly/u, {
    'set-cookie': 'sid=0123456789; Path=/; SameSite=Lax',
  }),
  ofHeaders('sets a cookie that other sites can send', /has no SameSite/u, {
    'set-cookie': 'sid=0123456789; Path=/; HttpOnly',
  }),
  ofHeaders('opens private answers to every origin', /every origin may call/u, {
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
  }),
  ofHeaders('lets caches keep private answers', /a private answer that a cache may keep/u, {
    'cache-control': 'public, max-age=300',
  }),
  ofHeaders('tells its query in a header', /shows how the server works inside/u, {
    'x-debug-query': 'SELECT * FROM balances WHERE member_id = 4',
  }),
  ofHeaders('names its software', /X-Powered-By names the software/u, { 'x-powered-by': 'PHP/5' }),
  ofHeaders('calls JSON a page', /instead of JSON/u, { 'content-type': 'text/html' }),
  {
    name: 'gives no request id',
    foundBy: 'a good request',
    calls: ['wallet.balance'],
    says: /no x-request-id/u,
    make: changesAnswer('GET', BALANCE, (given) => without(given, 'x-request-id')),
  },
  {
    name: 'trusts the origin that asks',
    foundBy: 'other origins',
    calls: ['wallet.balance'],
    says: /any other site may call/u,
    make: () => (passing) => ({
      passing,
      change: (given) =>
        withHeaders(given, {
          'access-control-allow-origin': passing.headers['origin'] ?? '*',
          'access-control-allow-credentials': 'true',
        }),
    }),
  },
  {
    name: 'has a page for every wrong address',
    foundBy: 'addresses and methods',
    calls: ['site.status'],
    says: /an address below it is not refused with 404/u,
    make: changesAnswer('GET', /there-is$/u, (given) => ({
      ...withHeaders(given, { 'content-type': 'text/html' }),
      status: 200,
      text: '<!doctype html><title>Portal</title>',
    })),
  },
  {
    name: 'breaks on methods that it does not know',
    foundBy: 'addresses and methods',
    calls: ['site.status'],
    says: /the method PATCH is not refused/u,
    make: changesAnswer('PATCH', '/site/status', (given) => ({ ...given, status: 500 })),
  },
  {
    name: 'refuses a method without saying which there are',
    foundBy: 'addresses and methods',
    calls: ['site.status'],
    says: /405 without its method in Allow/u,
    make: changesAnswer('PATCH', '/site/status', (given) => ({ ...given, status: 405 })),
  },
  {
    name: 'breaks on HEAD',
    foundBy: 'addresses and methods',
    calls: ['site.status'],
    says: /the server broke on HEAD/u,
    make: changesAnswer('HEAD', '/site/status', (given) => ({ ...given, status: 500 })),
  },
  {
    name: 'breaks on OPTIONS',
    foundBy: 'addresses and methods',
    calls: ['site.status'],
    says: /the server broke on OPTIONS/u,
    make: changesAnswer('OPTIONS', '/site/status', (given) => ({ ...given, status: 502 })),
  },
  {
    name: 'says “Error” whatever happens',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /the message says nothing: “Error”/u,
    make: changesRefusal('GET', BALANCE, (given, failure) =>
      saying(given, failure, { message: 'Error' }),
    ),
  },
  {
    name: 'says its code to people',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /the message says nothing: “token_missing”/u,
    make: changesRefusal('GET', BALANCE, (given, failure) =>
      saying(given, failure, { message: failure.code }),
    ),
  },
  {
    name: 'shows where in its code it broke',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /the message shows how the server works inside/u,
    make: changesRefusal('GET', BALANCE, (given, failure) =>
      saying(given, failure, { message: 'No token at verify (/srv/app/auth.js:14:7)' }),
    ),
  },
  {
    name: 'says the same of every refusal',
    foundBy: 'messages that say something',
    calls: ['account.loginV2', 'wallet.balance', 'games.one', 'agents.dailySalary'],
    says: /refusals of different kinds have the same message/u,
    make: () => (passing) => ({
      passing,
      change: (given) =>
        given.status < 400
          ? given
          : saying(given, JSON.parse(given.text) as object, { message: 'That did not work.' }),
    }),
  },
  {
    name: 'takes its time for each balance',
    foundBy: 'quick answers',
    calls: ['wallet.balance'],
    says: /every answer takes longer/u,
    make: changesAnswer('GET', BALANCE, async (given) => {
      await sleep(150);
      return given;
    }),
  },
  {
    name: 'refuses with a code of its own',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /the code unauthorised is not in the catalogue/u,
    make: changesRefusal('GET', BALANCE, (given, failure) => ({
      ...saying(given, failure, { code: 'unauthorised' }),
    })),
  },
  {
    name: 'refuses with the status of another code',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /belongs to the status 401/u,
    make: changesRefusal('GET', BALANCE, (given) => ({ ...given, status: 403 })),
  },
  {
    name: 'refuses with a page instead of JSON',
    foundBy: 'tokens',
    calls: ['wallet.balance'],
    says: /instead of JSON/u,
    make: changesRefusal('GET', BALANCE, (given) => ({
      ...withHeaders(given, { 'content-type': 'text/html' }),
      text: '<h1>401 Unauthorized</h1>',
    })),
  },
  {
    name: 'says that something was created',
    foundBy: 'a good request',
    calls: ['account.member'],
    says: /the status 201 is not declared/u,
    make: changesAnswer('GET', '/account/member', (given) => ({ ...given, status: 201 })),
  },
  forMember(
    'leaves the currency symbol out',
    /currencySymbol is missing/u,
    ({ currencySymbol: _symbol, ...rest }) => rest,
  ),
  forMember('has a type of member of its own', /value\.type must be/u, (value) => ({
    ...value,
    type: 9,
  })),
  forMember('tells a time with an offset', /registeredAt must be a time in UTC/u, (value) => ({
    ...value,
    registeredAt: '2026-01-02T03:04:05+03:00',
  })),
  forMember(
    'sends more than is declared',
    /has what the contract does not name: internalRating/u,
    (value) => ({ ...value, internalRating: 7 }),
  ),
  forMember('gives away what a password became', /only the server should know/u, (value) => ({
    ...value,
    passwordHash: '$2b$10$abcdefghijklmnopqrstuv',
  })),
  {
    name: 'mixes games up from one read to the next',
    foundBy: 'repeated reads',
    calls: ['games.list'],
    says: /two reads in a row differ/u,
    make: () => {
      let turn = 0;
      return (passing) => ({
        passing,
        change: (given) => {
          turn += 1;
          return turn % 2 === 0 && isCall(passing, 'GET', '/games')
            ? withRows(given, 'games', (rows) => rows.toReversed())
            : given;
        },
      });
    },
  },
  {
    name: 'gives the same nonce to everybody',
    foundBy: 'repeated reads',
    calls: ['account.sealingKey'],
    says: /two reads in a row bring the same/u,
    make: () => (passing) =>
      passing.path === '/account/sealing-key' ? { repeat: 'sealing key' } : passing,
  },
  {
    name: 'names no field that is wrong',
    foundBy: 'requests with a single fault',
    calls: ['deposits.quote'],
    says: /without naming/u,
    make: changesRefusal('GET', '/deposits/quote', (given, { fields: _fields, ...failure }) => ({
      ...given,
      text: JSON.stringify(failure),
    })),
  },
  {
    name: 'quotes an amount that is out of range',
    foundBy: 'requests with a single fault',
    calls: ['withdrawals.quote'],
    says: /is not refused with 400/u,
    make: changesRefusal('GET', '/withdrawals/quote', (given, failure) =>
      failure.code === 'validation_failed'
        ? {
            ...given,
            status: 200,
            text: JSON.stringify({
              success: true,
              value: { amount: 2, fee: 0, net: 2, bonusCost: 0, currency: 'BRL' },
            }),
          }
        : given,
    ),
  },
  {
    name: 'breaks on half an object',
    foundBy: 'raw bodies',
    calls: ['games.addFavourite'],
    says: /the server broke/u,
    make: changesRefusal('POST', '/games/favourites', (given, failure) => ({
      ...saying(given, failure, { code: 'internal_error' }),
      status: 500,
    })),
  },
  {
    name: 'has no bound for a body',
    foundBy: 'raw bodies',
    calls: ['games.addFavourite'],
    says: /megabytes as the body is not refused with 413/u,
    make: () => (passing) => {
      const isLarge =
        passing.path === '/games/favourites' && JSON.stringify(passing.body).length > 1e6;
      return isLarge ? { value: [] } : passing;
    },
  },
];
