import { expect, test } from 'vitest';
import { shareOf } from '#contract/rules/agent-terms.ts';
import { figuresBelow } from './support/team-worlds.ts';
import { openTestWorld } from './support/test-world.ts';

test('a share is rounded half up, in whole numbers (C4)', () => {
  // The table of Dub's claw-backs, where floating-point numbers gave 14.
  expect(shareOf(500, 290)).toBe(15);
  expect(shareOf(0, 9_999)).toBe(0);
  expect(shareOf(1, 4_999)).toBe(0);
  expect(shareOf(1, 5_000)).toBe(1);
  expect(shareOf(900_719_925_474_099, 10_000)).toBe(900_719_925_474_099);
});

test('nobody can be below themselves (C1)', async () => {
  const world = await openTestWorld();
  const [carlos, fernanda, juliana] = ['carlos', 'fernanda', 'juliana'].map(
    (account) => world.members.byAccount(account)?.id ?? 0,
  );
  if (!carlos || !fernanda || !juliana) throw new Error('Somebody is missing.');
  expect(() => world.team.place(carlos, juliana)).toThrow(RangeError);
  expect(() => world.team.place(carlos, carlos)).toThrow(RangeError);
});

test('a bet counts for the agents above at that time (C2, C5)', async () => {
  const world = await openTestWorld();
  const [carlos, fernanda] = ['carlos', 'fernanda'].map(
    (account) => world.members.byAccount(account)?.id ?? 0,
  );
  if (!carlos || !fernanda) throw new Error('Somebody is missing.');
  const span = { from: 0, before: world.clock.now() };
  const before = [carlos, fernanda].map((id) => figuresBelow(world, id, span));
  expect(before[1]?.betAmount).toBeGreaterThan(0);
  world.team.place(fernanda, null);
  expect([carlos, fernanda].map((id) => figuresBelow(world, id, span))).toEqual(before);
});
