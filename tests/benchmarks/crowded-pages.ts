import { startFakeServer } from '#fake-server/start.ts';
import { median } from './ratios.ts';

const CROWD = 10_000;
const PAGE_SIZE = 42;
const goal = 1.25;
/** Readings of each page in a run; the pages take turns. */
const READINGS = 60;

/** Lists of different length, and what narrows them. */
const lists = [
  ['all games', 'gameType=RNG'],
  ['by smallest stake', 'gameType=RNG&minBet=50'],
  ['new ones first', 'gameType=RNG&order=new'],
] as const;

/**
 * Prints the server's cost of a page far down a list, relative to the first page of the same list
 * (L2).
 */
export async function benchmarkCrowdedPages(runs: number): Promise<void> {
  const server = await startFakeServer({
    file: ':memory:',
    seed: 2026,
    slotGames: CROWD,
    machineTime: Date.now,
    passwordCost: 16,
    port: 0,
    host: 'localhost',
    settings: {},
    log: (line) => process.stderr.write(`${line}\n`),
  });
  try {
    process.stdout.write(`A page of ${PAGE_SIZE} of ${CROWD} games, to the first of its list\n`);
    for (const [title, filter] of lists) {
      const address = (page: number) =>
        new URL(`/api/games?${filter}&language=PT&pageNo=${page}`, server.portalUrl);
      const last = await lastFullPage(address(1));
      const costs = await readInTurn([1, Math.ceil(last / 2), last].map(address), runs);
      const [first = Number.NaN, middle = Number.NaN, end = Number.NaN] = costs;
      process.stdout.write(
        `  ${title.padEnd(18)}middle ${(middle / first).toFixed(2)}, page ${last} ${(end / first).toFixed(2)}   ` +
          `goal ${goal} or less   first ${first.toFixed(2)} ms\n`,
      );
    }
    process.stdout.write('\n');
  } finally {
    await server.close();
  }
}

/** The last page that has as many games as the first. */
async function lastFullPage(first: URL): Promise<number> {
  const answer = (await (await fetch(first)).json()) as { value: { totalGames: number } };
  return Math.floor(answer.value.totalGames / PAGE_SIZE);
}

/** Milliseconds of each address, the median of all readings. */
async function readInTurn(addresses: readonly URL[], runs: number): Promise<number[]> {
  const readings = addresses.map((): number[] => []);
  for (let reading = 0; reading < runs * READINGS; reading += 1) {
    for (const [index, address] of addresses.entries()) {
      const started = performance.now();
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address.href} answered ${answer.status}.`);
      readings[index]?.push(performance.now() - started);
    }
  }
  return readings.map(median);
}
