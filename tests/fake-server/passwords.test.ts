import { expect, test } from 'vitest';
import { createPasswords } from '#fake-server/world/passwords.ts';
import { refusalOf } from './support/test-world.ts';

test('a hash names its cost, five times the parallelism of old, and old ones still count', async () => {
  const passwords = createPasswords(16);
  const hash = await passwords.hash('segredo123');
  expect(hash).toMatch(/^16:5\$/u);
  expect(await passwords.verify('segredo123', hash)).toBe(true);
  expect(await passwords.verify('segredo124', hash)).toBe(false);
  // Of an earlier version: N alone.
  const older = '16$c2FsdHNhbHRzYWx0c2FsdA==$';
  expect(await passwords.verify('segredo123', older)).toBe(false);
  expect(await passwords.verify('segredo123', null)).toBe(false);
});

test('so many wait for a hash, and no more', async () => {
  const passwords = createPasswords(1_024);
  const outcomes = await Promise.all(
    Array.from({ length: 54 }, () =>
      passwords.hash('x').then(
        () => 'hashed',
        (error: unknown) => refusalOf(() => Promise.reject(error)),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(2);
  expect(outcomes.filter((outcome) => outcome === 'hashed')).toHaveLength(52);
});
