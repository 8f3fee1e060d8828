import { afterEach, beforeEach, expect, test } from 'vitest';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
let world: World;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => world.close());

function maria() {
  const member = world.members.byAccount('maria');
  if (!member) throw new Error('maria is not there');
  return member;
}
const codeOf = (token: string) => {
  const reading = world.sessions.read(token);
  return reading.ok ? 'ok' : reading.code;
};

test('an unused session expires, one in use continues', () => {
  const idle = world.sessions.open(maria().id).token;
  const used = world.sessions.open(maria().id).token;
  world.clock.move(29 * MINUTE);
  expect(codeOf(used)).toBe('ok');
  world.clock.move(MINUTE);
  expect(codeOf(idle)).toBe('token_expired');
  expect(codeOf(used)).toBe('ok');
});

test('reading a session does not use it', () => {
  const { token } = world.sessions.open(maria().id);
  for (let minute = 0; minute < 30; minute += 1) {
    expect(world.sessions.peek(token).ok).toBe(true);
    world.clock.move(MINUTE);
  }
  expect(world.sessions.peek(token)).toEqual({ ok: false, code: 'token_expired' });
  expect(codeOf(token)).toBe('token_expired');
});

test('uses within a minute count, although they are not stored', () => {
  const { token } = world.sessions.open(maria().id);
  world.clock.move(30_000);
  expect(codeOf(token)).toBe('ok');
  world.clock.move(30 * MINUTE - 10_000);
  expect(codeOf(token)).toBe('ok');
});

test('no use extends a session beyond its maximum', () => {
  const { token } = world.sessions.open(maria().id);
  for (let hour = 0; hour < 24 * 12 - 1; hour += 1) {
    world.clock.move(2.5 * MINUTE);
    expect(codeOf(token)).toBe('ok');
  }
  world.clock.move(2.5 * MINUTE);
  expect(codeOf(token)).toBe('token_expired');
});

test('correcting the clock by seconds ends no session', () => {
  world.clock.move(30_000);
  const { token } = world.sessions.open(maria().id);
  world.clock.reset();
  expect(codeOf(token)).toBe('ok');
});

test('an invented and an ended token are invalid', () => {
  const { token } = world.sessions.open(maria().id);
  const reading = world.sessions.read(token);
  if (!reading.ok) throw new Error('the token does not count');
  world.sessions.end(reading.signedIn.sessionHash);
  expect(codeOf(token)).toBe('token_invalid');
  expect(codeOf('made-up')).toBe('token_invalid');
});

test('a password change ends every session of the person only', async () => {
  const tokens = [world.sessions.open(maria().id).token, world.sessions.open(maria().id).token];
  const other = world.sessions.open(world.members.byAccount('joao')?.id ?? 0).token;
  const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    world.accounts.changePassword(
      { member: maria(), owes: 'nothing' },
      { oldPassword, newPassword, confirmNewPassword },
      atHome,
    );

  expect(await refusalOf(() => change('wrong', 'nova2026x'))).toBe('old_password_incorrect');
  expect(await refusalOf(() => change('aurora2026', 'aurora2026'))).toBe('password_unchanged');
  expect(await refusalOf(() => change('aurora2026', 'short1'))).toBe('validation_failed');
  expect(await refusalOf(() => change('aurora2026', 'password1'))).toBe('validation_failed');
  expect(await refusalOf(() => change('aurora2026', 'Maria2!!'))).toBe('validation_failed');
  expect(await refusalOf(() => change('aurora2026', 'nova2026x', 'y'))).toBe('validation_failed');
  expect(tokens.map(codeOf)).toEqual(['ok', 'ok']);

  await change('aurora2026', 'nova2026x');
  expect(tokens.map(codeOf)).toEqual(['token_invalid', 'token_invalid']);
  expect(codeOf(other)).toBe('ok');
  const request = { username: 'MARIA', password: 'nova2026x' };
  expect((await world.signIn.byPassword(request, normalSituation)).token).toBeTypeOf('string');
});

test('two password changes at the same time: one counts, the other is refused (A16)', async () => {
  const changes = ['nova2026x', 'outra2026'].map((password) =>
    world.accounts.changePassword(
      { member: maria(), owes: 'nothing' },
      { oldPassword: 'aurora2026', newPassword: password, confirmNewPassword: password },
      atHome,
    ),
  );
  const ends = await Promise.allSettled(changes);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'token_invalid' },
  });
});
