import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FakeServer, startFakeServer } from '#fake-server/start.ts';
import { openGame } from '#tests/fake-server/support/open-game.ts';
import { memberOf } from '#tests/fake-server/support/played-rounds.ts';
import { type BareRound, startBareStakes } from './bare-stakes.ts';
import { median } from './ratios.ts';

const goal = 1.6;
const STAKE = 100;
const ACCOUNT = 'beatriz';
const WARM_UP = 1_000;
const ROUNDS = 3_000;
const AT_ONCE = 10;

/**
 * Prints the processor time of a validated stake that commits, as a ratio to a bare Express route
 * that commits the same rows to the same kind of file, in the same run.
 */
export async function benchmarkStakes(runs: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'stakes-'));
  const server = await startServer(join(folder, 'portal.sqlite'));
  // The same world, as large as the other one, to which the bare route writes.
  const bareFile = join(folder, 'bare.sqlite');
  const bareWorld = await startServer(bareFile);
  fillPocket(bareWorld);
  await bareWorld.close();
  try {
    fillPocket(server);
    const { token, memberId } = openGame(server.world, ACCOUNT, { minStake: STAKE });
    const own = { url: new URL('/slot/rounds', server.vendorsUrl).href, session: token };
    await load(own, WARM_UP);
    const bare = await startBareStakes(bareFile, await bareRoundLike(server, own, memberId));
    const other = { url: bare.url, session: token };
    await load(other, WARM_UP);
    const figures: { own: number[]; other: number[] } = { own: [], other: [] };
    for (let run = 0; run < runs; run += 1) {
      figures.other.push(await processorTimeOf(() => load(other, ROUNDS)));
      figures.own.push(await processorTimeOf(() => load(own, ROUNDS)));
    }
    bare.close();
    const [ours, theirs] = [median(figures.own), median(figures.other)];
    process.stdout.write(
      `Processor time of a stake that commits, median of ${runs} (a bare Express 5 route with the same rows beside it)\n` +
        `  ${'validated stake'.padEnd(20)}${(ours / theirs).toFixed(2).padStart(6)}   goal ${goal} or less   ` +
        `${(ours / ROUNDS).toFixed(0)} against ${(theirs / ROUNDS).toFixed(0)} microseconds\n\n`,
    );
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** As much as no run stakes. */
function fillPocket({ world }: FakeServer): void {
  const memberId = memberOf(world, ACCOUNT).id;
  world.wallet.post({ memberId, key: 'pocket', kind: 'credit', amount: 10 ** 10 });
}

function startServer(file: string): Promise<FakeServer> {
  return startFakeServer({
    file,
    seed: 2026,
    slotGames: 20,
    machineTime: Date.now,
    passwordCost: 16,
    port: 0,
    host: '127.0.0.1',
    log: (line) => process.stderr.write(`${line}\n`),
  });
}

/** What a round of the portal writes and answers, for the route that only does that. */
async function bareRoundLike(
  { world }: FakeServer,
  { url, session }: { readonly url: string; readonly session: string },
  memberId: number,
): Promise<BareRound> {
  const rows = world.rounds.roundsOf(memberId, WARM_UP);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session, stakes: { spin: STAKE }, roundId: crypto.randomUUID() }),
  });
  const accounts = world.database.statement<{ id: number }>(
    'SELECT id FROM accounts WHERE name = ?',
  );
  const accountOf = (name: string) => accounts.get(name)?.id ?? 0;
  return {
    memberId,
    nodeId: rows[0]?.node_id ?? '',
    ownAccount: accountOf(`member:${memberId}:available`),
    houseAccount: accountOf('house:play'),
    outcome: rows[0]?.outcome ?? '{}',
    winsInTen: Math.round((10 * rows.filter(({ win }) => win > 0).length) / rows.length),
    answer: (await answer.json()) as object,
  };
}

/** Microseconds of this process, in which the servers run: clients are in another one. */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Sends this many stakes. Throws when one was not answered with 200. */
async function load(
  { url, session }: { readonly url: string; readonly session: string },
  rounds: number,
): Promise<void> {
  await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'stakes-load.ts'),
    url,
    JSON.stringify({ session, stakes: { spin: STAKE } }),
    String(rounds),
    String(AT_ONCE),
  ]);
}
