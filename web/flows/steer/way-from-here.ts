import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { countMisfits } from '#machines/recordings/fit-redacted.ts';
import { shortestWays, simulate, type Way } from '#machines/simulation/shortest-way.ts';

/**
 * Finds the shortest way into a state for a portal's actor. The way depends on the input that the actor was
 * started with: the examples whose context is most like the actor's come first, the others after them.
 *
 * @param context the actor's context as the portal reports it, redacted
 * @returns the way into a state by its path; undefined if no example leads there
 */
export function wayFromHere(
  entry: AnyCatalogueEntry,
  context: unknown,
): (state: string) => Way | undefined {
  const examples = Object.entries(entry.inputs).map(([name, input]) => ({
    name,
    input,
    misfits: countMisfits(context, simulate(entry, input).start.machine.context),
  }));
  const fewest = Math.min(...examples.map(({ misfits }) => misfits));
  const fitting = examples.filter(({ misfits }) => misfits === fewest);
  const own = shortestWays({
    ...entry,
    inputs: Object.fromEntries(fitting.map(({ name, input }) => [name, input])),
    journeys: [],
  });
  let all: ReadonlyMap<string, Way> | undefined;
  return (state) => {
    const way = own.get(state);
    if (way) return way;
    all ??= shortestWays(entry);
    return all.get(state);
  };
}
