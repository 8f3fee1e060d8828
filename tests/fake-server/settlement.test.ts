import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContractTerms } from '#contract/entities/agent.ts';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { IncomeLine } from '#contract/entities/income.ts';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { incomeBy } from '#fake-server/world/agents/income.ts';
import type { World } from '#fake-server/world/world.ts';
import { agree, letBet, plantMember } from './support/team-worlds.ts';
import { openTestWorld } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const ZONE = 'America/Sao_Paulo';

interface Bet {
  readonly memberId: number;
  readonly at: number;
  readonly bet: number;
  readonly win: number;
}

/** A chain of agents, the first with a contract of the site, each with their own member. */
function plantChain(world: World, kind: ContractKind, chain: readonly ContractTerms[]) {
  const agents: MemberRow[] = [];
  const members: MemberRow[] = [];
  for (const terms of chain) {
    const upline = agents.at(-1)?.id ?? null;
    const agent = plantMember(world, upline, 2);
    agents.push(agent);
    members.push(plantMember(world, agent.id, 0));
    agree(world, agent, kind, terms, upline);
  }
  return { agents, members };
}

function linesOf(world: World, agent: MemberRow): IncomeLine[] {
  const now = world.clock.now();
  const range = {
    from: new Date(now - 60 * DAY).toISOString(),
    before: new Date(now + DAY).toISOString(),
  };
  return world.incomes.piece(agent, range, undefined, 1_000).lines;
}

const sumOf = (lines: readonly Pick<IncomeLine, 'amount'>[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** What each agent's team in a chain did in a day, by counting each bet. */
function figuresBelow(bets: readonly Bet[], chain: ReturnType<typeof plantChain>, index: number) {
  const below = new Set(
    [...chain.agents.slice(index + 1), ...chain.members.slice(index)].map(({ id }) => id),
  );
  const teamBets = bets.filter(({ memberId }) => below.has(memberId));
  const byMember = Map.groupBy(teamBets, ({ memberId }) => memberId);
  const sum = (some: readonly Bet[]) => some.reduce((total, { bet }) => total + bet, 0);
  return {
    betAmount: sum(teamBets),
    activeMembers: [...byMember.values()].filter((some) => sum(some) >= 5_000).length,
    profitAndLoss: teamBets.reduce((total, { bet, win }) => total + bet - win, 0),
  };
}

const kindsOfDay = ['dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
const periods = {
  dailySalary: 'daily',
  hourlySalary: 'hourly',
  realTimeSalary: 'fiveMinutes',
} as const;

/** Rates that fall along a chain, in two bands. */
const chainArbitrary = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 }),
    fc.integer({ min: 1, max: 60_000 }),
  )
  .map(([rates, betAmount]) =>
    rates
      .toSorted((a, b) => b - a)
      .map((rate) => ({
        bands: [
          { betAmount: 0, activeMembers: 0, profitAndLoss: 0, rate },
          { betAmount, activeMembers: 1, profitAndLoss: 0, rate: rate * 2 },
        ],
      })),
  );
/** Time passes, or the clock is set back; then somebody bets. */
const stepArbitrary = fc.record({
  jump: fc.integer({ min: -4 * HOUR, max: 12 * HOUR }),
  who: fc.nat(7),
  bet: fc.integer({ min: 1, max: 30_000 }),
  won: fc.integer({ min: 0, max: 200 }),
  runsTwice: fc.boolean(),
});

test('salaries are the same whenever the job runs: late, twice, or after a jump (C2)', async () => {
  const world = await openTestWorld();
  const { clock, incomes, ledger } = world;
  const calendar = calendarOf(ZONE);
  fc.assert(
    fc.property(
      fc.constantFrom(...kindsOfDay),
      chainArbitrary,
      fc.array(stepArbitrary, { minLength: 4, maxLength: 24, size: 'max' }),
      (kind, shapes, steps) => {
        const chain = plantChain(
          world,
          kind,
          shapes.map((shape) => ({ period: periods[kind], ...shape })),
        );
        const first = calendar.periodAt('daily', clock.now()).before;
        clock.move(first - clock.now());
        const people = [...chain.agents, ...chain.members];
        const bets: Bet[] = [];
        let latest = first;
        for (const [index, { jump, who, bet, won, runsTwice }] of steps.entries()) {
          // The control page does the same when it moves the clock.
          clock.move(jump);
          incomes.runIfDue();
          // No two bets of a person fall on one moment, even where the clock goes back a little.
          const at = Math.ceil(clock.now() / steps.length) * steps.length + index;
          const memberId = people[who % people.length]?.id ?? 0;
          const made = { memberId, at, bet, win: Math.round((bet * won) / 100) };
          letBet(world, memberId, at, bet, made.win);
          bets.push(made);
          if (runsTwice) incomes.run();
          if (runsTwice) incomes.run();
          latest = Math.max(latest, at);
        }
        clock.move(latest + 2 * DAY - clock.now());
        incomes.run();

        const days: number[] = [];
        for (let day = first; day <= latest; day = calendar.periodAt('daily', day).before) {
          days.push(day);
        }
        for (const day of days) {
          const { before } = calendar.periodAt('daily', day);
          const today = bets.filter(({ at }) => at >= day && at < before);
          const figures = chain.agents.map((_, index) => figuresBelow(today, chain, index));
          const expected = shapes.map((shape, index) => {
            const [below, teamBets] = [shapes[index + 1], figures[index + 1]];
            const branches =
              below && teamBets
                ? [{ terms: { period: 'daily', ...below } as const, figures: teamBets }]
                : [];
            const own = figures[index];
            if (!own) throw new Error('An agent has no figures.');
            return incomeBy(kind, { period: 'daily', ...shape }, own, branches);
          });
          const paid = chain.agents.map((agent) =>
            sumOf(linesOf(world, agent).filter(({ from }) => Date.parse(from) === day)),
          );
          expect(paid).toEqual(expected.map(({ net }) => net));
          // The parts sum to what the first agent alone would get.
          expect(paid.reduce((sum, part) => sum + part, 0)).toBe(expected[0]?.gross);
        }
      },
    ),
    // Each tree stays in the world: shrinking would take minutes.
    { numRuns: 15, endOnFailure: true },
  );
  expect(ledger.imbalances()).toEqual([]);
});
