import { expect, test } from 'vitest';
import { z } from 'zod/v4';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { call, sealedFor, signIn } from './support/api.ts';
import { controlCalls } from './support/control-calls.ts';
import { sharedServer } from './support/shared-world.ts';

const STEP = 30_000;
const appsSchema = z.object({
  apps: z.array(
    z.object({ account: z.string(), code: z.string().nullable(), recoveryCodesLeft: z.int() }),
  ),
});
const secondStepSchema = z.object({ secondStep: z.object({ challenge: z.string() }) });

const DAY = 24 * 60 * 60_000;

const server = await sharedServer({ slotGames: 10 });
server.world.clock.freeze(true);
const { post, read } = controlCalls(() => new URL(server.portalUrl).origin);

async function appOf(account: string) {
  return appsSchema.parse(await read('state')).apps.find((app) => app.account === account);
}

async function enter(account: string, code: string) {
  const login = { type: 'username', username: account, password: 'aurora2026' };
  const first = await call(server.localUrl, 'POST', '/account/loginV2', {
    body: await sealedFor(server.localUrl, login),
  });
  const { challenge } = secondStepSchema.parse(first.body).secondStep;
  const step = { challenge, way: 'app', code, trustDevice: false };
  const body = await sealedFor(server.localUrl, step);
  return await call(server.localUrl, 'POST', '/account/second-step', { body });
}

test('a member with an app signs in with the codes of the page, each once (A26, T3)', async () => {
  const seen = new Set<string>();
  for (let time = 1; time <= 2; time += 1) {
    const code = (await appOf('helena'))?.code ?? '';
    seen.add(code);
    expect(await enter('helena', code)).toMatchObject({ status: 200 });
  }
  expect(seen.size).toBe(2);
  // Those of this moment are all taken.
  expect(await appOf('helena')).toEqual({ account: 'helena', code: null, recoveryCodesLeft: 8 });
  const page = await fetch(`${server.portalUrl}/control`);
  expect(await page.text()).toContain('the next code comes within a minute');
  server.world.clock.move(STEP);
  expect((await appOf('helena'))?.code).toMatch(/^\d{6}$/u);
});

test('the operator adds and removes an app', async () => {
  expect(await post('two-step/turn-on', { account: 'nobody' })).toMatchObject({ status: 404 });
  await post('two-step/turn-on', { account: 'maria' });
  const code = (await appOf('maria'))?.code ?? '';
  expect(await enter('maria', code)).toMatchObject({ status: 200 });
  await post('two-step/turn-off', { account: 'maria' });
  expect(await appOf('maria')).toBeUndefined();
  expect(await signIn(server.localUrl, 'maria', 'aurora2026')).not.toBe('');
});

test('scenarios change the state of the next person at the security centre, once', async () => {
  const token = await signIn(server.localUrl, 'beatriz', 'aurora2026');
  const states = async (name: string) => {
    const headers = { [SCENARIO_HEADER]: name };
    const readSecurity = () => call(server.localUrl, 'GET', '/security', { token, headers });
    const first = await readSecurity();
    expect(await readSecurity()).toEqual(first);
    return first.body;
  };
  expect(await states('signed-in-elsewhere')).toMatchObject({
    value: { sessions: [{ isCurrent: true }, { isCurrent: false, place: 'Lisboa, PT' }] },
  });
  const { body } = await call(server.localUrl, 'GET', '/security', {
    token,
    headers: { [SCENARIO_HEADER]: 'contact-changed' },
  });
  expect(body).toMatchObject({
    value: {
      protections: [{}, {}, { kind: 'email', isOn: true, shown: 'b***@example.com' }, {}, {}, {}],
    },
  });
  const [mail] = server.world.sms.outbox(1);
  expect(mail).toMatchObject({ channel: 'mail', receiver: 'beatriz@example.com' });
  expect(mail?.text).toContain(`${server.localUrl}/undo-contact#`);
  expect(await states('contact-changed')).toMatchObject({ value: { twoStep: { isOn: false } } });
  expect(server.world.sms.outbox(1)).toEqual([mail]);
  expect(await states('two-step-on')).toMatchObject({
    value: { twoStep: { isOn: true, recoveryCodesLeft: 10 } },
  });
  expect(await states('two-step-few-codes')).toMatchObject({
    value: { twoStep: { isOn: true, recoveryCodesLeft: 1 } },
  });
  expect(await states('two-step-locked')).toMatchObject({ value: { twoStep: { isOn: true } } });
  expect(await states('account-closure')).toMatchObject({
    value: { closing: { closesAt: new Date(server.world.clock.now() + 7 * DAY).toISOString() } },
  });
  expect(await states('account-recovery')).toMatchObject({
    value: {
      accountRecovery: { readyAt: new Date(server.world.clock.now() + 3 * DAY).toISOString() },
    },
  });
  expect(server.world.sms.outbox(1)[0]?.text).toContain(
    `${server.localUrl}/stop-account-recovery#`,
  );
  expect(await states('data-export-ready')).toMatchObject({
    value: { dataExport: { state: 'ready' } },
  });
  expect(await states('data-export-expired')).toMatchObject({
    value: { dataExport: { state: 'expired', file: null } },
  });
  expect(await states('data-export-ready')).toMatchObject({
    value: { dataExport: { state: 'ready' } },
  });
  const code = (await appOf('beatriz'))?.code ?? '';
  expect(await enter('beatriz', code)).toMatchObject({ body: { code: 'second_step_locked' } });
});
