import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import { nodesOf, stateName, transitionsOf, triggerName } from '#tools/machine-anatomy.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { SHARDS } from './prove-machines.ts';

const root = fileURLToPath(new URL('../../machines/', import.meta.url));
const files = globSync('**/*.machine.ts', { cwd: root }).toSorted();

/** The machines that a file exports. */
async function machinesIn(file: string): Promise<readonly unknown[]> {
  const exports = (await import(pathToFileURL(root + file).href)) as Record<string, unknown>;
  return Object.values(exports).filter((value) => value instanceof StateMachine);
}

describe('the catalogue', () => {
  it('finds machine files to compare with', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('holds every machine of %s', async (file) => {
    const machines = await machinesIn(file);
    expect(machines, `${file} exports no machine`).not.toHaveLength(0);
    for (const machine of machines) {
      const isHeld = catalogue.some((entry) => Object.is(entry.machine, machine));
      expect(isHeld, `a machine of ${file} has no entry in the folder proof beside it`).toBe(true);
    }
  });

  it('holds no machine that lives elsewhere', async () => {
    const known = (await Promise.all(files.map(machinesIn))).flat();
    const strays = catalogue.filter(({ machine }) => !known.includes(machine)).map(({ id }) => id);
    expect(
      strays,
      'Export these machines from machines/, or take them out of the catalogue',
    ).toEqual([]);
  });

  it('is proved in one file for each shard', () => {
    const shards = globSync('machines-*.test.ts', { cwd: import.meta.dirname }).toSorted();
    expect(shards).toEqual(
      Array.from({ length: SHARDS }, (_, index) => `machines-${index + 1}.test.ts`),
    );
  });

  it('offers a retry for every read that failed (R10)', () => {
    const unread = catalogue.flatMap(({ id, machine }) =>
      nodesOf(machine)
        .filter(({ key, type }) => key === 'unreachable' && type === 'atomic')
        .map((node) => ({ name: `${id}: ${stateName(node)}`, node })),
    );
    expect(unread.length).toBeGreaterThan(0);
    const deaf = unread.filter(({ node }) => {
      const retries = transitionsOf(node).filter((one) => triggerName(one) === 'retry.requested');
      const isBusy = retries.every(({ target }) =>
        target?.every(({ tags }) => tags.includes('busy')),
      );
      return retries.length === 0 || !isBusy;
    });
    expect(
      deaf.map(({ name }) => name),
      'Lead retry.requested from these states to one with the tag busy',
    ).toEqual([]);
  });
});
