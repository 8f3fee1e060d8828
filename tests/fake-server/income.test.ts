import { expect, test } from 'vitest';
import type { ContractTerms } from '#contract/entities/agent.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import type { World } from '#fake-server/world/world.ts';
import { flatTerms, personOf } from './support/agents.ts';
import { agree, letBet, plantMember } from './support/team-worlds.ts';
import { openTestWorld, refusalOf } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** The world begins on 20 November; the next half of a month begins here, by the site's clocks. */
const DECEMBER = Date.parse('2026-12-01T03:00:00.000Z');
const MIDDLE = Date.parse('2026-12-16T03:00:00.000Z');
const JANUARY = Date.parse('2027-01-01T03:00:00.000Z');

/** An agent of the site with a dividend, an agent below, and a member of each. */
async function openPair(above: ContractTerms, below: ContractTerms) {
  const world = await openTestWorld();
  const top = plantMember(world, null, 2);
  const agent = plantMember(world, top.id, 2);
  const own = plantMember(world, top.id, 0);
  const theirs = plantMember(world, agent.id, 0);
  agree(world, top, 'dividend', above);
  agree(world, agent, 'dividend', below, top.id);
  const until = (at: number) => {
    world.clock.move(at - world.clock.now());
    world.incomes.run();
  };
  const bet = (who: MemberRow, at: number, stake: number, win: number) =>
    letBet(world, who.id, at, stake, win);
  return { world, top, agent, own, theirs, until, bet };
}

function linesOf(world: World, agent: MemberRow) {
  const now = world.clock.now();
  const asked = {
    from: new Date(now - 60 * DAY).toISOString(),
    before: new Date(now + DAY).toISOString(),
  };
  return world.incomes.piece(agent, asked, undefined, 100).lines.toReversed();
}

test('what a team won is carried over until it has lost as much again (C4)', async () => {
  const { world, top, own, until, bet } = await openPair(flatTerms(2_000), flatTerms(1_000));
  bet(own, DECEMBER + HOUR, 100_000, 130_000);
  until(MIDDLE + DAY);
  bet(own, MIDDLE + HOUR, 50_000, 30_000);
  until(JANUARY + DAY);
  bet(own, JANUARY + HOUR, 80_000, 50_000);
  until(JANUARY + 20 * DAY);
  expect(
    linesOf(world, top).map(({ profitAndLoss, carriedOver, amount, zeroReason }) => [
      profitAndLoss,
      carriedOver,
      amount,
      zeroReason,
    ]),
  ).toEqual([
    [-30_000, 0, 0, 'teamWon'],
    [20_000, -30_000, 0, 'carriedOver'],
    [30_000, -10_000, 4_000, null],
  ]);
});

test('more for the contracts below than there is goes on to the next payment (C2)', async () => {
  const pair = await openPair(flatTerms(2_000), flatTerms(2_000));
  const { world, top, agent, own, theirs, until, bet } = pair;
  // The own member won, the one of the agent below lost: together there is nothing to share.
  bet(own, DECEMBER + HOUR, 10_000, 60_000);
  bet(theirs, DECEMBER + HOUR, 50_000, 0);
  until(MIDDLE + 2 * DAY);
  expect(linesOf(world, agent)).toMatchObject([{ amount: 10_000, state: 'paid' }]);
  expect(linesOf(world, top)).toMatchObject([
    { gross: 0, toDownline: 10_000, amount: -10_000, state: 'approved' },
  ]);
  bet(own, MIDDLE + HOUR, 200_000, 0);
  until(JANUARY + 2 * DAY);
  // 20 % of 2,000.00, less what was carried over: one payment for both lines.
  expect(linesOf(world, top).map(({ amount, state }) => [amount, state])).toEqual([
    [-10_000, 'paid'],
    [40_000, 'paid'],
  ]);
  const [, last] = linesOf(world, top);
  const { payment } = world.incomes.one(top, last?.lineId ?? '');
  expect(payment).toMatchObject({ amount: 30_000, lines: 2 });
  const booked = world.ledger.postingsOf(Number(payment?.transactionId));
  expect(booked.map(({ name, amount }) => [name, amount])).toEqual(
    expect.arrayContaining([
      ['house:agents', -30_000],
      [`member:${top.id}:available`, 30_000],
    ]),
  );
  expect(world.ledger.imbalances()).toEqual([]);
});

test('a bet that is cancelled after it was paid for makes lines that point back (C4)', async () => {
  const pair = await openPair(flatTerms(3_000), flatTerms(1_000));
  const { world, top, agent, own, theirs, until, bet } = pair;
  const { incomes } = world;
  bet(own, DECEMBER + HOUR, 100_000, 0);
  bet(theirs, DECEMBER + HOUR, 50_000, 0);
  until(MIDDLE + 2 * DAY);
  const before = [top, agent].map((each) => linesOf(world, each));
  expect(before.map((lines) => lines.map(({ amount }) => amount))).toEqual([[40_000], [5_000]]);

  const cancelled = { bet: -50_000, win: 0, reason: 'cancelled' as const };
  incomes.correct({ memberId: theirs.id, at: DECEMBER + HOUR, ...cancelled });
  incomes.run();
  for (const [index, each] of [top, agent].entries()) {
    const [first, adjustment, ...rest] = linesOf(world, each);
    // What was paid stays as it was, and the line that changes it names it.
    expect([first]).toEqual(before[index]);
    expect(adjustment).toMatchObject({
      reason: 'corrected',
      corrects: first?.lineId,
      state: 'pending',
      amount: index === 0 ? -10_000 : -5_000,
    });
    expect(rest).toEqual([]);
  }
  const [first, adjustment] = linesOf(world, top);
  const full = incomes.one(top, adjustment?.lineId ?? '');
  expect(full.corrections).toMatchObject([{ name: 'Pl***', reason: 'cancelled', bet: -50_000 }]);
  // The old line still shows what it was made of.
  expect(incomes.one(top, first?.lineId ?? '').corrections).toEqual([]);
  expect(incomes.one(top, first?.lineId ?? '').changedBy).toHaveLength(1);
  const people = (lineId = '') =>
    incomes.people(top, lineId, { pageNo: 1, pageSize: 10 }).people.map((each) => each.betAmount);
  expect(people(first?.lineId)).toEqual([100_000, 50_000]);
  expect(people(adjustment?.lineId)).toEqual([100_000, 0]);
});

test('a line is held, let go, paid and taken back, and its amount never changes (C4)', async () => {
  const { world, agent, theirs, until, bet } = await openPair(flatTerms(3_000), flatTerms(1_000));
  const { incomes, wallet } = world;
  bet(theirs, DECEMBER + HOUR, 50_000, 0);
  until(MIDDLE);
  const [line] = linesOf(world, agent);
  const id = Number(line?.lineId);
  const now = () => incomes.one(agent, String(id)).line;
  expect(now()).toMatchObject({ state: 'pending', approvedAt: '2026-12-17T03:00:00.000Z' });
  expect(incomes.reverse(id)).toBe(false);
  expect(incomes.hold(id, true)).toBe(true);
  until(MIDDLE + 2 * DAY);
  expect(now().state).toBe('held');
  expect(wallet.balance(agent.id)).toBe(0);
  incomes.hold(id, false);
  expect(now()).toMatchObject({ state: 'paid', amount: 5_000 });
  expect(wallet.balance(agent.id)).toBe(5_000);
  expect(incomes.hold(id, true)).toBe(false);

  expect(incomes.reverse(id)).toBe(true);
  expect(incomes.reverse(id)).toBe(false);
  expect(now()).toMatchObject({ state: 'reversed', amount: 5_000 });
  // Nothing leaves the account: the next payment is less by it.
  expect(wallet.balance(agent.id)).toBe(5_000);
  bet(theirs, MIDDLE + HOUR, 80_000, 0);
  until(JANUARY + 2 * DAY);
  expect(wallet.balance(agent.id)).toBe(5_000 + 8_000 - 5_000);
});

test('the next payment that is shown is the one that comes (C4)', async () => {
  const { world, top, own, until, bet } = await openPair(flatTerms(3_000), flatTerms(1_000));
  const next = () => {
    const now = world.clock.now();
    const asked = {
      from: new Date(now - DAY).toISOString(),
      before: new Date(now + DAY).toISOString(),
    };
    return world.incomes.summary(top, asked).nextPayment;
  };
  agree(world, top, 'dailySalary', flatTerms(100, 'daily'));
  expect(next()).toBeNull();
  for (const day of [0, 3, 9]) bet(own, DECEMBER + day * DAY + HOUR, 50_000, 10_000 * day);
  const seen = new Set<string>();
  for (let at = DECEMBER; at < MIDDLE + 4 * DAY; at += HOUR) {
    const promised = next();
    const before = world.wallet.balance(top.id);
    until(at);
    const paid = world.wallet.balance(top.id) - before;
    const due = promised !== null && Date.parse(promised.at) <= at;
    if (due) seen.add(promised.at);
    expect(paid).toBe(due ? promised.amount : 0);
  }
  // Three days of the salary, and the dividend of the half month.
  expect(seen.size).toBe(4);
  expect(next()).toBeNull();
});

test('each branch is shown with what it brought, what its contract got, and what stays (C4)', async () => {
  const { world, top, agent, own, theirs, until, bet } = await openPair(
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
  bet(theirs, DECEMBER + HOUR, 50_000, 0);
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

test('what branches brought and the rest sum to what was earned, in any days of any history (C4)', async () => {
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
      const asked = { from: new Date(from).toISOString(), before: new Date(before).toISOString() };
      const found = incomes.byDownline(agent, asked, { pageNo: 1, pageSize: 10_000 });
      const sum = found.branches.reduce((total, { amount }) => total + amount, found.rest);
      expect(sum).toBe(found.earned);
      expect(found.earned).toBe(incomes.summary(agent, asked).totals.earned);
      branches += found.branches.length;
    }
  }
  expect(branches).toBeGreaterThan(20);
});

test('the payments that are promised are the ones that come, each in its turn (C4)', async () => {
  const { world, top, own, until, bet } = await openPair(flatTerms(3_000), flatTerms(1_000));
  agree(world, top, 'dailySalary', flatTerms(100, 'daily'));
  for (const day of [0, 1, 2, 9]) bet(own, DECEMBER + day * DAY + HOUR, 50_000, 0);
  const payments = () => {
    const asked = {
      from: new Date(DECEMBER).toISOString(),
      before: new Date(world.clock.now() + DAY).toISOString(),
    };
    return world.incomes.payments(top, asked, { pageNo: 1, pageSize: 20 });
  };
  // The half month is over, and nothing of it is approved.
  until(MIDDLE + HOUR);
  const { due } = payments();
  expect(due.map(({ kind }) => kind)).toContain('dividend');
  const before = payments().made.length;
  for (const [index, { at, amount, kind }] of due.entries()) {
    until(Date.parse(at));
    const { made, due: left } = payments();
    expect(made).toHaveLength(before + index + 1);
    expect(made.some((one) => one.amount === amount && one.kind === kind)).toBe(true);
    expect(left).toEqual(due.slice(index + 1));
  }
  const paid = payments().made.reduce((sum, { amount }) => sum + amount, 0);
  expect(paid).toBe(world.wallet.balance(top.id));
});

test('the lines of the people of a line sum to its figures, and all pieces to all pages (C4)', async () => {
  const world = await openTestWorld();
  const { incomes } = world;
  const fernanda = personOf(world, 'fernanda');
  const asked = { from: '2026-10-01T03:00:00.000Z', before: '2026-11-21T03:00:00.000Z' };
  const { lines, totals } = incomes.page(fernanda, asked, { pageNo: 1, pageSize: 100 });
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
    const piece = incomes.piece(fernanda, asked, after, 7);
    pieces.push(...piece.lines);
    after = piece.next ?? undefined;
  } while (after !== undefined);
  expect(pieces).toEqual(lines);
  const { days, totals: ofDays } = incomes.summary(fernanda, asked);
  expect(days).toHaveLength(51);
  const sums = days.flatMap(({ amounts }) => Object.values(amounts));
  expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(ofDays.earned);
});

test('a salary counts on a day on which the team won too (C2)', async () => {
  const world = await openTestWorld();
  const agent = plantMember(world, null, 2);
  const member = plantMember(world, agent.id, 0);
  agree(world, agent, 'dailySalary', flatTerms(100, 'daily'));
  letBet(world, member.id, Date.parse('2026-11-21T12:00:00.000Z'), 10_000, 90_000);
  world.clock.move(3 * DAY);
  world.incomes.run();
  expect(linesOf(world, agent)[0]).toMatchObject({ profitAndLoss: -80_000, amount: 100 });
});

test('somebody else’s line is not found (C4)', async () => {
  const world = await openTestWorld();
  const asked = { from: '2026-11-01T03:00:00.000Z', before: '2026-11-21T03:00:00.000Z' };
  const [line] = world.incomes.piece(personOf(world, 'fernanda'), asked, undefined, 1).lines;
  for (const account of ['carlos', 'rafael', 'maria']) {
    const other = personOf(world, account);
    const page = { pageNo: 1, pageSize: 1 };
    expect(await refusalOf(() => world.incomes.one(other, line?.lineId ?? ''))).toBe('not_found');
    expect(await refusalOf(() => world.incomes.people(other, line?.lineId ?? '', page))).toBe(
      'not_found',
    );
  }
});

test('the period under way says what it would bring now, and when it is counted (C4)', async () => {
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
  const { world, top, agent, theirs, until, bet } = pair;
  const other = plantMember(world, top.id, 2);
  agree(world, other, 'dividend', flatTerms(1_000), top.id);
  bet(theirs, DECEMBER + HOUR, 100_000, 0);
  until(MIDDLE + DAY);
  expect(linesOf(world, agent)).toMatchObject([{ amount: 10_000 }]);
  world.downline.move(top, String(theirs.id), String(other.id));
  bet(theirs, MIDDLE + 2 * DAY, 60_000, 0);
  const cancelled = { bet: -100_000, win: 0, reason: 'cancelled' } as const;
  world.incomes.correct({ memberId: theirs.id, at: DECEMBER + HOUR, ...cancelled });
  const [first, second] = linesOf(world, agent);
  expect(second).toMatchObject({ amount: -10_000, corrects: first?.lineId, betAmount: 0 });
  expect(linesOf(world, other)).toMatchObject([{ amount: 0 }]);
  const { corrections } = world.incomes.one(agent, second?.lineId ?? '');
  expect(corrections).toHaveLength(1);
  until(JANUARY + DAY);
  expect(linesOf(world, agent).at(-1)).toMatchObject({ betAmount: 0, amount: 0 });
  expect(linesOf(world, other).at(-1)).toMatchObject({ betAmount: 60_000, amount: 6_000 });
});

test('who was moved within a period counts on each side, and once above both (C4)', async () => {
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
