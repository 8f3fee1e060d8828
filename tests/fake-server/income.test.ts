import { expect, test } from 'vitest';
import { flatTerms } from './support/agents.ts';
import { DAY, DECEMBER, HOUR, JANUARY, linesOf, MIDDLE, openPair } from './support/income-pairs.ts';
import { agree, letBet, plantMember } from './support/team-worlds.ts';
import { openTestWorld } from './support/test-world.ts';

test('a team’s win is carried over until it has lost as much again (C4)', async () => {
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

test('a shortfall for the contracts below moves to the next payment (C2)', async () => {
  const pair = await openPair(flatTerms(2_000), flatTerms(2_000));
  const { world, top, agent, own, downlineMember, until, bet } = pair;
  // The agent's own member won, that of the agent below lost: together there is nothing to share.
  bet(own, DECEMBER + HOUR, 10_000, 60_000);
  bet(downlineMember, DECEMBER + HOUR, 50_000, 0);
  until(MIDDLE + 2 * DAY);
  expect(linesOf(world, agent)).toMatchObject([{ amount: 10_000, state: 'paid' }]);
  expect(linesOf(world, top)).toMatchObject([
    { gross: 0, toDownline: 10_000, amount: -10_000, state: 'approved' },
  ]);
  bet(own, MIDDLE + HOUR, 200_000, 0);
  until(JANUARY + 2 * DAY);
  // 20 % of 2,000.00, less the carried amount: one payment for both lines.
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

test('a bet cancelled after its payment creates lines that point back (C4)', async () => {
  const pair = await openPair(flatTerms(3_000), flatTerms(1_000));
  const { world, top, agent, own, downlineMember, until, bet } = pair;
  const { incomes } = world;
  bet(own, DECEMBER + HOUR, 100_000, 0);
  bet(downlineMember, DECEMBER + HOUR, 50_000, 0);
  until(MIDDLE + 2 * DAY);
  const before = [top, agent].map((each) => linesOf(world, each));
  expect(before.map((lines) => lines.map(({ amount }) => amount))).toEqual([[40_000], [5_000]]);

  const cancelled = { bet: -50_000, win: 0, reason: 'cancelled' as const };
  incomes.correct({ memberId: downlineMember.id, at: DECEMBER + HOUR, ...cancelled });
  incomes.run();
  for (const [index, each] of [top, agent].entries()) {
    const [first, adjustment, ...rest] = linesOf(world, each);
    // A paid line stays unchanged, and the line that corrects it refers to it.
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

test('a line is held, released, paid and reversed, and its amount never changes (C4)', async () => {
  const { world, agent, downlineMember, until, bet } = await openPair(
    flatTerms(3_000),
    flatTerms(1_000),
  );
  const { incomes, wallet } = world;
  bet(downlineMember, DECEMBER + HOUR, 50_000, 0);
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
  bet(downlineMember, MIDDLE + HOUR, 80_000, 0);
  until(JANUARY + 2 * DAY);
  expect(wallet.balance(agent.id)).toBe(5_000 + 8_000 - 5_000);
});

test('the next payment is as shown before (C4)', async () => {
  const { world, top, own, until, bet } = await openPair(flatTerms(3_000), flatTerms(1_000));
  const next = () => {
    const now = world.clock.now();
    const range = {
      from: new Date(now - DAY).toISOString(),
      before: new Date(now + DAY).toISOString(),
    };
    return world.incomes.summary(top, range).nextPayment;
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

test('announced payments arrive as announced, in order (C4)', async () => {
  const { world, top, own, until, bet } = await openPair(flatTerms(3_000), flatTerms(1_000));
  agree(world, top, 'dailySalary', flatTerms(100, 'daily'));
  for (const day of [0, 1, 2, 9]) bet(own, DECEMBER + day * DAY + HOUR, 50_000, 0);
  const payments = () => {
    const range = {
      from: new Date(DECEMBER).toISOString(),
      before: new Date(world.clock.now() + DAY).toISOString(),
    };
    return world.incomes.payments(top, range, { pageNo: 1, pageSize: 20 });
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
