import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContractTerms } from '#contract/entities/agent.ts';
import { contractKinds, periodsOfKind } from '#contract/entities/agent-types.ts';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { countedOver } from '#fake-server/world/agents/contract-terms.ts';
import type { World } from '#fake-server/world/world.ts';
import { flatTerms } from './support/agents.ts';
import { agree, letBet, plantMember } from './support/team-worlds.ts';
import { openTestWorld } from './support/test-world.ts';

const dividendPeriods = periodsOfKind.dividend;
const DAY = 24 * 60 * 60_000;
const ZONE = 'America/Sao_Paulo';

/** What an offer to an agent would show; the offer is over afterwards. */
function exampleOf(
  world: World,
  agent: MemberRow,
  kind: (typeof contractKinds)[number],
  terms: ContractTerms,
) {
  const id = String(world.contracts.put(null, agent.id, kind, terms));
  const { example, endings } = world.contracts.preview(agent, id);
  world.contracts.reject(agent, id);
  return { ...example, endings };
}

/** The sum of all lines of a period, and the last line. */
function paidFor(world: World, agent: MemberRow, from: string) {
  const now = world.clock.now();
  const range = {
    from: new Date(now - 80 * DAY).toISOString(),
    before: new Date(now + DAY).toISOString(),
  };
  const lines = world.incomes
    .piece(agent, range, undefined, 1_000)
    .lines.filter((line) => line.from === from);
  const last = lines.toSorted((a, b) => Number(b.lineId) - Number(a.lineId))[0];
  return { ...last, net: lines.reduce((sum, { amount }) => sum + amount, 0), lines: lines.length };
}

const betArbitrary = fc.record({
  who: fc.nat(5),
  stake: fc.integer({ min: 1, max: 40_000 }),
  /** Percent: half of the bets win more than they cost. */
  won: fc.integer({ min: 0, max: 200 }),
});
/** A period: its bets, and whether one is cancelled after its payment. */
const periodArbitrary = fc.record({
  bets: fc.array(betArbitrary, { maxLength: 5 }),
  corrects: fc.boolean(),
});

test('the preview of an offer shows for the last period what its income lines say (C4, C5)', async () => {
  const world = await openTestWorld();
  const { clock, incomes } = world;
  const calendar = calendarOf(ZONE);
  fc.assert(
    fc.property(
      fc
        .constantFrom(...contractKinds)
        .chain((kind) =>
          fc.record({ kind: fc.constant(kind), period: fc.constantFrom(...periodsOfKind[kind]) }),
        ),
      fc.tuple(fc.integer({ min: 100, max: 900 }), fc.integer({ min: 1, max: 99 })),
      fc.array(periodArbitrary, { minLength: 2, maxLength: 5, size: 'max' }),
      ({ kind, period }, [topRate, rate], histories) => {
        const terms = flatTerms(topRate, period);
        const below = flatTerms(rate, period);
        const top = plantMember(world, null, 2);
        const agents = [top.id, top.id].map((uplineId) => plantMember(world, uplineId, 2));
        const members = [top, ...agents].map(({ id }) => plantMember(world, id, 0));
        agree(world, top, kind, terms);
        for (const agent of agents) agree(world, agent, kind, below, top.id);
        const whole = countedOver(period);
        for (const { bets, corrects } of histories) {
          const span = calendar.periodAt(whole, calendar.periodAt(whole, clock.now()).before);
          for (const [index, { who, stake, won }] of bets.entries()) {
            const memberId = [...members, ...agents][who % 5]?.id ?? 0;
            letBet(world, memberId, span.from + 1 + index, stake, Math.round((stake * won) / 100));
          }
          // Into the period after the one that was played: its lines are there, and approved.
          clock.move(span.before + 1 - clock.now());
          incomes.run();
          const [bet] = bets;
          if (corrects && bet) {
            const { who, stake } = bet;
            const memberId = [...members, ...agents][who % 5]?.id ?? 0;
            incomes.correct({
              memberId,
              at: span.from + 1,
              bet: -stake,
              win: 0,
              reason: 'cancelled',
            });
          }
          for (const agent of [top, ...agents]) {
            const own = agent === top ? terms : below;
            const example = exampleOf(world, agent, kind, own);
            const paid = paidFor(world, agent, example.from);
            expect(Date.parse(example.from)).toBe(span.from);
            expect(paid.lines).toBeGreaterThan(0);
            expect(example.old?.net).toBe(paid.net);
            expect({ ...example.old, carriedOver: example.carriedOver }).toMatchObject({
              rate: paid.rate,
              gross: paid.gross,
              toDownline: paid.toDownline,
              carriedOver: paid.carriedOver,
            });
            // The same terms must give the same result: one function computes both columns.
            expect(example.offered).toEqual(example.old);
            expect(example.endings).toEqual([]);
          }
        }
      },
    ),
    // Each tree stays in the world: shrinking would take minutes.
    { numRuns: 20, endOnFailure: true },
  );
});

test('an offer with other periods shows what is really paid at the change (C4, C5)', async () => {
  const world = await openTestWorld();
  const { clock, incomes } = world;
  const calendar = calendarOf(ZONE);
  fc.assert(
    fc.property(
      fc.constantFrom(...dividendPeriods),
      fc.constantFrom(...dividendPeriods),
      fc.tuple(fc.integer({ min: 100, max: 900 }), fc.integer({ min: 1, max: 99 })),
      fc.array(betArbitrary, { minLength: 20, maxLength: 40 }),
      (oldPeriod, newPeriod, [rate, rateBelow], bets) => {
        fc.pre(oldPeriod !== newPeriod);
        const [before, after] = [flatTerms(rate, oldPeriod), flatTerms(rate, newPeriod)];
        // Two teams with the same play: one agent keeps the contract, the other accepts a new one.
        const teams = [before, before].map((terms) => {
          const agent = plantMember(world, null, 2);
          const below = plantMember(world, agent.id, 2);
          agree(world, agent, 'dividend', terms);
          agree(world, below, 'dividend', flatTerms(rateBelow, oldPeriod), agent.id);
          return { agent, members: [agent, below].map(({ id }) => plantMember(world, id, 0)) };
        });
        const [keeps, changes] = teams;
        if (!keeps || !changes) throw new Error('Two teams were planted.');
        const begins = calendar.periodAt(oldPeriod, clock.now()).before;
        // The old contract counts for a while, and is cut where the new one takes over.
        const takesOver = calendar.periodAt(newPeriod, begins + 40 * DAY).before;
        const { before: over } = calendar.periodAt(newPeriod, takesOver);
        const step = (over - begins) / bets.length;
        for (const [index, { who, stake, won }] of bets.entries()) {
          const at = begins + Math.floor(index * step);
          for (const { members } of teams) {
            const memberId = members[who % 2]?.id ?? 0;
            letBet(world, memberId, at, stake, Math.round((stake * won) / 100));
          }
        }
        clock.move(takesOver - 1 - clock.now());
        agree(world, changes.agent, 'dividend', after);
        clock.move(over + 1 - clock.now());
        incomes.run();

        const { offered, ...example } = exampleOf(world, keeps.agent, 'dividend', after);
        const paid = paidFor(world, changes.agent, example.from);
        expect(Date.parse(example.from)).toBe(takesOver);
        expect({ ...offered, carriedOver: example.carriedOver }).toMatchObject({
          net: paid.net,
          rate: paid.rate,
          gross: paid.gross,
          toDownline: paid.toDownline,
          carriedOver: paid.carriedOver,
        });
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});

test('a worse offer that pays more only because contracts below end says so (C5)', async () => {
  const world = await openTestWorld();
  const top = plantMember(world, null, 2);
  const agent = plantMember(world, top.id, 2);
  const member = plantMember(world, agent.id, 0);
  agree(world, top, 'dividend', flatTerms(2_800, 'daily'));
  agree(world, agent, 'dividend', flatTerms(2_500, 'daily'), top.id);
  const { before } = calendarOf(ZONE).periodAt('daily', world.clock.now());
  letBet(world, member.id, before + 1, 100_000, 0);
  world.clock.move(before + DAY + 1 - world.clock.now());
  world.incomes.run();

  const { old, offered, offeredWithoutEndings, endings } = exampleOf(
    world,
    top,
    'dividend',
    flatTerms(2_200, 'daily'),
  );
  expect(endings.map(({ agent: { memberId } }) => memberId)).toEqual([String(agent.id)]);
  expect([old?.net, offered.net, offeredWithoutEndings?.net]).toEqual([3_000, 22_000, -3_000]);
  expect(
    exampleOf(world, top, 'dividend', flatTerms(2_600, 'daily')).offeredWithoutEndings,
  ).toBeNull();
});
