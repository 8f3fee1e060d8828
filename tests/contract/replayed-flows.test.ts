import { expect, test } from 'vitest';
import { readActorCalls } from '#tools/flows/actor-calls.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { notReplayed, replayedFlows } from './journeys/journey-behaviours.ts';
import { journeysOf } from './journeys/replay.ts';

/* The flows of the kit (T4): which machines run against a back end. */

const machinesWithCalls = [...readActorCalls()].flatMap(([machine, actors]) =>
  Object.values(actors).some((calls) => calls.length > 0) ? [machine] : [],
);

test('every machine that calls the server is replayed, or says why not', () => {
  const replayed = replayedFlows.map(({ entry }) => entry.id);
  expect(new Set([...replayed, ...Object.keys(notReplayed)])).toEqual(new Set(machinesWithCalls));
  expect(replayed.filter((id) => id in notReplayed)).toEqual([]);
});

test.each(replayedFlows.map((flow) => [flow.entry.id, flow] as const))(
  '%s is gone by journeys, and its actors are those of the machine',
  (id, flow) => {
    expect(journeysOf(flow)).not.toEqual([]);
    const sources = Object.keys(catalogue.find((entry) => entry.id === id)?.outcomes ?? {});
    expect(sources).toEqual(expect.arrayContaining(Object.keys(flow.calls)));
    expect(sources).toEqual(expect.arrayContaining([...(flow.local ?? [])]));
    expect(Object.keys(flow.brings).toSorted()).toEqual(Object.keys(flow.calls).toSorted());
  },
);
