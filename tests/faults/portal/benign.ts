import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Fault,
  type Given,
  type Passing,
  withHeaders,
  withQuery,
  withValue,
} from './fault.ts';

/** A way in which a right back end may differ from another right one. */
export interface BenignDifference {
  readonly name: string;
  readonly make: () => Fault;
}

const answers =
  (change: (given: Given, passing: Passing) => Given | Promise<Given>) =>
  (): Fault =>
  (passing) => ({ passing, change: (given) => change(given, passing) });

const isJson = ({ headers, text }: Given) =>
  text !== '' && String(headers['content-type'] ?? '').startsWith('application/json');

/** What becomes of a value of JSON under this key. */
type Rewrite = (value: unknown, key: string) => unknown;

/** Rewrites every value of an answer's JSON, from the inside out. */
const rewritten = (given: Given, rewrite: Rewrite): Given =>
  isJson(given)
    ? { ...given, text: JSON.stringify(walked(JSON.parse(given.text), '', rewrite)) }
    : given;

function walked(value: unknown, key: string, rewrite: Rewrite): unknown {
  if (Array.isArray(value)) return value.map((each) => walked(each, key, rewrite));
  if (typeof value !== 'object' || value === null) return rewrite(value, key);
  const entries = Object.entries(value).map(([name, each]: [string, unknown]) => [
    name,
    walked(each, name, rewrite),
  ]);
  return rewrite(Object.fromEntries(entries), key);
}

const MARK = 'other_';
/** What names things that a server makes; those of the catalogue have their own names. */
const ownIds = /^(?:transactionId|redemptionId|betId|lineId|corrects)$/u;

/** Texts of another form in the place of ids, both ways. */
const otherIds = (): Fault => (passing) => ({
  passing: {
    ...passing,
    path: passing.path.replaceAll(MARK, ''),
    query: new URLSearchParams(passing.query.toString().replaceAll(MARK, '')),
    body:
      typeof passing.body === 'object'
        ? (JSON.parse(JSON.stringify(passing.body).replaceAll(MARK, '')) as unknown)
        : passing.body,
  },
  change: (given) =>
    rewritten(given, (value, key) =>
      typeof value === 'string' && ownIds.test(key) ? MARK + value : value,
    ),
});

const reversed: Rewrite = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toReversed())
    : value;

/** Lists without a promised order. */
const unordered = /^\/(?:promotions|lottery\/popular|wallet\/merchant)$/u;

function otherWay(value: unknown): unknown {
  if (Array.isArray(value)) return value.toReversed();
  const { vendors, ...rest } = value as { readonly vendors: readonly unknown[] };
  return { ...rest, vendors: vendors.toReversed() };
}

/** The page sizes that it uses where nobody asks for one. */
const ownPageSize = (): Fault => (passing) =>
  /^\/(?:messages|points\/transactions|records\/transactions)$/u.test(passing.path) &&
  passing.method === 'GET' &&
  !passing.query.has('pageSize')
    ? withQuery(passing, { pageSize: '37' })
    : passing;

/** What a right back end may do otherwise. The kit has to report nothing about any of it. */
export const benignDifferences: readonly BenignDifference[] = [
  { name: 'other ids', make: otherIds },
  { name: 'another order of fields', make: answers((given) => rewritten(given, reversed)) },
  {
    name: 'the optional message beside a value',
    make: answers((given) =>
      given.status === 200 && isJson(given)
        ? {
            ...given,
            text: given.text.replace('{"success":true,', '{"success":true,"message":"OK",'),
          }
        : given,
    ),
  },
  {
    name: 'slower answers',
    make: answers(async (given) => {
      await sleep(5);
      return given;
    }),
  },
  {
    name: 'other texts',
    make: answers((given) =>
      rewritten(given, (value, key) =>
        typeof value === 'string' && (key === 'message' || key === 'excerpt' || key === 'content')
          ? `Olá! ${value}`
          : value,
      ),
    ),
  },
  { name: 'other page sizes where none is asked for', make: ownPageSize },
  {
    name: 'more headers',
    make: answers((given) =>
      withHeaders(given, {
        server: 'nginx',
        via: '1.1 edge',
        'strict-transport-security': 'max-age=31536000',
        'x-served-by': 'node-7',
        'server-timing': 'app;dur=12.5',
      }),
    ),
  },
  {
    name: 'lists of no promised order the other way round',
    make: answers((given, { path, query }) =>
      unordered.test(path) && !query.has('count') ? withValue(given, otherWay) : given,
    ),
  },
  {
    name: 'headers of another form',
    make: answers((given) =>
      isJson(given)
        ? withHeaders(given, {
            'Content-Type': 'application/json;charset=UTF-8',
            'Cache-Control': 'private, no-store, no-cache, max-age=0, must-revalidate',
          })
        : given,
    ),
  },
  {
    name: 'numbers and texts of JSON in another notation',
    make: answers((given) =>
      isJson(given)
        ? {
            ...given,
            text: JSON.stringify(JSON.parse(given.text) as unknown, null, 2)
              .replaceAll(/: (\d+)(?=,?$)/gmu, ': $1.0')
              .replaceAll('ã', String.raw`\u00e3`),
          }
        : given,
    ),
  },
  {
    name: 'a cookie of its own that only the server reads',
    make: answers((given) =>
      withHeaders(given, { 'set-cookie': 'route=7; Path=/; HttpOnly; Secure; SameSite=Strict' }),
    ),
  },
  {
    name: 'calls from its own site',
    make: answers((given) =>
      withHeaders(given, {
        'access-control-allow-origin': 'https://portal.example',
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      }),
    ),
  },
  {
    name: '405 with Allow for a method that a call does not have',
    make: answers((given, { method }) =>
      method === 'PATCH'
        ? { ...withHeaders(given, { allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' }), status: 405 }
        : given,
    ),
  },
];

/** All differences at once: every request goes through each, and every answer back. */
export function allAtOnce(): Fault {
  const differences = benignDifferences.map(({ make }) => make());
  return (passing) => {
    const changes: ((given: Given) => Given | Promise<Given>)[] = [];
    let request = passing;
    for (const differ of differences) {
      const made = differ(request);
      if (!('passing' in made || 'method' in made)) continue;
      if ('change' in made) changes.push(made.change);
      request = 'change' in made ? made.passing : made;
    }
    return {
      passing: request,
      change: async (given) => {
        let answer = given;
        for (const change of changes) answer = await change(answer);
        return answer;
      },
    };
  };
}
