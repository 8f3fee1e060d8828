import { openWorld } from '#fake-server/open-world.ts';
import { median } from './ratios.ts';

const GAMES = 10_000;
const GOAL_MILLISECONDS = 50;
/** What players type: names, a letter of them, mistakes, and nothing that is there. */
const texts = ['tigre', 'o', 'tigrre fgo', 'capivra', 'saque', 'zzzzzz xxxxx'];

/**
 * Prints what a search over everything costs the server of 10,000 games (L3a), in milliseconds of
 * processor time: the first one, which indexes the names, and the dearest of the later ones.
 */
export async function benchmarkSiteSearch(runs: number): Promise<void> {
  const first: number[] = [];
  const later = new Map<string, number[]>(texts.map((text) => [text, []]));
  for (let run = 0; run < runs; run += 1) {
    const world = await openWorld({
      file: ':memory:',
      seed: 2026,
      slotGames: GAMES,
      machineTime: Date.now,
      passwordCost: 16,
    });
    const cost = (text: string) =>
      processorTimeOf(() =>
        world.siteSearch.find({ text, language: 'PT', member: undefined, allClosed: false }),
      );
    first.push(cost('roleta'));
    for (const [text, costs] of later) costs.push(cost(text));
    world.close();
  }
  const [text, dearest] = [...later]
    .map(([typed, costs]) => [typed, median(costs)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  process.stdout.write(
    `A search over everything, of ${GAMES} games\n` +
      `  the first one      ${median(first).toFixed(0)} ms   goal ${GOAL_MILLISECONDS} or less\n` +
      `  the dearest later  ${dearest.toFixed(0)} ms   “${text}”\n\n`,
  );
}

/** Milliseconds of this process. */
function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
