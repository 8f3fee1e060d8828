import { expect, onTestFinished, test } from 'vitest';
import { personOf } from './support/agents.ts';
import { controlCalls } from './support/control-calls.ts';
import { startTestServer } from './support/test-server.ts';

let origin = '';
const { post } = controlCalls(() => origin);

test('the control page settles, offers, lets offers expire and cancels a bet (T3, C2)', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { portalUrl, world } = server;
  origin = portalUrl;
  const juliana = personOf(world, 'juliana');
  const waiting = () => world.contracts.consolidated(juliana).toAnswer.length;
  const lines = () => world.incomes.newest(1_000).length;
  expect(waiting()).toBe(0);
  expect(await post('agents/offer', {})).toMatchObject({ status: 200 });
  expect(waiting()).toBe(1);
  expect(await post('agents/expire', {})).toMatchObject({ status: 200 });
  expect(waiting()).toBe(0);

  expect(await post('agents/settle')).toMatchObject({ status: 200 });
  const before = lines();
  expect(await post('agents/cancel-bet', {})).toMatchObject({ status: 200 });
  expect(world.incomes.newest(1)).toMatchObject([{ because: 'corrected' }]);
  expect(lines()).toBeGreaterThan(before);
  const changed = lines();
  // Salaries of a day later are settled as the clock moves, and no more by hand.
  await post('clock', { move: 24 * 60 * 60_000 });
  const settled = lines();
  expect(settled).toBeGreaterThan(changed);
  expect(await post('agents/settle', {})).toMatchObject({ status: 200 });
  expect(lines()).toBe(settled);
});
