import { describe, expect, test } from 'vitest';
import { createSharedWork } from '#fake-server/kernel/shared-work.ts';
import { registrationRules } from '#fake-server/settings/registration-rules.ts';
import { usualSettings } from '#fake-server/settings/settings.ts';
import { checkNewPassword } from '#fake-server/world/protection/new-passwords.ts';
import { createPasswords } from '#fake-server/world/protection/passwords.ts';
import { refusalOf } from './support/test-world.ts';

test('a hash states its cost, and old ones with less parallelism still verify', async () => {
  const passwords = createPasswords(16, createSharedWork().hashing);
  const hash = await passwords.hash('segredo123');
  expect(hash).toMatch(/^16:5\$/u);
  expect(await passwords.verify('segredo123', hash)).toBe(true);
  expect(await passwords.verify('segredo124', hash)).toBe(false);
  // Of an earlier version: N alone.
  const older = '16$c2FsdHNhbHRzYWx0c2FsdA==$';
  expect(await passwords.verify('segredo123', older)).toBe(false);
  expect(await passwords.verify('segredo123', null)).toBe(false);
});

test('a limited number of requests wait for a hash', async () => {
  const passwords = createPasswords(1_024, createSharedWork().hashing);
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

describe('a password that somebody chooses', () => {
  const rule = registrationRules(usualSettings).password;
  const owner = { account: 'tucunare', mobile: '+5511987654321', email: 'm.souza@example.com' };
  const refused = (password: string) => checkNewPassword('password', password, rule, owner)?.rule;

  test.each([
    'senha longa com espaços, acentos e símbolos!',
    'x'.repeat(60) + 'abcd',
    '🐯🎰🎲🃏 abcd',
    'só-minúsculas',
    'aurora2026',
    'tucunare tomou café',
  ])('may be long and of any character: %s', (password) => {
    expect(refused(password)).toBeUndefined();
  });

  test.each(['password1', '12345678a', 'aaaaaaa1', 'Password1', '1111111111111', 'abcabcabcabc'])(
    'is not one that many people have: %s',
    (password) => {
      expect(refused(password)).toBe('common');
    },
  );

  test.each([
    'tucunare123',
    'TucunareTucunare',
    '11987654321',
    '+5511987654321',
    'm.souza@example.com',
    'm.souza1',
  ])('is not made of the names of its owner: %s', (password) => {
    expect(refused(password)).toBe('ownName');
  });

  test('follows the rule of the site first', () => {
    expect(refused('short')).toBe('length');
    expect(refused('x'.repeat(129))).toBe('length');
  });
});
