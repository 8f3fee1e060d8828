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
