import { TRANSACTIONS_PAGE_SIZE } from '#contract/entities/transaction-types.ts';
import { momentOf } from '#fake-server/kernel/clock.ts';
import { type FakeServer, startFakeServer } from '#fake-server/start.ts';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { median } from './ratios.ts';

const LINES = 100_000;
const DAYS = 92;
const DAY = 24 * 60 * 60_000;
const goal = 1.5;
/** Readings of each address in a run; they take turns. */
const READINGS = 60;

/** Prints the server's cost of a long account record, relative to its first page (W4). */
export async function benchmarkCrowdedRecord(runs: number): Promise<void> {
  const server = await startFakeServer({
    file: ':memory:',
    seed: 2026,
    machineTime: Date.now,
    passwordCost: 16,
    port: 0,
    host: 'localhost',
    log: (line) => process.stderr.write(`${line}\n`),
  });
  try {
    const token = playALot(server);
    const now = Date.now();
    const range = `from=${momentOf(now - DAYS * DAY)}&before=${momentOf(now)}`;
    const last = Math.floor(LINES / TRANSACTIONS_PAGE_SIZE);
    const addresses = {
      first: `?${range}`,
      middle: `?${range}&pageNo=${Math.ceil(last / 2)}`,
      last: `?${range}&pageNo=${last}`,
      'last of a kind': `?${range}&kind=win&pageNo=${last / 4}`,
      'totals of a day': `?from=${momentOf(now - 40 * DAY)}&before=${momentOf(now - 39 * DAY)}`,
      'start of the file': `/all?${range}&pieceSize=${TRANSACTIONS_PAGE_SIZE}`,
    };
    const costs = await readInTurn(server, token, Object.values(addresses), runs);
    const [first = Number.NaN, ...others] = costs;
    process.stdout.write(`An account record of ${LINES} lines, to its first page\n`);
    for (const [index, name] of Object.keys(addresses).slice(1).entries()) {
      const ratio = (others[index] ?? Number.NaN) / first;
      process.stdout.write(
        `  ${name.padEnd(18)} ${ratio.toFixed(2)}   goal ${goal} or less   first ${first.toFixed(2)} ms\n`,
      );
    }
    process.stdout.write('\n');
  } finally {
    await server.close();
  }
}

/** A member with three months of play; returns their token. */
function playALot({ world }: FakeServer): string {
  const { clock, database, wallet } = world;
  const memberId = newMember(world).id;
  clock.freeze(true);
  const now = clock.now();
  clock.move(-DAYS * DAY);
  database.transaction(() => {
    wallet.post({ memberId, key: 'opening', kind: 'opening', amount: 100_000_000 });
    for (let line = 1; line < LINES; line += 1) {
      clock.move((DAYS * DAY) / LINES);
      const isWin = line % 4 === 0;
      const kind = isWin ? 'win' : 'stake';
      wallet.post({ memberId, key: `line-${line}`, kind, amount: isWin ? 290 : -100 });
    }
  });
  clock.move(now - clock.now());
  clock.reset();
  return world.sessions.open(memberId).token;
}

/** Milliseconds of each address, the median of all readings. */
async function readInTurn(
  { localUrl }: FakeServer,
  token: string,
  addresses: readonly string[],
  runs: number,
): Promise<number[]> {
  const readings = addresses.map((): number[] => []);
  const headers = { authorization: `Bearer ${token}` };
  for (let reading = 0; reading <= runs * READINGS; reading += 1) {
    for (const [index, address] of addresses.entries()) {
      const started = performance.now();
      const answer = await fetch(`${localUrl}/api/records/transactions${address}`, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      // The first read counts the lines; the repeated read is measured.
      if (reading > 0) readings[index]?.push(performance.now() - started);
    }
  }
  return readings.map(median);
}
