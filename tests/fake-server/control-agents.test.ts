import { expect, onTestFinished, test } from 'vitest';
import { newestIncome } from '#fake-server/control/agents.ts';
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
  const waiting = () => world.contracts.consolidated(juliana).awaitingAnswer.length;
  const lines = () => world.incomes.newest(1_000).length;
  expect(waiting()).toBe(0);
  expect(await post('agents/offer', { account: 'maria' })).toMatchObject({ status: 404 });
  expect(await post('agents/offer', { account: 'rafael' })).toMatchObject({ status: 200 });
  expect(waiting()).toBe(0);
  expect(await post('agents/offer', {})).toMatchObject({ status: 200 });
  expect(waiting()).toBe(1);
  expect(await post('agents/expire', {})).toMatchObject({ status: 200 });
  expect(waiting()).toBe(0);

  expect(await post('agents/settle')).toMatchObject({ status: 200 });
  const before = lines();
  expect(await post('agents/cancel-bet', {})).toMatchObject({ status: 200 });
  expect(world.incomes.newest(1)).toMatchObject([{ reason: 'corrected' }]);
  expect(lines()).toBeGreaterThan(before);
  const changed = lines();
  // Salaries of a day later are settled as the clock moves, not by hand.
  await post('clock', { move: 24 * 60 * 60_000 });
  const settled = lines();
  expect(settled).toBeGreaterThan(changed);
  expect(await post('agents/settle', {})).toMatchObject({ status: 200 });
  expect(lines()).toBe(settled);
});

test('the control page holds a line, releases it, and reverses a payment (T3, C4)', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { portalUrl, world } = server;
  origin = portalUrl;
  await post('clock', { move: 11 * 24 * 60 * 60_000 });
  const shown = (wanted: string) => {
    const line = newestIncome(world).find(({ state }) => state === wanted);
    if (!line) throw new Error(`No line is ${wanted}.`);
    return Number(line.id);
  };
  const step = async (line: number, name: string) => {
    const { status } = await post('agents/income', { line, step: name });
    return [status, newestIncome(world).find(({ id }) => id === String(line))?.state];
  };
  const paid = shown('paid');
  expect(await step(paid, 'hold')).toEqual([409, 'paid']);
  expect(await step(paid, 'reverse')).toEqual([200, undefined]);
  expect(await step(paid, 'reverse')).toEqual([409, undefined]);
  const pending = shown('pending');
  expect(await step(pending, 'reverse')).toEqual([409, 'pending']);
  expect(await step(pending, 'hold')).toEqual([200, 'held']);
  expect(await step(pending, 'release')).toEqual([200, 'pending']);
  expect(await step(987_654_321, 'hold')).toEqual([409, undefined]);
});
