import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memberOf } from '#tests/fake-server/support/played-rounds.ts';
import { openTestWorld } from '#tests/fake-server/support/test-world.ts';
import { median } from './ratios.ts';

const COUNT = 1_000;

/**
 * Prints the server's time for money with a durable commit, and for a stake without one
 * (docs/decisions/power-cut.md).
 */
export async function benchmarkDurableMoney(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'durable-'));
  const world = await openTestWorld({ file: join(folder, 'portal.sqlite'), slotGames: 5 });
  const memberId = memberOf(world, 'beatriz').id;
  const own = { member: memberId, part: 'available' } as const;
  const move = (key: string, house: 'gifts' | 'play', amount: number) => {
    const kind = house === 'play' ? 'stake' : 'credit';
    const postings = [
      { account: own, amount },
      { account: { house }, amount: -amount },
    ];
    world.ledger.post({ memberId, key, kind, currency: 'BRL', postings });
  };
  try {
    process.stdout.write(`Money that is booked in a file, ${COUNT} movements of each kind\n`);
    for (const [name, house, amount] of [
      ['a credit, on the disk', 'gifts', 100],
      ['a stake, not waited for', 'play', -100],
    ] as const) {
      const times = Array.from({ length: COUNT }, (_, index) => {
        const before = performance.now();
        move(`durable ${house} ${index}`, house, amount);
        return performance.now() - before;
      }).toSorted((one, other) => one - other);
      const slow = times[Math.floor(COUNT * 0.99)] ?? 0;
      process.stdout.write(
        `  ${name.padEnd(26)}${median(times).toFixed(2).padStart(6)} ms at the median, ${slow.toFixed(2)} ms at the 99th percentile\n`,
      );
    }
    process.stdout.write('\n');
  } finally {
    world.close();
    await rm(folder, { recursive: true });
  }
}
