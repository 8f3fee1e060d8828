import { expect, test } from 'vitest';
import { acceptAsSeen, flatTerms, offerTo, openWorldOfAgents, personOf } from './support/agents.ts';
import { refusalOf } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;

test('a preview names the contracts that would end, by person, reason and moment (C5)', async () => {
  const { world, previewOf } = await openWorldOfAgents();
  const preview = previewOf('fernanda', offerTo(world, 'fernanda'));
  expect(preview.endings.map(({ agent, reason }) => [agent.nickname, reason])).toEqual([
    ['Rafael Almeida', 'rate'],
    ['Juliana Rocha', 'upline'],
    ['Marcelo Dias', 'rate'],
  ]);
  // The second half of November ends with it, by the clocks of São Paulo.
  expect(preview.effectiveAt).toBe('2026-12-01T03:00:00.000Z');
  expect(new Set(preview.endings.map(({ endsAt }) => endsAt))).toEqual(
    new Set([preview.effectiveAt]),
  );
  expect(preview.current?.terms.bands.at(-1)?.rate).toBe(2_800);
});

test('the example applies both terms to the last period, and sums (C5)', async () => {
  const { world, previewOf } = await openWorldOfAgents();
  const { example } = previewOf('fernanda', offerTo(world, 'fernanda'));
  expect([example.from, example.before]).toEqual([
    '2026-11-01T03:00:00.000Z',
    '2026-11-16T03:00:00.000Z',
  ]);
  expect(example.betAmount).toBeGreaterThan(0);
  expect(example.activeMembers).toBeGreaterThan(0);
  for (const income of [example.old, example.offered]) {
    expect(income?.net).toBe((income?.gross ?? 0) - (income?.toDownline ?? 0));
  }
});

test('an accepted offer counts from the next period on, and ends the contracts that it listed (C2, C5)', async () => {
  const { world, contracts, standing } = await openWorldOfAgents();
  const offered = offerTo(world, 'fernanda');
  const before = standing('fernanda').current;
  const accepted = acceptAsSeen(world, 'fernanda', offered);
  expect(accepted).toMatchObject({ state: 'accepted', effectiveAt: '2026-12-01T03:00:00.000Z' });
  // Until then the old one counts, and so do those that will end.
  expect(standing('fernanda').current?.contractId).toBe(before?.contractId);
  for (const account of ['rafael', 'juliana']) {
    expect(standing(account).current).toMatchObject({ endsAt: accepted.effectiveAt });
    expect(world.messages.unread(personOf(world, account).id)).toBeGreaterThan(0);
  }
  const rafael = contracts.one(
    personOf(world, 'rafael'),
    standing('rafael').current?.contractId ?? '',
  );
  expect(rafael.events.at(-1)?.kind).toBe('endedByUpline');

  world.clock.move(12 * DAY);
  expect(standing('fernanda').current?.contractId).toBe(offered);
  expect(standing('rafael').current).toBeNull();
});

test('an acceptance is refused when the preview is outdated (C5)', async () => {
  const { world, contracts, previewOf } = await openWorldOfAgents();
  const fernanda = personOf(world, 'fernanda');
  const id = offerTo(world, 'fernanda');
  const { contract, effectiveAt, endings } = previewOf('fernanda', id);
  const seen = {
    version: contract.version,
    effectiveAt,
    endings: endings.map(({ contractId }) => contractId),
  };
  const accepting = (change: Partial<typeof seen>) =>
    refusalOf(() => contracts.accept(fernanda, id, { ...seen, ...change }));
  expect(await accepting({ version: seen.version + 1 })).toBe('contract_changed');
  expect(await accepting({ endings: seen.endings.slice(1) })).toBe('contract_changed');
  expect(await accepting({ endings: [...seen.endings, '999'] })).toBe('contract_changed');

  // Rafael's daughter contract ends meanwhile: one person fewer.
  const [first = ''] = seen.endings;
  contracts.requestTermination(fernanda, first);
  const rafaels = previewOf('rafael', first).endings.map(({ contractId }) => contractId);
  contracts.answerTermination(personOf(world, 'rafael'), first, 'end', rafaels);
  expect(await accepting({})).toBe('contract_changed');

  // A period begins meanwhile: the offer would count from another day on.
  contracts.expireAt(Number(id), world.clock.now() + 30 * DAY);
  world.clock.move(12 * DAY);
  const endingsNow = previewOf('fernanda', id).endings.map(({ contractId }) => contractId);
  expect(await accepting({ endings: endingsNow })).toBe('contract_changed');
  expect(
    contracts.accept(fernanda, id, {
      ...seen,
      effectiveAt: '2026-12-16T03:00:00.000Z',
      endings: endingsNow,
    }).state,
  ).toBe('accepted');
});

test('an offer that is over cannot be answered, and says why (C3)', async () => {
  const { world, contracts } = await openWorldOfAgents();
  const [carlos, fernanda, rafael] = ['carlos', 'fernanda', 'rafael'].map((account) =>
    personOf(world, account),
  );
  if (!carlos || !fernanda || !rafael) throw new Error('Somebody is missing.');
  const dividend = offerTo(world, 'fernanda');
  contracts.withdraw(carlos, dividend);
  expect(await refusalOf(() => acceptAsSeen(world, 'fernanda', dividend))).toBe(
    'contract_withdrawn',
  );
  expect(await refusalOf(() => contracts.reject(fernanda, dividend))).toBe('contract_withdrawn');

  const salary = offerTo(world, 'rafael', 'dailySalary');
  expect(contracts.reject(rafael, salary).state).toBe('rejected');
  expect(await refusalOf(() => acceptAsSeen(world, 'rafael', salary))).toBe('contract_answered');
  expect(await refusalOf(() => contracts.withdraw(fernanda, salary))).toBe('contract_answered');

  const again = contracts.offer(fernanda, {
    kind: 'dailySalary',
    agentId: String(rafael.id),
    terms: flatTerms(10, 'daily'),
  });
  world.clock.move(8 * DAY);
  expect(await refusalOf(() => acceptAsSeen(world, 'rafael', again.contractId))).toBe(
    'contract_expired',
  );
  expect(contracts.one(rafael, again.contractId).events.at(-1)).toMatchObject({
    by: 'time',
    kind: 'expired',
    at: again.expiresAt,
  });
});

test('nothing can be agreed with an upline who is blocked (C3)', async () => {
  const { world, previewOf } = await openWorldOfAgents();
  const id = offerTo(world, 'fernanda');
  world.members.setBlocked(personOf(world, 'carlos').id, true);
  expect(previewOf('fernanda', id).uplineIsBlocked).toBe(true);
  expect(await refusalOf(() => acceptAsSeen(world, 'fernanda', id))).toBe(
    'contract_upline_blocked',
  );
});

test('an agent offers to agents directly below, within the own terms (C2)', async () => {
  const { world, contracts } = await openWorldOfAgents();
  const fernanda = personOf(world, 'fernanda');
  const offering = (
    account: string,
    rate: number,
    period: 'semimonthly' | 'weekly' = 'semimonthly',
  ) =>
    refusalOf(() =>
      contracts.offer(fernanda, {
        kind: 'dividend',
        agentId: String(personOf(world, account).id),
        terms: flatTerms(rate, period),
      }),
    );
  expect(await offering('juliana', 100)).toBe('not_found');
  expect(await offering('beatriz', 100)).toBe('not_found');
  expect(await offering('carlos', 100)).toBe('not_found');
  // Without a threshold her own terms pay 15 %.
  expect(await offering('rafael', 1_501)).toBe('contract_terms_above_own');
  expect(await offering('rafael', 1_500, 'weekly')).toBe('contract_terms_above_own');
  // Patrícia has 8 % from the first bet already.
  expect(await offering('patricia.nunes', 800)).toBe('contract_terms_same');
  expect(contracts.bounds(fernanda, 'dividend').agents).toHaveLength(3);
  const { contractId } = contracts.offer(fernanda, {
    kind: 'dividend',
    agentId: String(personOf(world, 'rafael').id),
    terms: flatTerms(1_500),
  });
  expect(await offering('rafael', 1_000)).toBe('contract_offer_open');
  expect(contracts.bounds(fernanda, 'dividend').agents).toHaveLength(2);
  expect(contracts.withdraw(fernanda, contractId).state).toBe('withdrawn');
});

test('offers beyond the new terms are withdrawn at acceptance (C2)', async () => {
  const { world, contracts } = await openWorldOfAgents();
  const { contractId } = contracts.offer(personOf(world, 'fernanda'), {
    kind: 'dividend',
    agentId: String(personOf(world, 'patricia.nunes').id),
    terms: flatTerms(1_200),
  });
  acceptAsSeen(world, 'fernanda', offerTo(world, 'fernanda'));
  expect(contracts.one(personOf(world, 'fernanda'), contractId).contract.state).toBe('withdrawn');
});

test("somebody else's contract is not found by any call (C2)", async () => {
  const { world, contracts } = await openWorldOfAgents();
  const id = offerTo(world, 'fernanda');
  for (const account of ['rafael', 'juliana', 'maria']) {
    const other = personOf(world, account);
    const actions = [
      () => contracts.one(other, id),
      () => contracts.preview(other, id),
      () => contracts.accept(other, id, { version: 1, effectiveAt: '', endings: [] }),
      () => contracts.reject(other, id),
      () => contracts.withdraw(other, id),
      () => contracts.requestTermination(other, id),
      () => contracts.answerTermination(other, id, 'end', []),
    ];
    for (const action of actions) expect(await refusalOf(action)).toBe('not_found');
  }
  // The agent who made an offer does not answer it either.
  const carlos = personOf(world, 'carlos');
  expect(await refusalOf(() => contracts.reject(carlos, id))).toBe('not_found');
});

test('the summary says which kinds exist and what waits (C1, C3)', async () => {
  const { world, contracts } = await openWorldOfAgents();
  expect(contracts.consolidated(personOf(world, 'fernanda'))).toMatchObject({
    divtypereq: 3,
    dailysalreqtype: 1,
    contracthoursalreq: 0,
    realtimesalreqtype: 2,
  });
  expect(contracts.consolidated(personOf(world, 'fernanda')).awaitingAnswer).toHaveLength(2);
  // One of the two expires after a minute.
  world.clock.move(61_000);
  expect(contracts.consolidated(personOf(world, 'fernanda'))).toMatchObject({
    realtimesalreqtype: 0,
  });
  expect(contracts.consolidated(personOf(world, 'carlos'))).toMatchObject({
    divtypereq: 1,
    contracthoursalreq: 1,
    awaitingAnswer: [],
  });
});
