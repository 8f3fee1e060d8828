import type { AppRoute } from '@ts-rest/core';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { listDescriptions } from '#contract/list-descriptions.ts';
import { jsonSchemaOf } from './kit/arbitrary.ts';
import type { Finding } from './kit/check.ts';
import { goodRequestsSucceed } from './kit/checks/good-requests.ts';
import { judgeSecrets, secretsOf } from './kit/judge-secrets.ts';
import { checks, examine } from './kit/kit.ts';
import { routesOf } from './kit/routes.ts';
import { RunNotes } from './kit/run-notes.ts';
import type { Subject } from './kit/subject.ts';
import { type SeededFault, seededFaults } from './seeded-faults/faults.ts';
import { startSmallServer } from './seeded-faults/small-server.ts';

/** The small server knows no good requests. */
const checksOfSmall = checks.filter((check) => check !== goodRequestsSucceed);
type CheckName = (typeof seededFaults)[SeededFault];

/** Runs one check of the small server with a fault; all of them for what shows in a whole run. */
async function findingsWith(
  fault: SeededFault | 'none',
  chosen: CheckName | 'all',
): Promise<readonly Finding[]> {
  const { subject: small, stop } = await startSmallServer(fault);
  const notes = new RunNotes();
  const subject: Subject = { ...small, noteAnswer: (route, answer) => notes.note(route, answer) };
  const own = checksOfSmall.filter(({ name }) => name === chosen);
  try {
    const findings: Finding[] = [];
    for (const route of subject.routes) {
      for (const check of own.length > 0 ? own : checksOfSmall) {
        if (!check.appliesTo(route)) continue;
        const examined = await examine(subject, route, check);
        expect(examined.skipped).toBeUndefined();
        findings.push(...examined.findings);
      }
    }
    findings.push(...notes.findings());
    return chosen === 'all' ? findings : findings.filter(({ check }) => check === chosen);
  } finally {
    await stop();
  }
}

test('reports nothing about a server that keeps to its contract (T4)', async () => {
  expect(await findingsWith('none', 'all')).toEqual([]);
});

const faults = Object.entries(seededFaults) as [SeededFault, CheckName][];

test.each(faults)('finds a server that %s, by the check of %s', async (fault, check) => {
  expect(await findingsWith(fault, check)).not.toEqual([]);
});

test('finds a call whose every answer is slow', () => {
  const notes = new RunNotes();
  for (const milliseconds of [8_000, 9_000, 8_100]) {
    notes.note({ name: 'wallet.balance' }, { body: {}, status: 200, milliseconds });
    const quick = { body: {}, status: 200, milliseconds: milliseconds / 100 };
    notes.note({ name: 'games.list' }, quick);
  }
  expect(notes.findings().map(({ check, route }) => [check, route])).toEqual([
    ['quick answers', 'wallet.balance'],
  ]);
});

test('knows the secrets of a request, and finds them in an answer', () => {
  const secrets = secretsOf({ username: 'ana', password: 'S3cret-2026', person: { pin: '1' } });
  expect(secrets).toEqual(['S3cret-2026']);
  // What is no secret may be repeated.
  expect(secretsOf({ name: 'Maria Silva', password: 'Maria Silva' })).toEqual([]);
  // A generated password may be a word of any refusal.
  expect(secretsOf({ newPassword: 'length' })).toEqual([]);
  const sent = { method: 'POST', address: '', headers: {}, content: undefined, secrets };
  const answer = { status: 400, contentType: '', headers: {}, milliseconds: 1, sent };
  const body = { message: 'The password S3cret-2026 is too short.' };
  expect(judgeSecrets({ ...answer, body, text: JSON.stringify(body) })).toEqual([
    'the answer repeats a secret of the request',
  ]);
});

test('every list in pages is described, and every description is of a call', () => {
  const routes = routesOf(contract);
  const paged = routes.filter(({ query }) => query && 'pageNo' in propertiesOf(query));
  const silent = paged.filter(({ name }) => !(name in listDescriptions)).map(({ name }) => name);
  expect(silent, 'Describe these lists in contract/list-descriptions.ts').toEqual([]);
  const unknown = Object.keys(listDescriptions).filter(
    (name) => !routes.some((route) => route.name === name),
  );
  expect(unknown, 'No call has these names').toEqual([]);
});

test('the summary of a list says which rows come before the others', () => {
  const summaries = new Map<string, string | undefined>(
    Object.entries<Readonly<Record<string, AppRoute>>>(contract).flatMap(([domain, calls]) =>
      Object.entries(calls).map(([call, { summary }]) => [`${domain}.${call}`, summary] as const),
    ),
  );
  for (const [name, { first, order }] of Object.entries(listDescriptions)) {
    const summary = summaries.get(name) ?? '';
    expect(/\bones? first\b/u.test(summary), `${name}: ${summary}`).toBe(first !== undefined);
    if (first && order.length > 0) expect(summary, name).toMatch(/ones first, then newest first/u);
  }
});

function propertiesOf(schema: Parameters<typeof jsonSchemaOf>[0]): object {
  return jsonSchemaOf(schema).properties ?? {};
}
