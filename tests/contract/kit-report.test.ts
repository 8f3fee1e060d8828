import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import {
  compareWithBaseline,
  isKnownIn,
  type KnownFailure,
  readBaseline,
  writeBaseline,
} from './command/baseline.ts';
import { coverageOf } from './command/coverage.ts';
import { failuresOf } from './command/failures.ts';
import type { Report } from './command/report.ts';
import { writeReports } from './command/report-files.ts';
import { reportLines, summaryOf } from './command/report-text.ts';
import { warningsOf } from './command/warnings.ts';
import { declaredFields, noteFields } from './kit/answer-fields.ts';
import type { Finding } from './kit/check.ts';
import { evidenceOf } from './kit/evidence.ts';
import { exchangeOf } from './kit/exchange-in-words.ts';
import { checks } from './kit/kit.ts';
import { masked } from './kit/mask.ts';
import { routesOf } from './kit/routes.ts';
import { rulesOfChecks } from './kit/rules.ts';
import { causeOf, schemaFaults } from './kit/schema-in-words.ts';

/* What the kit tells (T4): each failure once, by its cause, without secrets. */

const routes = routesOf(contract);

const finding = (route: string, problem: string, check = 'valid requests'): Finding => ({
  check,
  route,
  problem,
  evidence: 'what came',
});

const otherVendor = (place: number, value: string) =>
  `value[${place}].vendor must be a text, and is “${value}”`;

const failures = (findings: readonly Finding[], known: readonly KnownFailure[] = []) =>
  failuresOf(findings, {
    routes,
    isKnown: isKnownIn(known),
    uses: new Map([
      [
        'games.list',
        {
          states: [
            { flow: 'gameLaunch', flowTitle: 'Game launch', state: 'open', description: '' },
          ],
          pages: ['/rng'],
          isEverywhere: false,
        },
      ],
    ]),
  });

const reportOf = (
  findings: readonly Finding[],
  known?: readonly KnownFailure[],
  wasAsked = true,
): Report => {
  const found = failures(findings, known);
  return {
    address: 'http://localhost:8080/api',
    startedAt: '2026-11-27T10:00:00.000Z',
    seconds: 12,
    requests: 345,
    checks: 67,
    effort: 'usual',
    seed: 1,
    warnings: [{ what: 'no agent is known (people.agent)', untested: ['a', 'b', 'c', 'd', 'e'] }],
    coverage: coverageOf(
      routes,
      { statuses: new Map([['games.list', new Set([200])]]), fields: new Map() },
      { all: ['one', 'two'], asked: new Set(['one']) },
    ),
    failures: found,
    compared: known && compareWithBaseline(known, found, () => wasAsked),
  };
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a failure', () => {
  test('is one, wherever in lists, with whatever values and however often it is found', () => {
    const found = failures([
      finding('games.hot', otherVendor(0, 'x')),
      finding('games.hot', otherVendor(1, 'y')),
      finding('games.list', otherVendor(7, 'z'), 'games are listed'),
      finding('site.menu', 'the server broke (500)'),
    ]);
    expect(found.map(({ cause }) => cause)).toEqual([
      'value[*].vendor must be a text, and is “…”',
      'the server broke (500)',
    ]);
    const [first] = found;
    expect(first?.calls.map(({ call, times }) => [call, times])).toEqual([
      ['games.hot', 2],
      ['games.list', 1],
    ]);
    expect(first?.rules).toEqual([expect.stringContaining('never refused'), 'Games are listed.']);
    expect(first?.mending).toBe('Send value[*].vendor as a text.');
  });

  test('has no ids and times in its cause', () => {
    expect(causeOf("Retry-After is '12', and the body says 7 seconds")).toBe(
      "Retry-After is '…', and the body says n seconds",
    );
    expect(causeOf('“email: missing” is not refused with 400 validation_failed')).toBe(
      '“…” is not refused with 400 validation_failed',
    );
  });

  test('says what breaks for a player, and on which pages', () => {
    const text = reportLines(reportOf([finding('games.list', 'the server broke (500)')])).join(
      '\n',
    );
    expect(text).toContain('✗ GET /games (games.list): the server broke (500)');
    expect(text).toContain('breaks: pages /rng; flows Game launch (open)');
    expect(text).toContain('mend: Find the request id');
  });

  test('every check has its rule in a sentence', () => {
    for (const { name } of checks) expect(rulesOfChecks, name).toHaveProperty([name]);
  });
});

test('what a schema refuses is told in words, with the place and the value', () => {
  const schema = z.strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(['a', 'b']),
    amounts: z.array(z.int()),
  });
  const told = (body: unknown) => {
    const { error } = schema.safeParse(body);
    return error ? schemaFaults(error, body) : [];
  };
  const right = { id: '1', at: '2026-01-31T12:00:00.000Z', kind: 'a', amounts: [1] };
  expect(told(right)).toEqual([]);
  const { id: _, ...withoutId } = right;
  expect(told(withoutId)).toEqual(['id is missing: it must be a text']);
  expect(told({ ...right, id: 5 })).toEqual(['id must be a text, and is “5”']);
  expect(told({ ...right, at: '2026-01-31T12:00:00+02:00' })).toEqual([
    'at must be a time in UTC such as 2026-01-31T12:00:00.000Z, and is “2026-01-31T12:00:00+02:00”',
  ]);
  expect(told({ ...right, kind: 'c' })).toEqual(['kind must be one of a, b, and is “c”']);
  expect(told({ ...right, amounts: [1, 2.5, 3.5] })).toEqual([
    'amounts[1] must be a whole number, and is “2.5”',
  ]);
  expect(told({ ...right, passwordHash: 'x' })).toEqual([
    'the whole body has what the contract does not name: passwordHash',
  ]);
});

test('fields count as seen by their place, in whatever entry of a list they have a value', () => {
  const entry = z.strictObject({ id: z.string(), vendor: z.string().nullable() });
  const schema = z.strictObject({ value: z.strictObject({ games: z.array(entry), next: entry }) });
  const named = ['value', 'value.games', 'value.games.id', 'value.games.vendor'];
  const next = ['value.next', 'value.next.id', 'value.next.vendor'];
  expect([...declaredFields(schema)]).toEqual([...named, ...next]);
  const seen = new Set<string>();
  noteFields(
    {
      value: {
        games: [
          { id: '1', vendor: null },
          { id: '2', vendor: 'PG' },
        ],
      },
    },
    seen,
  );
  expect([...seen].toSorted()).toEqual(named);
});

test('evidence shows what differs, however long the two are', () => {
  const long = Array.from({ length: 200 }, (_, index) => ({ id: index, name: 'n'.repeat(50) }));
  const changed = long.map((entry) => (entry.id === 150 ? { ...entry, name: 'other' } : entry));
  expect(evidenceOf({ first: JSON.stringify(long), second: JSON.stringify(changed) })).toBe(
    `[150].name: ${'n'.repeat(50)}, and then other`,
  );
  expect(evidenceOf({ actual: 90, expected: 100 })).toBe('90, expected 100');
  expect(evidenceOf({ answer: long })).toContain('… 196 more');
});

describe('secrets', () => {
  test('are masked in headers, bodies and addresses, nested ones too', () => {
    const evidence = JSON.stringify({
      request: {
        authorization: 'Bearer abc.def',
        body: { password: 'p w', transactionPassword: '778899', newPassword: 'x' },
      },
      answer: JSON.stringify({ token: 'abc.def', username: 'ana', refreshToken: 'r-1' }),
      url: 'https://vendor.example/play?session=s3cret&lang=pt',
    });
    const text = masked(evidence);
    for (const secret of ['abc.def', 'p w', 's3cret', '"x"', '778899', 'r-1']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('ana');
    expect(text).toContain('lang=pt');
    expect(JSON.parse(text)).toMatchObject({ request: { authorization: 'Bearer ***' } });
  });

  test('are variables of the shell in a request, and masked in the headers of an answer', () => {
    const { curl, headers } = exchangeOf({
      status: 200,
      contentType: 'application/json',
      headers: { 'set-cookie': ['sid=s3cret; HttpOnly'], 'x-request-id': 'r1' },
      text: '{}',
      milliseconds: 3,
      body: {},
      sent: {
        method: 'POST',
        address: 'http://localhost:8080/api/withdraw',
        headers: { authorization: 'Bearer abc.def', 'content-type': 'application/json' },
        content: JSON.stringify({ transactionPassword: '778899', note: "it's" }),
        secrets: [],
      },
    });
    expect(curl).toContain(`-H "authorization: Bearer $TOKEN"`);
    expect(curl).toContain(`{"transactionPassword":"'"$PASSWORD"'"`);
    expect(curl).toContain(String.raw`it'\''s`);
    expect(curl).not.toMatch(/abc\.def|778899/u);
    expect(headers).not.toContain('s3cret');
    expect(headers).toContain('x-request-id: r1');
  });
});

describe('a baseline', () => {
  const old = finding('games.list', 'value[3].vendor must be a text, and is “x”');
  const known = [
    { call: 'games.list', cause: causeOf(old.problem), foundBy: ['valid requests'] },
    { call: 'site.menu', cause: 'the server broke (500)', foundBy: ['tokens'] },
  ];

  test('knows the same failure with other values, and tells what is new', () => {
    const same = { ...old, problem: 'value[8].vendor must be a text, and is “y”' };
    const report = reportOf([same, finding('games.hot', same.problem)], known);
    expect(report.failures).toHaveLength(1);
    expect(report.failures[0]?.calls.map(({ call, isKnown }) => [call, isKnown])).toEqual([
      ['games.hot', false],
      ['games.list', true],
    ]);
    expect(summaryOf(report)).toContain('1 new thing wrong');
    expect(summaryOf(reportOf([same], known))).toContain('nothing new wrong, 1 known.');
  });

  test('says what is mended, but not of what was not asked', () => {
    const mended = reportLines(reportOf([old], known)).join('\n');
    expect(mended).toContain('✓ mended: site.menu: the server broke (500)');
    expect(mended).toContain('--record drops what is mended');
    const unasked = reportLines(reportOf([old], known, false)).join('\n');
    expect(unasked).not.toContain('mended');
    expect(unasked).toContain('1 known failure not asked for');
  });

  test('is written and read, and equal runs write equal files', () => {
    const file = join(folder, 'kit-baseline.json');
    expect(readBaseline(file)).toBeUndefined();
    writeBaseline(file, failures([old, finding('site.menu', 'the server broke (500)')]), []);
    const text = readFileSync(file, 'utf8');
    writeBaseline(file, failures([finding('site.menu', 'the server broke (500)'), old]), []);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(readBaseline(file)?.map(({ call }) => call)).toEqual(['games.list', 'site.menu']);
    writeFileSync(file, '{}');
    expect(() => readBaseline(file)).toThrow('is no baseline of the kit');
  });
});

test('what is missing in the config is a warning by name', () => {
  const skipped = new Map([
    ['no agent is known (people.agent)', ['agents.overview (a good request)']],
    ['among --leave-out', ['sms.login', 'sms.forgotPassword']],
  ]);
  const warnings = warningsOf(
    {
      address: 'http://localhost',
      member: { username: 'ana', password: 'x' },
      givesTrials: true,
      takesScenarios: true,
      hooks: { base: 'http://localhost/test', own: { 'points/give': false } },
      changingReads: [],
      knowsSeed: false,
    },
    skipped,
  );
  expect(warnings.map(({ what, untested }) => [what, untested.length])).toEqual([
    ['no other member is known (people.otherMember)', 0],
    ['no agent is known (people.agent)', 1],
    ['no agent directly below the agent is known (people.agentBelow)', 0],
    ['the set-up hook points/give is missing (setUp)', 0],
    ['among --leave-out', 2],
  ]);
});

test('every form of the report has the warnings, the shares and the failures', () => {
  const problem = 'value.name must be a text, and is “<b>”';
  writeReports(folder, reportOf([finding('games.list', problem)]));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const json = JSON.parse(read('kit.json')) as Record<string, unknown>;
  expect(Object.keys(json)[0]).toBe('warnings');
  expect(json).toMatchObject({
    reached: { rules: { reached: 1, all: 2 } },
    failures: [
      { problem, calls: [{ call: 'games.list', breaks: 'pages /rng; flows Game launch (open)' }] },
    ],
  });
  for (const text of [read('kit.html'), read('kit.junit.xml')]) {
    expect(text).toContain('no agent is known (people.agent)');
    expect(text).toContain('value.name must be a text, and is “&lt;b&gt;”');
    expect(text).toMatch(/1 of 2\b/u);
    expect(text).toContain('pages /rng');
    expect(text).not.toMatch(/<b>”|https?:\/\/(?!localhost)/u);
  }
});
