import { expect, test } from 'vitest';
import { flatTerms, openWorldOfAgents, personOf } from './support/agents.ts';
import { refusalOf } from './support/test-world.ts';

test('a termination request is answered: the contract is kept, or ends with all below it (C2)', async () => {
  const { world, contracts, previewOf, standing } = await openWorldOfAgents();
  const [fernanda, rafael] = [personOf(world, 'fernanda'), personOf(world, 'rafael')];
  const id = standing('rafael').current?.contractId ?? '';
  expect(contracts.requestTermination(fernanda, id).state).toBe('terminationRequested');
  expect(contracts.consolidated(rafael)).toMatchObject({ divtypereq: 3 });
  expect(contracts.answerTermination(rafael, id, 'keep', []).state).toBe('accepted');
  expect(contracts.consolidated(rafael)).toMatchObject({ divtypereq: 1 });

  contracts.requestTermination(fernanda, id);
  const endings = previewOf('rafael', id).endings;
  expect(endings.map(({ agent }) => agent.nickname)).toEqual(['Juliana Rocha']);
  expect(await refusalOf(() => contracts.answerTermination(rafael, id, 'end', []))).toBe(
    'contract_changed',
  );
  contracts.answerTermination(
    rafael,
    id,
    'end',
    endings.map(({ contractId }) => contractId),
  );
  expect(standing('juliana').current?.endsAt).toBe('2026-12-01T03:00:00.000Z');
  expect(await refusalOf(() => contracts.answerTermination(rafael, id, 'keep', []))).toBe(
    'contract_answered',
  );
});

test('a contract with an agreed end pays until then, and shows both (C2)', async () => {
  const { world, contracts, previewOf, standing } = await openWorldOfAgents();
  const [fernanda, rafael] = [personOf(world, 'fernanda'), personOf(world, 'rafael')];
  const id = standing('rafael').current?.contractId ?? '';
  contracts.requestTermination(fernanda, id);
  const endings = previewOf('rafael', id).endings.map(({ contractId }) => contractId);
  contracts.answerTermination(rafael, id, 'end', endings);

  const endsAt = '2026-12-01T03:00:00.000Z';
  const ended = { state: 'ended', endsAt, isInForce: true };
  expect(contracts.one(rafael, id).contract).toMatchObject(ended);
  expect(world.incomes.running(rafael, 'dividend').contract).toMatchObject(ended);
  const offered = contracts
    .bounds(fernanda, 'dividend')
    .agents.find(({ agent }) => agent.memberId === String(rafael.id));
  expect(offered).toMatchObject({ endsAt, current: contracts.one(rafael, id).contract.terms });
  // An offer of equal terms is its own, and is compared with the current one.
  const terms = contracts.one(rafael, id).contract.terms;
  const again = contracts.offer(fernanda, { kind: 'dividend', agentId: String(rafael.id), terms });
  const preview = previewOf('rafael', again.contractId);
  expect(preview.current).toMatchObject(ended);
  expect(preview.example.offered).toEqual(preview.example.old);

  world.clock.move(Date.parse(endsAt) - world.clock.now());
  expect(contracts.one(rafael, id).contract.isInForce).toBe(false);
  expect(previewOf('rafael', again.contractId).current).toBeNull();
});

test('new terms of an upline wait for the end of contracts that do not fit (C2)', async () => {
  const { world, contracts, previewOf, standing } = await openWorldOfAgents();
  const [carlos, fernanda, rafael] = ['carlos', 'fernanda', 'rafael'].map((account) =>
    personOf(world, account),
  );
  if (!carlos || !fernanda || !rafael) throw new Error('Somebody is missing.');
  const id = standing('rafael').current?.contractId ?? '';
  contracts.requestTermination(fernanda, id);
  const endings = previewOf('rafael', id).endings.map(({ contractId }) => contractId);
  contracts.answerTermination(rafael, id, 'end', endings);
  const { endsAt } = contracts.one(rafael, id).contract;

  // By the day instead of the half month: Fernanda's contract ends by it, above Rafael's.
  const offer = contracts.put(null, carlos.id, 'dividend', flatTerms(2_000, 'daily'));
  expect(previewOf('carlos', String(offer)).effectiveAt).toBe(endsAt);
});
