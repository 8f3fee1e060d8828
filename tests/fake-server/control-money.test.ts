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
    withdrawalPassword: true,
    uplineTransfers: false,
    referral: false,
    singleWallet: true,
  };
  expect((await post('settings', switches)).status).toBe(200);
  expect(await read('state')).toMatchObject({ settings: switches });
  expect(settings.current).toMatchObject({
    moneyPasswords: { ...before.moneyPasswords, withdrawalPassword: true },
    uplineTransfers: { ...before.uplineTransfers, areOpen: false },
    referral: { ...before.referral, areOpen: false },
    vendorWallets: { ...before.vendorWallets, isSingle: true },
  });
  await post('reset');
  expect(settings.current).toEqual(before);
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
