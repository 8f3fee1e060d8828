import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * The seed of a run's random tests, below 2³¹. It comes from the commit, so one commit is judged
 * the same wherever it runs and each commit tries new values; `FC_SEED` overrides it. Without a
 * repository the seed is random.
 */
export function randomSeed(directory: string): number {
  const given = process.env['FC_SEED'];
  if (given !== undefined) {
    const seed = Number(given);
    if (!Number.isInteger(seed)) throw new Error(`FC_SEED must be a whole number, not ${given}.`);
    return seed;
  }
  const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: directory, encoding: 'utf8' });
  return head.status === 0 ? seedOfCommit(head.stdout) : randomInt(2 ** 31);
}

/** The first 31 bits of a commit's hash. */
export function seedOfCommit(hash: string): number {
  return Number.parseInt(hash.slice(0, 8), 16) >>> 1;
}
