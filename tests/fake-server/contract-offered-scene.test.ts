import { expect, onTestFinished, test } from 'vitest';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { acceptAsSeen, flatTerms, personOf } from './support/agents.ts';
import { call, signIn } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

test('a scenario offers every agent a contract, once (C3, T3)', async () => {
  const server = await startTestServer();
  const { portalUrl, world } = server;
  onTestFinished(() => server.close());
  const token = await signIn(portalUrl, 'juliana', 'aurora2026');
  const headers = { [SCENARIO_HEADER]: 'contract-offered' };
  const readContract = async () =>
    (await call(portalUrl, 'GET', '/agent/contracts/consolidated', { token, headers })).body;
  expect(await readContract()).toMatchObject({ value: { divtypereq: 3 } });
  const [first] = world.contracts.consolidated(personOf(world, 'juliana')).awaitingAnswer;
  expect(await readContract()).toMatchObject({ value: { awaitingAnswer: [first] } });
  // It pays less than what counts, and so can be accepted.
  expect(acceptAsSeen(world, 'juliana', first ?? '')).toMatchObject({
    state: 'accepted',
    terms: flatTerms(800),
  });
});
