import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeServer } from '#fake-server/start.ts';
import { call, onceWith, signIn } from './support/api.ts';
import { controlCalls } from './support/control-calls.ts';
import { startTestServer } from './support/test-server.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startTestServer({ slotGames: 10 });
});
afterAll(() => server.close());

const { post, read } = controlCalls(() => server.portalUrl);

test('the operator switches what money asks for, and where it can go', async () => {
  const { settings } = server.world;
  const before = settings.current;
  const switches = {
    'moneyPasswords.withdrawalPassword': true,
    'uplineTransfers.areOpen': false,
    'referral.areOpen': false,
    'vendorWallets.isSingle': true,
  };
  expect((await post('settings', switches)).status).toBe(200);
  expect(await read('state')).toMatchObject({ settings: { values: switches } });
  expect(settings.current).toMatchObject({
    moneyPasswords: { ...before.moneyPasswords, withdrawalPassword: true },
    uplineTransfers: { ...before.uplineTransfers, areOpen: false },
    referral: { ...before.referral, areOpen: false },
    vendorWallets: { ...before.vendorWallets, isSingle: true },
  });
  await post('reset');
  expect(settings.current).toEqual(before);
});

test('the operator sets every figure that decides about a withdrawal (W2, W3)', async () => {
  const { settings, withdrawals, members } = server.world;
  const before = settings.current.withdrawals;
  const page = async () => (await fetch(`${server.portalUrl}/control`)).text();
  for (const [name, figure] of Object.entries<number | boolean>({ ...before })) {
    expect(await page(), name).toContain(`setting-withdrawals-${name}`);
    const value = typeof figure === 'boolean' ? !figure : figure + 1;
    expect((await post('settings', { [`withdrawals.${name}`]: value })).status, name).toBe(200);
    expect(settings.current.withdrawals).toMatchObject({ [name]: value });
  }
  const maria = members.byAccount('maria');
  if (!maria) throw new Error('Nobody is called maria.');
  const { minimum, maximum, feeFixed, silenceMinutes } = settings.current.withdrawals;
  const published = { minimum, maximum, feeFixed, silenceMinutes, canBeCancelled: false };
  expect(withdrawals.terms(maria)).toMatchObject(published);
  expect((await post('settings', { 'withdrawals.minimum': 0 })).status).toBe(400);
  await post('reset');
  expect(settings.current.withdrawals).toEqual(before);
});

test('the operator sees what moves between wallets', async () => {
  const token = await signIn(server.localUrl, 'maria', 'aurora2026');
  await post('scenarios', { names: ['wallets-down'] });
  const body = { vendor: 'SALON', direction: 'toVendor', amount: 5_000 };
  const headers = onceWith();
  await call(server.localUrl, 'POST', '/wallet/transfers', { token, body, headers });
  const told = { account: 'maria', ...body };
  expect(await read('state')).toMatchObject({ transfers: [{ ...told, state: 'moving' }] });
  await post('scenarios', { names: [] });
  await server.world.walletTransfers.askAll();
  expect(await read('state')).toMatchObject({ transfers: [{ ...told, state: 'done' }] });
  const page = await fetch(`${server.portalUrl}/control`);
  expect(await page.text()).toContain('to SALON');
});
