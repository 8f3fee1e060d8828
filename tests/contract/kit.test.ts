import { expect, test } from 'vitest';
import type { Finding } from './kit/check.ts';
import { goodRequestsSucceed } from './kit/checks/good-requests.ts';
import { checks, examine } from './kit/kit.ts';
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
