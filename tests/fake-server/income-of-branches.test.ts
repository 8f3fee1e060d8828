import { expect, test } from 'vitest';
import { flatTerms, personOf } from './support/agents.ts';
import { DAY, DECEMBER, HOUR, JANUARY, linesOf, MIDDLE, openPair } from './support/income-pairs.ts';
import { agree, plantMember } from './support/team-worlds.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

test('each branch shows what it earned, what its contract got, and what stays (C4)', async () => {
  const { world, top, agent, own, downlineMember, until, bet } = await openPair(
    flatTerms(3_000),
    flatTerms(1_000),
  );
  const page = { pageNo: 1, pageSize: 20 };
  const inHalf = (from: number, before: number) =>
    world.incomes.byDownline(
      top,
      { from: new Date(from).toISOString(), before: new Date(before).toISOString() },
      page,
    );
  bet(own, DECEMBER + HOUR, 100_000, 130_000);
  bet(downlineMember, DECEMBER + HOUR, 50_000, 0);
  until(MIDDLE + 2 * DAY);
  // 30 % of 20,000 lost together: what the player won is taken off.
  const first = inHalf(DECEMBER, MIDDLE);
  expect(
    first.branches.map(({ name, earned, paidToDownline, amount }) => [
      name,
      earned,
      paidToDownline,
      amount,
    ]),
  ).toEqual([
    [agent.nickname, 15_000, 5_000, 10_000],
    [expect.stringContaining('*'), -9_000, 0, -9_000],
  ]);
  expect(first).toMatchObject({ rest: 0, earned: 1_000 });

  bet(own, MIDDLE + HOUR, 10_000, 60_000);
  until(JANUARY + 2 * DAY);
  bet(own, JANUARY + HOUR, 80_000, 0);
  until(JANUARY + 20 * DAY);
  // The 50,000 that the player won before belong to no branch in this half month.
  const last = inHalf(JANUARY, JANUARY + 15 * DAY);
  expect(last).toMatchObject({ rest: -15_000, earned: 9_000 });
  expect(last.branches.map(({ amount }) => amount)).toEqual([24_000]);
});

test('earnings of branches and the rest sum to the total, for any days and history (C4)', async () => {
  const world = await openTestWorld();
  const { incomes } = world;
  const agents = ['carlos', 'fernanda', 'rafael', 'juliana'].map((name) => personOf(world, name));
  for (const { id } of agents) incomes.cancelLast(id);
  const paid = incomes.newest(2_000).filter(({ state }) => state === 'paid');
  for (const { id } of paid.filter((_, index) => index % 40 === 0)) incomes.reverse(id);
  const now = world.clock.now();
  let branches = 0;
  for (const agent of agents) {
    for (const [from, before] of [
      [now - 60 * DAY, now + DAY],
      [now - 31 * DAY, now - 9 * DAY],
      // In the middle of a day: lines before it are taken off.
      [now - 3 * DAY - 7 * HOUR, now - 5 * HOUR],
      [now - HOUR, now + DAY],
    ] as const) {
      const range = { from: new Date(from).toISOString(), before: new Date(before).toISOString() };
      const found = incomes.byDownline(agent, range, { pageNo: 1, pageSize: 10_000 });
      const sum = found.branches.reduce((total, { amount }) => total + amount, found.rest);
      expect(sum).toBe(found.earned);
      expect(found.earned).toBe(incomes.summary(agent, range).totals.earned);
      branches += found.branches.length;
    }
  }
  expect(branches).toBeGreaterThan(20);
});

test('lines of people sum to the figures of their line, and pieces to pages (C4)', async () => {
  const world = await openTestWorld();
  const { incomes } = world;
  const fernanda = personOf(world, 'fernanda');
  const range = { from: '2026-10-01T03:00:00.000Z', before: '2026-11-21T03:00:00.000Z' };
  const { lines, totals } = incomes.page(fernanda, range, { pageNo: 1, pageSize: 100 });
  expect(lines.some(({ reason }) => reason === 'corrected')).toBe(true);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.earned);
  expect(totals.paid + totals.waiting + totals.held).toBe(totals.earned);
  for (const line of lines) {
    const { people } = incomes.people(fernanda, line.lineId, { pageNo: 1, pageSize: 100 });
    expect(people.reduce((sum, { betAmount }) => sum + betAmount, 0)).toBe(line.betAmount);
    expect(people.filter(({ isActive }) => isActive)).toHaveLength(line.activeMembers);
    expect(line.gross - line.toDownline - line.countedBefore).toBe(line.amount);
    const { shares } = incomes.one(fernanda, line.lineId);
    expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.toDownline);
  }
  const pieces: typeof lines = [];
  let after: string | undefined;
  do {
    const piece = incomes.piece(fernanda, range, after, 7);
    pieces.push(...piece.lines);
    after = piece.next ?? undefined;
  } while (after !== undefined);
  expect(pieces).toEqual(lines);
  const summary = incomes.summary(fernanda, range);
  expect(summary.days).toHaveLength(51);
  const sums = summary.days.flatMap(({ amounts }) => Object.values(amounts));
  expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(summary.totals.earned);
});

test('another agent’s line is not found (C4)', async () => {
  const world = await openTestWorld();
  const range = { from: '2026-11-01T03:00:00.000Z', before: '2026-11-21T03:00:00.000Z' };
  const [line] = world.incomes.piece(personOf(world, 'fernanda'), range, undefined, 1).lines;
  for (const account of ['carlos', 'rafael', 'maria']) {
    const other = personOf(world, account);
    const page = { pageNo: 1, pageSize: 1 };
    expect(await refusalOf(() => world.incomes.one(other, line?.lineId ?? ''))).toBe('not_found');
    expect(await refusalOf(() => world.incomes.people(other, line?.lineId ?? '', page))).toBe(
      'not_found',
    );
  }
});

test('the current period shows what it would pay now, and when it is counted (C4)', async () => {
  const world = await openTestWorld();
  const fernanda = personOf(world, 'fernanda');
  expect(world.incomes.running(fernanda, 'dividend')).toMatchObject({
    counted: { from: '2026-11-16T03:00:00.000Z', before: '2026-12-01T03:00:00.000Z' },
    nextAt: '2026-12-01T03:00:00.000Z',
  });
  expect(world.incomes.running(fernanda, 'hourlySalary')).toMatchObject({
    contract: null,
    counted: null,
    nextAt: null,
  });
  const { nextAt } = world.incomes.running(personOf(world, 'carlos'), 'realTimeSalary');
  expect(nextAt).toBe('2026-11-20T09:05:00.000Z');
});

test('a bet counts for the agents who stood above when it was decided, also when it is corrected after a move (C4)', async () => {
  const pair = await openPair(flatTerms(2_000), flatTerms(1_000));
  const { world, top, agent, downlineMember, until, bet } = pair;
  const other = plantMember(world, top.id, 2);
  agree(world, other, 'dividend', flatTerms(1_000), top.id);
  bet(downlineMember, DECEMBER + HOUR, 100_000, 0);
  until(MIDDLE + DAY);
  expect(linesOf(world, agent)).toMatchObject([{ amount: 10_000 }]);
  world.downline.move(top, String(downlineMember.id), String(other.id));
  bet(downlineMember, MIDDLE + 2 * DAY, 60_000, 0);
  const cancelled = { bet: -100_000, win: 0, reason: 'cancelled' } as const;
  world.incomes.correct({ memberId: downlineMember.id, at: DECEMBER + HOUR, ...cancelled });
  const [first, second] = linesOf(world, agent);
  expect(second).toMatchObject({ amount: -10_000, corrects: first?.lineId, betAmount: 0 });
  expect(linesOf(world, other)).toMatchObject([{ amount: 0 }]);
  const { corrections } = world.incomes.one(agent, second?.lineId ?? '');
  expect(corrections).toHaveLength(1);
  until(JANUARY + DAY);
  expect(linesOf(world, agent).at(-1)).toMatchObject({ betAmount: 0, amount: 0 });
  expect(linesOf(world, other).at(-1)).toMatchObject({ betAmount: 60_000, amount: 6_000 });
});

test('a member moved within a period counts on each side, and once above both (C4)', async () => {
  const { world, top, agent, own, until, bet } = await openPair(flatTerms(2_000), flatTerms(1_000));
  bet(own, DECEMBER + HOUR, 4_000, 0);
  until(DECEMBER + DAY);
  world.downline.move(top, String(own.id), String(agent.id));
  bet(own, DECEMBER + 2 * DAY, 3_000, 0);
  until(MIDDLE + DAY);
  const figures = { betAmount: 7_000, activeMembers: 1 };
  expect(linesOf(world, top)).toMatchObject([{ ...figures, gross: 1_400, toDownline: 300 }]);
  expect(linesOf(world, agent)).toMatchObject([{ betAmount: 3_000, activeMembers: 0 }]);
  const [line] = linesOf(world, top);
  const people = world.incomes.people(top, line?.lineId ?? '', { pageNo: 1, pageSize: 10 });
  expect(people.people).toMatchObject([{ betAmount: 7_000, isActive: true }]);
});
