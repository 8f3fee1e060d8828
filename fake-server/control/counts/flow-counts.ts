import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/v4';
import type { FlowCounts, SentCounts } from '#contract/flow-counts-types.ts';

/** The paths of all states, by the id of the machine. */
type KnownStates = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Adds up what pages count of the flows (T7). Only totals are kept, in memory, so nothing in them is
 * of a person; only names that the machines have, so their number is bounded.
 */
export interface FlowCounter {
  add(sent: SentCounts): void;
  totals(): FlowCounts;
}

interface Total {
  started: number;
  finished: number;
  readonly reached: Map<string, number>;
  readonly left: Map<string, number>;
}

/** @param since milliseconds since 1970 */
export function createFlowCounter(known: KnownStates, since: number): FlowCounter {
  const totals = new Map<string, Total>();
  return {
    add({ flows }) {
      for (const [flow, sent] of Object.entries(flows)) {
        const states = known.get(flow);
        if (!states) continue;
        const total: Total = totals.get(flow) ?? {
          started: 0,
          finished: 0,
          reached: new Map(),
          left: new Map(),
        };
        totals.set(flow, total);
        total.started += sent.started;
        total.finished += sent.finished;
        for (const kind of ['reached', 'left'] as const) {
          for (const [state, count] of Object.entries(sent[kind])) {
            if (!states.has(state)) continue;
            total[kind].set(state, (total[kind].get(state) ?? 0) + count);
          }
        }
      }
    },
    totals: () => ({
      since: new Date(since).toISOString(),
      flows: Object.fromEntries(
        Array.from(totals, ([flow, { reached, left, ...rest }]) => [
          flow,
          { ...rest, reached: Object.fromEntries(reached), left: Object.fromEntries(left) },
        ]),
      ),
    }),
  };
}

const statesSchema = z.record(z.string(), z.array(z.string()));

/**
 * The states that the built flows page shows; undefined if it is not built.
 *
 * @param folder the build
 */
export function readKnownStates(folder: string): KnownStates | undefined {
  const file = join(folder, 'flows/states.json');
  if (!existsSync(file)) return undefined;
  const states = statesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(states).map(([flow, paths]) => [flow, new Set(paths)]));
}
