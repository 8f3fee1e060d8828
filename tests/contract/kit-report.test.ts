import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
import type { Finding } from './kit/check.ts';
import { checks } from './kit/kit.ts';
import { routesOf } from './kit/routes.ts';
import { rulesOfChecks } from './kit/rules.ts';
import { causeOf } from './kit/schema-in-words.ts';

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
