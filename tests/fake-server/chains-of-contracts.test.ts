import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContractTerms } from '#contract/entities/agent.ts';
import { periodsOfKind } from '#contract/entities/agent-types.ts';
import { highestRate, rateReached, shareOf, whyNotUnder } from '#contract/rules/agent-terms.ts';
import { incomeTable } from '#fake-server/store/agents/income.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { termsOf } from '#fake-server/world/agents/contract-terms.ts';
import { incomeBy } from '#fake-server/world/agents/income.ts';
import type { World } from '#fake-server/world/world.ts';
import { flatTerms } from './support/agents.ts';
import { agree } from './support/team-worlds.ts';
import { openTestWorld } from './support/test-world.ts';

const RUNS = 25;
const HOUSE_RATE = 3_000;
const HOUR = 60 * 60_000;

const bandsArbitrary = fc
  .array(
    fc.record({
      betAmount: fc.integer({ min: 0, max: 50_000 }),
      activeMembers: fc.integer({ min: 0, max: 4 }),
      rate: fc.integer({ min: 1, max: HOUSE_RATE }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((bands) => {
    const sorted = (name: 'betAmount' | 'activeMembers' | 'rate') =>
      bands.map((band) => band[name]).toSorted((a, b) => a - b);
    const [bets, active, rates] = [sorted('betAmount'), sorted('activeMembers'), sorted('rate')];
    return bands.map((_, index) => ({
      betAmount: (bets[index] ?? 0) + index,
      activeMembers: active[index] ?? 0,
      profitAndLoss: 0,
      rate: (rates[index] ?? 0) + index,
    }));
  });
const termsArbitrary = bandsArbitrary.map((bands): ContractTerms => ({ period: 'daily', bands }));

const stepArbitrary = fc.record({
  who: fc.nat(9),
  what: fc.constantFrom('offer', 'offer', 'accept', 'accept', 'reject', 'end', 'wait'),
  terms: termsArbitrary,
});

let trees = 0;

/** A new tree: each agent is below an earlier one; the first has the site's terms. */
function plantTree(world: World, uplines: readonly number[]): MemberRow[] {
  trees += 1;
  const agents: MemberRow[] = [];
  for (const [index, upline] of [0, ...uplines].entries()) {
    const id = world.members.insert({
      account: `tree${trees}.${index}`,
      nickname: `Agent ${index}`,
      type: 2,
      passwordHash: null,
      passwordChangedAt: 0,
      mobile: null,
      email: null,
      currency: 'BRL',
      affiliateCode: null,
      referralCode: null,
      details: {},
      registeredAt: 0,
    });
    world.team.place(
      id,
      index === 0 ? null : (agents[index - 1 - (upline % Math.min(2, index))]?.id ?? null),
    );
    const member = world.members.byId(id);
    if (member) agents.push(member);
  }
  return agents;
}

function attempt(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Refused')) throw error;
  }
}

function accept(world: World, agent: MemberRow, id: string): void {
  const { contract, effectiveAt, endings } = world.contracts.preview(agent, id);
  const ids = endings.map(({ contractId }) => contractId);
  attempt(() => {
    world.contracts.accept(agent, id, { version: contract.version, effectiveAt, endings: ids });
  });
}

/** Contracts in force now: each must fit under the upline's, which must exist. */
function faultsNow(world: World, agents: readonly MemberRow[]): string[] {
  return agents.flatMap((agent) => {
    const { current } = world.contracts.request(agent, 'dailySalary');
    if (!current?.effectiveAt || Date.parse(current.effectiveAt) > world.clock.now()) return [];
    if (highestRate(current.terms) > HOUSE_RATE + 3) return ['more than the site pays'];
    if (current.upline === null) return [];
    const upline = agents.find(({ id }) => String(id) === current.upline?.memberId);
    const above = upline && world.contracts.request(upline, 'dailySalary').current;
    if (!above) return [`${current.agent.nickname} has a contract, and the upline has none`];
    const why = whyNotUnder(above.terms, current.terms);
    return why === undefined ? [] : [`${current.agent.nickname}: ${why}`];
  });
}

test('no contract pays more than the one above, in any tree, after any agreement or end (C2)', async () => {
  const world = await openTestWorld();
  const { contracts, clock } = world;
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { minLength: 2, maxLength: 7 }),
      termsArbitrary,
      fc.array(stepArbitrary, { minLength: 30, maxLength: 60 }),
      (uplines, houseTerms, steps) => {
        const agents = plantTree(world, uplines);
        const [top] = agents;
        if (!top) return;
        accept(world, top, String(contracts.put(null, top.id, 'dailySalary', houseTerms)));
        for (const { who, what, terms } of steps) {
          const agent = agents[who % agents.length] ?? top;
          const { request, current } = contracts.request(agent, 'dailySalary');
          if (what === 'wait') clock.move(25 * HOUR);
          else if (what === 'offer') {
            const uplineId = world.team.uplineOf(agent.id) ?? null;
            const upline = agents.find(({ id }) => id === uplineId);
            if (upline) {
              // The upline's own terms always fit: so trees of contracts grow deep.
              const own = contracts.request(upline, 'dailySalary').current?.terms;
              const given = who % 2 === 0 ? (own ?? terms) : terms;
              const offer = {
                kind: 'dailySalary',
                agentId: String(agent.id),
                terms: given,
              } as const;
              attempt(() => {
                const made = contracts.offer(upline, offer);
                if (who % 4 !== 3) accept(world, agent, made.contractId);
              });
            } else if (!request) contracts.put(null, agent.id, 'dailySalary', terms);
          } else if (what === 'accept' && request?.state === 'offered') {
            accept(world, agent, request.contractId);
          } else if (what === 'reject' && request?.state === 'offered') {
            attempt(() => contracts.reject(agent, request.contractId));
          } else if (what === 'end' && current?.upline) {
            const upline = agents.find(({ id }) => String(id) === current.upline?.memberId);
            if (upline) attempt(() => contracts.requestTermination(upline, current.contractId));
            const endings = contracts
              .preview(agent, current.contractId)
              .endings.map(({ contractId }) => contractId);
            attempt(() => contracts.answerTermination(agent, current.contractId, 'end', endings));
          }
          expect(faultsNow(world, agents)).toEqual([]);
        }
        clock.move(25 * HOUR);
        expect(faultsNow(world, agents)).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

test('no agent has two contracts of a kind at once, whatever periods follow each other (C2, C5)', async () => {
  const world = await openTestWorld();
  const { contracts, clock } = world;
  const table = incomeTable(world.database);
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          isBelow: fc.boolean(),
          what: fc.constantFrom('offer', 'offer', 'end', 'wait'),
          period: fc.constantFrom(...periodsOfKind.dividend),
          rate: fc.integer({ min: 1, max: HOUSE_RATE }),
        }),
        { minLength: 20, maxLength: 40 },
      ),
      (steps) => {
        const agents = plantTree(world, [0]);
        const [top, below] = agents;
        if (!top || !below) throw new Error('Two agents were planted.');
        for (const { isBelow, what, period, rate } of steps) {
          const agent = isBelow ? below : top;
          const terms = flatTerms(rate, period);
          if (what === 'wait') clock.move(31 * HOUR);
          else if (what === 'end') {
            attempt(() => {
              const standing = contracts.request(agent, 'dividend').current?.contractId ?? '';
              contracts.requestTermination(top, standing);
              const endings = contracts.preview(agent, standing).endings;
              const ids = endings.map(({ contractId }) => contractId);
              contracts.answerTermination(agent, standing, 'end', ids);
            });
          } else if (isBelow) {
            attempt(() => {
              const offer = { kind: 'dividend', agentId: String(below.id), terms } as const;
              accept(world, below, contracts.offer(top, offer).contractId);
            });
          } else accept(world, top, String(contracts.put(null, top.id, 'dividend', terms)));

          const ours = agents.map(({ id }) => id);
          for (let days = 0; days < 40; days += 3) {
            const at = clock.now() + days * 24 * HOUR;
            const counting = table
              .counting('dividend', at)
              .filter(({ agent_id: id }) => ours.includes(id));
            expect(new Set(counting.map(({ agent_id: id }) => id)).size).toBe(counting.length);
            const [given, under] = ours.map((id) => counting.find((row) => row.agent_id === id));
            if (!under) continue;
            expect(given).toBeDefined();
            expect(given && whyNotUnder(termsOf(given), termsOf(under))).toBeUndefined();
          }
        }
      },
    ),
    { numRuns: 10, endOnFailure: true },
  );
});

test('nothing hangs below a contract that ends in the middle of a tree (C2, C5)', async () => {
  const world = await openTestWorld();
  const { contracts, clock } = world;
  fc.assert(
    fc.property(
      fc.array(fc.nat(9), { minLength: 3, maxLength: 8, size: 'max' }),
      termsArbitrary,
      fc.nat(8),
      (uplines, terms, who) => {
        const agents = plantTree(world, uplines);
        for (const agent of agents) {
          agree(world, agent, 'dailySalary', terms, world.team.uplineOf(agent.id) ?? null);
        }
        clock.move(25 * HOUR);
        expect(faultsNow(world, agents)).toEqual([]);

        const agent = agents[who % agents.length];
        const upline = agents.find(({ id }) => id === (agent && world.team.uplineOf(agent.id)));
        const current = agent && contracts.request(agent, 'dailySalary').current;
        fc.pre(agent !== undefined && upline !== undefined && current !== null);
        if (!agent || !upline || !current) return;
        contracts.requestTermination(upline, current.contractId);
        const endings = contracts.preview(agent, current.contractId).endings;
        const ids = endings.map(({ contractId }) => contractId);
        contracts.answerTermination(agent, current.contractId, 'end', ids);
        // Until its period is over it counts, and so does all below it.
        expect(faultsNow(world, agents)).toEqual([]);
        clock.move(25 * HOUR);
        expect(faultsNow(world, agents)).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

test('payments of a chain sum to what its first agent alone would get (C2)', () => {
  fc.assert(
    fc.property(
      termsArbitrary,
      fc.array(termsArbitrary, { maxLength: 4 }),
      fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 5, maxLength: 5 }),
      (top, below, bets) => {
        // Each agent has the whole play of those below, and some more.
        const chain = [top, ...below];
        const figures = chain.map((_, index) => ({
          betAmount: bets.slice(index).reduce((sum, bet) => sum + bet, 0),
          activeMembers: chain.length - index,
          profitAndLoss: 0,
        }));
        const nothing = { betAmount: 0, activeMembers: 0, profitAndLoss: 0 };
        const fits = chain.every(
          (terms, index) => index === 0 || !whyNotUnder(chain[index - 1] ?? terms, terms),
        );
        fc.pre(fits);
        const incomes = chain.map((terms, index) => {
          const next = chain[index + 1];
          const branches = next ? [{ terms: next, figures: figures[index + 1] ?? nothing }] : [];
          return incomeBy('dailySalary', terms, figures[index] ?? nothing, branches);
        });
        const paid = incomes.reduce((sum, { net }) => sum + net, 0);
        const [first] = figures;
        expect(incomes.every(({ net }) => net >= 0)).toBe(true);
        expect(paid).toBe(shareOf(first?.betAmount ?? 0, rateReached(top, first ?? nothing)));
      },
    ),
  );
});
