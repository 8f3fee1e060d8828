import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '#tools/project.ts';
import { randomSeed, seedOfCommit } from '#tools/random-seed.ts';

afterEach(() => vi.unstubAllEnvs());

test('a commit has one seed, without a commit it is random', () => {
  vi.stubEnv('FC_SEED', undefined);
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' });
  expect(randomSeed(projectRoot)).toBe(seedOfCommit(head));
  const elsewhere = mkdtempSync(join(tmpdir(), 'no-repository-'));
  expect(randomSeed(elsewhere)).toBeTypeOf('number');
  rmSync(elsewhere, { recursive: true });
});

test.each([
  ['00000001ff', 0],
  ['00000002ff', 1],
  ['ffffffff00', 2 ** 31 - 1],
])('the seed of commit %s is %i', (hash, seed) => {
  expect(seedOfCommit(hash)).toBe(seed);
});

test('a given seed wins, and must be a number', () => {
  vi.stubEnv('FC_SEED', '42');
  expect(randomSeed(projectRoot)).toBe(42);
  vi.stubEnv('FC_SEED', 'often');
  expect(() => randomSeed(projectRoot)).toThrow('FC_SEED must be a whole number, not often.');
});
