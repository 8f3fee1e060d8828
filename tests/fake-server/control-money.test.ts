import { expect, test } from 'vitest';
import { call, onceWith, signIn } from './support/api.ts';
import { controlCalls } from './support/control-calls.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer({ slotGames: 10 });

const { post, read } = controlCalls(() => server.portalUrl);

test('the operator sees what moves between wallets', async () => {
  const token = await signIn(server.localUrl, 'maria', 'aurora2026');
  await post('scenarios', { names: ['wallets-down'] });
  const body = { vendor: 'SALON', direction: 'toVendor', amount: 5_000 };
  const headers = onceWith();
  await call(server.localUrl, 'POST', '/wallet/transfers', { token, body, headers });
  const transfer = { account: 'maria', ...body };
  expect(await read('state')).toMatchObject({ transfers: [{ ...transfer, state: 'moving' }] });
  await post('scenarios', { names: [] });
  await server.world.walletTransfers.askAll();
  expect(await read('state')).toMatchObject({ transfers: [{ ...transfer, state: 'done' }] });
  const page = await fetch(`${server.portalUrl}/control`);
  expect(await page.text()).toContain('to SALON');
});
