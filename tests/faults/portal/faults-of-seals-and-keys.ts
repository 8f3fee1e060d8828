import { ONCE_HEADER } from '#contract/once.ts';
import {
  changesAnswer,
  type Given,
  isCall,
  type Passing,
  type PortalFault,
  withHeader,
} from './fault.ts';

const DEPOSITS = '/deposits';

/** Every request counts as a new action. */
const ignoresKey = (passing: Passing): Passing =>
  isCall(passing, 'POST', DEPOSITS)
    ? withHeader(passing, ONCE_HEADER, crypto.randomUUID())
    : passing;

const trial = {
  token: 'of-a-trial',
  expiresAt: '2030-01-01T00:00:00.000Z',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordIsDefault: false,
};

/** Faults of sealed bodies, and of the keys of actions that count once. */
export const faultsOfSealsAndKeys: readonly PortalFault[] = [
  {
    name: 'opens a seal twice',
    foundBy: 'sealed bodies',
    calls: ['account.freePlay'],
    says: /a replayed seal is not refused/u,
    make: () => (passing) =>
      isCall(passing, 'POST', '/account/free-play')
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
      isCall(passing, 'POST', '/account/free-play') && !('sealed' in (passing.body as object))
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
    name: 'spends the key of a call that it refuses at the door',
    foundBy: 'actions that count once',
    calls: ['deposits.create'],
    says: /a call that was refused before it acted has spent its key/u,
    make: () => {
      const spent = new Map<string, Given>();
      return (passing) => {
        if (!isCall(passing, 'POST', DEPOSITS)) return passing;
        const key = passing.headers[ONCE_HEADER] ?? '';
        const known = spent.get(key);
        if (known) return { given: known };
        const change = (given: Given) => {
          if (/token_missing|maintenance/u.test(given.text)) spent.set(key, given);
          return given;
        };
        return { passing, change };
      };
    },
  },
  {
    name: 'makes a charge that it has refused, when its key comes again',
    foundBy: 'a charge that was refused is not made when its key comes again',
    says: /a repeated refused charge is not refused/u,
    make: () => {
      const refused = new Set<string>();
      return (passing) => {
        if (!isCall(passing, 'POST', DEPOSITS)) return passing;
        const key = passing.headers[ONCE_HEADER] ?? '';
        if (refused.has(key)) return ignoresKey(passing);
        const change = (given: Given) => {
          if (given.status >= 400) refused.add(key);
          return given;
        };
        return { passing, change };
      };
    },
  },
  {
    name: 'answers twins at once otherwise',
    foundBy: 'actions that count once',
    calls: ['feedback.send'],
    says: /a lost answer is not given again|twins at the same time/u,
    make: () => (passing) =>
      isCall(passing, 'PUT', '/member/feedback') || isCall(passing, 'PUT', '/feedback')
        ? withHeader(passing, ONCE_HEADER, crypto.randomUUID())
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
        const key = passing.headers[ONCE_HEADER] ?? '';
        const body = JSON.stringify(passing.body);
        const known = bodies.get(key) ?? body;
        bodies.set(key, known);
        return known === body ? passing : withHeader(passing, ONCE_HEADER, crypto.randomUUID());
      };
    },
  },
];
