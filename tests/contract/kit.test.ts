import { expect, test } from 'vitest';
import type { Check, Finding } from './kit/check.ts';
import { goodRequestsSucceed } from './kit/checks/good-requests.ts';
import { checks, examine } from './kit/kit.ts';
import type { KitRoute } from './kit/routes.ts';
import { type SeededFault, seededFaults } from './seeded-faults/faults.ts';
import { startSmallServer } from './seeded-faults/small-server.ts';

async function findingsWith(
  fault: SeededFault | 'none',
  chosen: (check: Check) => boolean,
): Promise<Finding[]> {
  const { subject, stop } = await startSmallServer(fault);
  try {
    const findings: Finding[] = [];
    const applicable = (route: KitRoute) =>
      checks.filter(
        (each) => each !== goodRequestsSucceed && chosen(each) && each.appliesTo(route),
      );
    for (const route of subject.routes) {
      for (const check of applicable(route)) {
        const examined = await examine(subject, route, check);
        expect(examined.skipped).toBeUndefined();
        findings.push(...examined.findings);
      }
    }
    return findings;
  } finally {
    await stop();
  }
}

test('reports nothing about a server that keeps to its contract', async () => {
  expect(await findingsWith('none', () => true)).toEqual([]);
});

const faults = Object.entries(seededFaults) as [SeededFault, string][];

test.each(faults)('finds a server that %s, by the check of %s', async (fault, check) => {
  expect(await findingsWith(fault, ({ name }) => name === check)).not.toEqual([]);
});
