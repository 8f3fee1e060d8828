import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { behaviours } from './behaviour/behaviours.ts';
import { observe } from './behaviour/probe.ts';
import type { Finding } from './kit/check.ts';
import { judgeFailure } from './kit/judge.ts';
import { checks, examine } from './kit/kit.ts';
import { routesOf } from './kit/routes.ts';
import { RunNotes } from './kit/run-notes.ts';
import { startOwnPortal } from './own-portal.ts';
import { portalSubject } from './portal-subject.ts';
import type { PortalSubject } from './portal-under-test.ts';
import { readLines, Typed, wordsOf } from './security-log-lines.ts';

/** Findings so that a failing test says everything. */
const told = (findings: readonly Finding[]) =>
  findings.map(({ route, problem, evidence, exchange }) =>
    [`${route}: ${problem}`, evidence, exchange?.curl].join('\n'),
  );

/* The kit (T4) against its own fake. `npm run kit` tries any other back end by the same checks. */

let running: FakeServer;
let portal: PortalSubject;
/** What the kit types into the portal, and what the security log makes of it. */
const typed = new Typed();
const securityLog: string[] = [];
const notes = new RunNotes();

beforeAll(async () => {
  const own = await startOwnPortal({ securityLog: (line) => securityLog.push(line) });
  running = own.running;
  portal = portalSubject({ ...own.under, notes, noteSent: (request) => typed.note(request) });
});

afterAll(async () => {
  await running.close();
});

// First of all, while there is something unread.
describe('behaviour', () => {
  test.each(behaviours.map((behaviour) => [behaviour.name, behaviour] as const))(
    '%s',
    async (_, behaviour) => {
      const { findings, skipped } = await observe(portal, behaviour);
      expect(told(findings)).toEqual([]);
      expect(skipped).toBeUndefined();
    },
  );
});

/** Why a check is not run against the fake: it is proved elsewhere, or does not apply. */
const elsewhere: readonly string[] = [
  'needs the code of an SMS',
  'needs an account elsewhere',
  'a waiting time of days comes first',
];

describe.each(routesOf(contract).map((route) => [route.name, route] as const))('%s', (_, route) => {
  const applicable = checks.filter(({ appliesTo }) => appliesTo(route));

  test.for(applicable.map((check) => [check.name, check] as const))(
    '%s',
    async ([__, check], { skip }) => {
      const { findings, skipped } = await examine(portal, route, check);
      expect(told(findings)).toEqual([]);
      if (skipped === undefined) return;
      expect(skipped).toBeOneOf([...elsewhere]);
      skip(skipped);
    },
  );
});

test('no call is slow, and each refusal has its own message', () => {
  expect(told(notes.findings())).toEqual([]);
});

test('no sent message contains what a caller claims', () => {
  const texts = running.world.sms.outbox(1_000).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(0);
  const claimed = texts.filter((text) => text.includes('elsewhere.invalid'));
  expect(
    claimed,
    'Links in messages are made from the configured address, never from the request',
  ).toEqual([]);
});

test('the security log has every kind of refusal line, and nothing that was typed', () => {
  const lines = readLines(securityLog);
  const events = new Set(lines.map(({ event }) => event));
  for (const event of [
    'account.signedIn',
    'secret.wrong',
    'right.refused',
    'control.used',
  ] as const) {
    expect(events).toContain(event);
  }
  const calls = new Set(
    routesOf(contract).map(({ method, path }) => `${method} ${API_PREFIX}${path}`),
  );
  const others = new Set(lines.map(({ call }) => call ?? '').filter((call) => !calls.has(call)));
  for (const call of others)
    expect(call).toMatch(/^$|^x-portal-scenario$|^POST \/control\/api\/[a-z/-]+$/u);
  expect(typed.size).toBeGreaterThan(100);
  // Lines say the same words again and again.
  for (const word of new Set(lines.flatMap(wordsOf))) expect(typed.foundIn(word), word).toEqual([]);
});

describe('an address that is no call', () => {
  test.each([
    '/nothing',
    '/account/../nothing/%2e%2e',
    `/${'x'.repeat(2000)}`,
    '/site/status/more',
  ])('%s is refused as unknown', async (path) => {
    const response = await fetch(portal.baseUrl + path);
    const text = await response.text();
    const answer = { status: response.status, body: JSON.parse(text) as unknown };
    expect(answer.status, text).toBe(404);
    expect(judgeFailure(answer)).toEqual([]);
  });

  test('a broken escape is refused as malformed', async () => {
    const response = await fetch(`${portal.baseUrl}/games/node/%E0%A4%A`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, code: 'bad_request' });
  });

  test('a method that a call does not have is refused as unknown', async () => {
    const response = await fetch(`${portal.baseUrl}/site/status`, { method: 'DELETE' });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
  });
});
