import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import {
  runningActors,
  shortestWays,
  simulate,
  type Way,
} from '#machines/simulation/shortest-way.ts';

/** A way at whose end an actor is refused. */
export interface RefusedWay {
  /** The actor's source and the code. */
  readonly name: string;
  readonly code: string;
  readonly way: Way;
}

interface ExampleRefusal {
  readonly ok: false;
  readonly code: string;
}

function isRefusal(output: unknown): output is ExampleRefusal {
  return (
    typeof output === 'object' &&
    output !== null &&
    Reflect.get(output, 'ok') === false &&
    typeof Reflect.get(output, 'code') === 'string'
  );
}

/**
 * The shortest way to each refusal of a flow: those among the examples of its actors, and further
 * codes. A code that several actors are refused with is there once.
 *
 * @param codes further codes, by the actor's source
 */
export function refusedWays(
  entry: AnyCatalogueEntry,
  codes: Readonly<Record<string, readonly string[]>>,
): readonly RefusedWay[] {
  const running = shortestWays(entry, runningActors);
  const found = new Map<string, RefusedWay>();
  const add = (source: string, output: ExampleRefusal) => {
    const way = running.get(source);
    if (way === undefined || found.has(output.code)) return;
    const { start, after } = simulate(entry, way.input);
    const [child] = [...way.acts.reduce(after, start).running].find(
      ([, each]) => each === source,
    ) ?? [''];
    const { code } = output;
    const acts = [...way.acts, { type: 'answer', child, output } as const];
    found.set(code, { name: `${source} ${code}`, code, way: { input: way.input, acts } });
  };
  const examples = Object.entries(entry.outcomes).flatMap(([source, outcomes]) =>
    outcomes.filter(isRefusal).map((output) => ({ source, output })),
  );
  for (const { source, output } of examples) add(source, output);
  for (const source of new Set(examples.map((example) => example.source))) {
    for (const code of codes[source] ?? []) add(source, { ok: false, code });
  }
  return [...found.values()];
}
