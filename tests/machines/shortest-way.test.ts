import { expect, test } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { shortestWays, simulate } from '#machines/simulation/shortest-way.ts';
import { statesIn } from '#machines/states-in.ts';
import { nodesOf } from '#tools/machine-anatomy.ts';
import { catalogue } from '#tools/machine-catalogue.ts';

/** Nobody stays in such a state: some transition without an event always leads on. */
const isPassedThrough = ({ always = [] }: AnyStateNode) =>
  always.some(({ guard }) => guard === undefined);

test.each(catalogue.map((entry) => [entry.id, entry] as const))(
  '%s: the shortest ways lead into every state that can be stayed in (T7)',
  (_, entry) => {
    const ways = shortestWays(entry);
    const unreached = nodesOf(entry.machine)
      .filter((node) => node.parent && node.type !== 'history' && !isPassedThrough(node))
      .map((node) => node.path.join('.'))
      .filter((path) => !ways.has(path) && entry.exceptions?.[path] === undefined);
    expect(unreached).toEqual([]);
    for (const [path, { input, acts }] of ways) {
      const { start, after } = simulate(entry, input);
      const end = acts.reduce(after, start);
      expect(statesIn(end.machine.value as never), path).toContain(path);
    }
  },
);
