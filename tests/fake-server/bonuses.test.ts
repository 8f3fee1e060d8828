import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { usualContribution } from '#fake-server/content/bonus-terms.ts';
import { requireBalancedLedger } from '#fake-server/store/ledger/ledger.ts';
import type { Grant } from '#fake-server/world/promotions/bonuses.ts';
import { withdrawable } from '#fake-server/world/withdrawals/withdrawable.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;

let world: World;
let id: number;
let account: string;
beforeEach(async () => {
  world = await openTestWorld();
  ({ id, account } = newMember(world));
});
afterEach(() => {
  requireBalancedLedger(world.database, 'memory');
  world.close();
});

const give = (source: string, amount: number, wagering: Partial<Grant['wagering']> = {}) =>
  world.bonuses.grant({
    memberId: id,
    source,
    kind: 'promotion_bonus',
    amount,
    wagering: { times: 2, days: 10, ...wagering },
  });
const pay = (amount: number) =>
  world.wallet.post({ memberId: id, key: `credit-${amount}`, kind: 'credit', amount });
let rounds = 0;
const spin = (stake: number, win: number) => {
  rounds += 1;
  const settled = world.rounds
    .operator('slot')
    .settle(
      {
        token: openGame(world, account, { kind: 'slot', minStake: 10 }).token,
        roundId: `spin-${rounds}`,
        stakes: { spin: stake },
      },
      () => ({ stake: 0, win }),
    );
  expect(settled).toMatchObject({ ok: true });
  return settled;
};
const parts = () => {
  const { available, bonus, locked, total } = world.wallet.parts(id);
  return { available, bonus, locked, total };
};
const states = () => world.bonuses.all(id).map(({ source, state }) => `${source} ${state}`);
const counted = () => world.bonuses.all(id).map((bonus) => bonus.counted);

describe('money of bonuses (W11)', () => {
  test('is given once, kept apart from the player’s own money', () => {
    pay(1_000);
    expect(give('gift', 500)).toMatchObject({ ok: true, replayed: false });
    expect(give('gift', 500)).toMatchObject({ ok: true, replayed: true });
    expect(give('gift', 501)).toEqual({ ok: false, code: 'idempotency_conflict' });
    expect(parts()).toEqual({ available: 1_000, bonus: 500, locked: 0, total: 1_500 });
    expect(world.wallet.entries(id).map(({ amount }) => amount)).toEqual([1_000, 500]);
  });

  test('is staked after the player’s own money, oldest bonus first, and wins by its share', () => {
    pay(100);
    give('first', 100, { times: 50 });
    give('second', 1_000, { times: 50 });
    // 100 of the player's own, 100 of the first bonus, 300 of the second.
    expect(spin(500, 999)).toMatchObject({ ok: true, balance: 1_699 });
    const of = (part: 'bonus' | 'locked', bonus: number) =>
      world.ledger.balanceOf({ member: id, part, bonus }, 'BRL');
    const [second, first] = world.bonuses.all(id).map((bonus) => bonus.id);
    expect(world.wallet.parts(id).available).toBe(201);
    expect(of('bonus', first ?? 0)).toBe(0);
    expect(of('locked', first ?? 0)).toBe(199);
    expect(of('bonus', second ?? 0)).toBe(700);
    expect(of('locked', second ?? 0)).toBe(599);
  });

  test('becomes the player’s own when its wagering is done, with what it won', () => {
    give('gift', 500);
    spin(500, 800);
    expect(parts()).toEqual({ available: 0, bonus: 0, locked: 800, total: 800 });
    spin(500, 0);
    expect(parts()).toEqual({ available: 300, bonus: 0, locked: 0, total: 300 });
    expect(states()).toEqual(['gift released']);
    expect(world.wallet.entries(id).at(-1)).toMatchObject({ kind: 'bonus_released', amount: 0 });
  });

  test('wagering beyond one bonus counts for the next one', () => {
    pay(1_000);
    give('first', 100);
    give('second', 300);
    spin(500, 0);
    expect(states()).toEqual(['second active', 'first released']);
    expect(counted()).toEqual([300, 200]);
    const [second] = world.bonuses.active(id);
    const member = memberOf(world, account);
    expect(
      world.bonusRecords.rounds(member, String(second?.id), { pageNo: 1, pageSize: 5 }),
    ).toMatchObject({ counted: 300, rounds: [{ stake: 500, counted: 300, left: 300 }] });
  });

  test('counts by the game and its category', () => {
    pay(10_000);
    const { categories } = usualContribution;
    give('gift', 5_000, { contribution: { categories, games: { dice: 25, 'loto-relampago': 0 } } });
    const round = { stake: 1_000, at: world.clock.now() };
    const count = (roundKey: string, nodeId: string, category?: 'LIVE' | 'SPORTS' | 'LOTT') =>
      world.bonuses.count(id, { ...round, roundKey, nodeId, category }, () => false);
    count('a', 'dice');
    count('b', 'any', 'LIVE');
    count('c', 'any', 'SPORTS');
    count('d', 'loto-relampago', 'LOTT');
    count('e', 'gone-for-good');
    expect(counted()).toEqual([250 + 100 + 500 + 0 + 1_000]);
  });

  test('ends when all of it is lost, so that stakes count for the next one', () => {
    give('first', 500, { times: 10 });
    spin(500, 0);
    expect(states()).toEqual(['first spent']);
    expect(parts().total).toBe(0);
  });

  test('expires with what was won with it, and takes nothing else', () => {
    pay(100);
    give('gift', 500, { times: 10 });
    spin(200, 400);
    expect(parts()).toEqual({ available: 200, bonus: 400, locked: 200, total: 800 });
    world.clock.move(10 * DAY - 1);
    world.rounds.settleDue(id);
    expect(parts().total).toBe(800);
    world.clock.move(1);
    world.rounds.settleDue(id);
    expect(parts()).toEqual({ available: 200, bonus: 0, locked: 0, total: 200 });
    expect(world.wallet.entries(id).at(-1)).toMatchObject({ kind: 'bonus_expired', amount: -600 });
    expect(states()).toEqual(['gift expired']);
  });

  test('is given up by its player, once', () => {
    pay(100);
    give('gift', 500);
    const [gift] = world.bonuses.active(id);
    expect(world.bonuses.endByPlayer(id + 1, gift?.id ?? 0, 'given_up')).toBe(false);
    expect(world.bonuses.endByPlayer(id, gift?.id ?? 0, 'given_up')).toBe(true);
    expect(world.bonuses.endByPlayer(id, gift?.id ?? 0, 'given_up')).toBe(false);
    expect(parts()).toEqual({ available: 100, bonus: 0, locked: 0, total: 100 });
  });

  test('is not touched by a deposit or a payout', () => {
    give('gift', 500);
    pay(1_000);
    const reserve = { memberId: id, key: 'p', kind: 'payout_reserved', currency: 'BRL' } as const;
    expect(world.ledger.reserve({ ...reserve, amount: 1_001 })).toMatchObject({ ok: false });
    expect(world.ledger.reserve({ ...reserve, amount: 1_000 })).toMatchObject({ ok: true });
    expect(parts()).toEqual({ available: 0, bonus: 500, locked: 0, total: 1_500 });
    expect(states()).toEqual(['gift active']);
  });
});

/** Stakes 600 on both halves of a draw, so that one wins. @returns when it is settled */
const bet = () => {
  const lottery = world.lotteryProvider.find('loto-relampago');
  if (!lottery) throw new Error('There is no such lottery.');
  const { drawNo, resultsAt: settlesAt } = world.lotteryProvider.open(lottery, world.clock.now());
  const { token } = openGame(world, account, { kind: 'lottery', nodeId: lottery.code });
  const numbers = ['big', 'small'];
  const placed = world.rounds
    .operator('lottery')
    .place(
      { token, roundId: 'ticket', stakes: { whole: 600 } },
      { gameCode: lottery.code, drawNo, playType: 'size', numbers, odds: 188, settlesAt },
    );
  expect(placed).toMatchObject({ ok: true });
  return settlesAt;
};
/** @returns what the bet has won */
const settle = (settlesAt: number) => {
  world.clock.move(settlesAt - world.clock.now());
  world.rounds.settleDue(id);
  return world.rounds.roundsOf(id, 10).find((round) => round.round_key === 'ticket')?.win ?? 0;
};

describe('a bet that is judged later, staked with a bonus', () => {
  test('keeps its bonus open until it is judged, and wins for it', () => {
    give('gift', 600, { times: 10 });
    const settlesAt = bet();
    expect(states()).toEqual(['gift active']);
    const win = settle(settlesAt);
    expect(parts()).toEqual({ available: 0, bonus: 0, locked: win, total: win });
  });

  test('wins nothing for a bonus that was given up meanwhile', () => {
    pay(300);
    give('gift', 300, { times: 10 });
    const settlesAt = bet();
    world.bonuses.endByPlayer(id, world.bonuses.active(id)[0]?.id ?? 0, 'given_up');
    const win = settle(settlesAt);
    expect(parts()).toMatchObject({ bonus: 0, locked: 0, total: win / 2 });
    const sum = world.wallet.entries(id).reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(win / 2);
  });

  test('wins for its player when the bonus was released meanwhile', () => {
    pay(1_300);
    give('gift', 300, { times: 1 });
    world.wallet.post({ memberId: id, key: 'out', kind: 'stake', amount: -1_000 });
    const settlesAt = bet();
    pay(700);
    spin(500, 0);
    expect(states()).toEqual(['gift released']);
    const win = settle(settlesAt);
    expect(parts()).toEqual({ available: 200 + win, bonus: 0, locked: 0, total: 200 + win });
  });
});

describe('what can be withdrawn', () => {
  test('is the player’s own money; the rest is explained in full', () => {
    pay(5_000);
    give('gift', 700);
    world.ledger.reserve({
      memberId: id,
      key: 'payout',
      kind: 'payout_reserved',
      currency: 'BRL',
      amount: 1_500,
    });
    const state = { parts: world.wallet.parts(id), debt: 500, bonuses: world.bonuses.active(id) };
    const { amount, reasons } = withdrawable(state);
    expect(amount).toBe(3_000);
    expect(reasons).toMatchObject([
      { reason: 'debt', amount: 500 },
      { reason: 'reserved', amount: 1_500 },
      { reason: 'bonus', amount: 700, bonus: 700, locked: 0, wageringLeft: 1_400 },
    ]);
    const explained = reasons.reduce((sum, reason) => sum + reason.amount, 0);
    expect(amount + explained).toBe(world.wallet.balance(id));
  });
});

test('a new player’s bonus and the bonus of a promotion are bonuses with the site’s wagering', () => {
  const maria = world.members.byAccount('maria');
  if (!maria) throw new Error('Nobody is called maria.');
  world.promotions.claim(maria, 'first-spins');
  expect(world.bonuses.active(maria.id)).toMatchObject([
    { source: 'promotion:first-spins', amount: 1_000, required: 5_000, bonus: 1_000 },
  ]);
  expect(world.promotions.one('first-spins', 'EN').terms).toContain('bet 5 times the bonus');
  expect(world.promotions.one('golden-ticket', 'EN').terms).toContain('without conditions');
});
