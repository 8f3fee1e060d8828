import { beforeEach, expect, test } from 'vitest';
import { readLines, type SecurityLine } from '#tests/contract/security-log-lines.ts';
import { call, sealedFor, signIn } from './support/api.ts';
import { controlCalls } from './support/control-calls.ts';
import { tokenOf } from './support/probe-server.ts';
import { sharedServer } from './support/shared-world.ts';

const written: string[] = [];
const server = await sharedServer({ securityLog: (line) => written.push(line) });
const origin = server.localUrl;
beforeEach(() => {
  written.length = 0;
});

const { post } = controlCalls(() => origin);
const idOf = (account: string) => server.world.members.byAccount(account)?.id ?? 0;
const wordsOf = (lines: readonly SecurityLine[]) =>
  lines.map(({ event, member, reason, call: callName }) =>
    [event, member, reason, callName].filter((word) => word !== undefined),
  );
const words = () => wordsOf(readLines(written));

test('a sign-in writes a line, and a failed one names its account if it exists', async () => {
  await signIn(origin, 'maria', 'aurora2026');
  expect(words()).toEqual([['account.signedIn', idOf('maria')]]);
  written.length = 0;
  for (const username of ['maria', 'nobody-at-all']) {
    const body = await sealedFor(origin, { type: 'username', username, password: 'wrong-1234' });
    await call(origin, 'POST', '/account/loginV2', { body });
  }
  const failed = ['secret.wrong', null, 'credentials_incorrect', 'POST /api/account/loginV2'];
  expect(words()).toEqual([['account.signInFailed', idOf('maria')], failed, failed]);
  const [one, other] = readLines(written);
  expect(one?.request).toBe(other?.request);
  expect(one?.source).toBe(other?.source);
});

test('a lock writes a line, and so does a refused permission', async () => {
  const maria = tokenOf(server.world, 'maria');
  const { wrongTries } = server.world.settings.current.twoStep;
  for (let count = 0; count <= wrongTries; count += 1) {
    const body = await sealedFor(origin, { password: `wrong ${count}` });
    await call(origin, 'POST', '/security/two-step/start', { token: maria, body });
  }
  expect(words().map(([event]) => event)).toContain('secret.wrong');
  expect(words().map(([event]) => event)).toContain('limit.reached');
  written.length = 0;
  await call(origin, 'GET', '/wallet/balance');
  await call(origin, 'GET', '/agent/contracts', { token: maria });
  expect(new Set(words().map(([event]) => event))).toEqual(new Set(['right.refused']));
});

test('use of the fake’s powers writes a line, without the content', async () => {
  await post('credit', { account: 'maria', amount: 12_345, key: 'a-key-of-this-test' });
  await post('settings/preview', { base: 0, changes: { minimumAge: 21 } });
  await fetch(`${origin}/control/scenario/normal`, { method: 'POST', redirect: 'manual' });
  await fetch(`${origin}/api/site/menu`, { headers: { 'x-portal-scenario': 'normal' } });
  expect(words()).toEqual([
    ['control.used', null, 'POST /control/api/credit'],
    ['control.used', null, 'POST /control/scenario/:names'],
    ['control.used', null, 'x-portal-scenario'],
  ]);
});

test('a rolled back action writes no line', () => {
  const { database, history } = server.world;
  const failing = () =>
    database.transaction(() => {
      history.note(idOf('maria'), 'passwordChanged', { browser: null, system: null, place: null });
      throw new Error('later');
    });
  expect(failing).toThrow('later');
  expect(written).toEqual([]);
});
