import { expect, test } from 'vitest';
import type { Check, Finding } from './kit/check.ts';
import { checks, examine } from './kit/kit.ts';
import { type SeededFault, seededFaults } from './seeded-faults/faults.ts';
import { startSmallServer } from './seeded-faults/small-server.ts';

async function findingsWith(
  fault: SeededFault | 'none',
  chosen: (check: Check) => boolean,
): Promise<Finding[]> {
  const { subject, stop } = await startSmallServer(fault);
  try {
    const findings: Finding[] = [];
    for (const route of subject.routes) {
      for (const check of checks.filter((each) => chosen(each) && each.appliesTo(route))) {
        findings.push(...(await examine(subject, route, check)));
      }
    }
    return findings;
  } finally {
    await stop();
  }
}

test('a server that keeps to its contract is left in peace', async () => {
  expect(await findingsWith('none', () => true)).toEqual([]);
});

const faults = Object.entries(seededFaults) as [SeededFault, string][];

test.each(faults)('a server that %s is found out by the check of %s', async (fault, check) => {
  expect(await findingsWith(fault, ({ name }) => name === check)).not.toEqual([]);
});
