import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { redemptionSchema } from '#contract/entities/points.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { requireBalancedLedger } from '#fake-server/store/ledger/ledger.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { deliveryAddress as address } from '#tests/support/delivery-address.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';

let member: MemberRow;
const world = await sharedWorld();
beforeEach(() => {
  member = memberOf(world, newMember(world).account);
  give(2_000_000);
});
afterAll(() => {
  requireBalancedLedger(world.database, 'memory');
});

const give = (amount: number) =>
  world.points.post({ memberId: member.id, kind: 'points_given', name: `${amount}`, amount });
const cap = { rewardId: 'aurora-cap', price: 1_500_000, address };
const coffee = { rewardId: 'coffee-voucher', price: 450_000 };
const mug = { rewardId: 'welcome-mug', price: 600_000, address };
const redeem = (wish: Parameters<typeof world.redemptions.redeem>[1]) =>
  redemptionSchema.parse(world.redemptions.redeem(member, wish, 'EN'));
const stockOf = (id: string) => world.rewards.rows().find((row) => row.id === id)?.stock ?? -1;
const balance = () => world.redemptions.balance(member.id);
const redeemed = () =>
  world.redemptions.page(member.id, 'EN', { pageNo: 1, pageSize: 20 }).redemptions;
const lines = () =>
  world.pointsRecord
    .page(member.id, { language: 'EN' }, { pageNo: 1, pageSize: 20 })
    .lines.map(({ kind, amount, reward }) => [kind, amount, reward?.title]);

/** Refused with this code, and nothing has changed. */
function expectRefused(wish: Parameters<typeof redeem>[0], code: string, fields?: unknown): void {
  const before = [balance(), world.rewards.rows(), redeemed()];
  const refused = (() => {
    try {
      redeem(wish);
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ code, ...(fields !== undefined && { details: { fields } }) });
  expect([balance(), world.rewards.rows(), redeemed()]).toEqual(before);
}

describe('redeeming points (W9)', () => {
  test('takes the points and one item of stock, and is in progress', () => {
    const before = stockOf('aurora-cap');
    expect(redeem(cap)).toMatchObject({
      state: 'in_process',
      kind: 'goods',
      title: 'Aurora cap',
      delivery: { address, trackingCode: null },
    });
    expect(balance()).toEqual({ points: 500_000, inProcess: 1_500_000 });
    expect(stockOf('aurora-cap')).toBe(before - 1);
    expect(lines()[0]).toEqual(['redeemed', -1_500_000, 'Aurora cap']);
  });

  test('refuses an outdated price, with a reason', () => {
    expectRefused({ ...coffee, price: coffee.price - 1 }, 'reward_changed');
  });

  test('refuses what is sold out, unknown, or beyond the points', () => {
    expectRefused({ rewardId: 'match-ball', price: 3_000_000, address }, 'reward_sold_out');
    expectRefused({ rewardId: 'nothing', price: 1 }, 'reward_not_found');
    expectRefused(
      { rewardId: 'game-controller', price: 9_000_000, address },
      'points_insufficient',
    );
  });

  test('allows one per person, and another after a rejection', () => {
    const { id } = redeem(mug);
    expectRefused(mug, 'reward_already_redeemed');
    const isTaken = () =>
      world.rewards.list(member.id, 'EN').find((one) => one.id === 'welcome-mug')?.isTaken;
    expect(isTaken()).toBe(true);
    world.redemptions.decide(id, { state: 'rejected', reason: 'address_unreachable' });
    expect(isTaken()).toBe(false);
    expect(redeem(mug)).toMatchObject({ state: 'in_process' });
  });

  test('reports each empty field of an address', () => {
    expectRefused({ ...cap, address: { ...address, city: ' ', name: '' } }, 'validation_failed', [
      { field: 'address.name', rule: 'required' },
      { field: 'address.city', rule: 'required' },
    ]);
    expectRefused({ rewardId: cap.rewardId, price: cap.price }, 'validation_failed');
  });

  test('sends nothing to a place that does not exist', () => {
    expectRefused(
      { ...cap, address: { ...address, postcode: '2', region: 'ZZ' } },
      'validation_failed',
      [
        { field: 'address.postcode', rule: 'pattern', patternId: 'postcode' },
        { field: 'address.region', rule: 'pattern', patternId: 'postcode_region' },
      ],
    );
  });

  test('offers the last address again, unless goods could not be delivered there', () => {
    const last = () => world.redemptions.lastAddress(member.id);
    expect(last()).toBeNull();
    const { id } = redeem({ ...cap, address: { ...address, postcode: '50000000' } });
    redeem(coffee);
    expect(last()).toEqual(address);
    world.redemptions.decide(id, { state: 'rejected', reason: 'address_unreachable' });
    expect(last()).toBeNull();
  });
});

describe('a redemption that its owner cancels (W9)', () => {
  test('returns points and stock once, and stays in the list as cancelled', () => {
    const before = [balance(), stockOf('welcome-mug')];
    const { id } = redeem(mug);
    const cancel = (who = member.id) => world.redemptions.cancel(who, id, 'EN');
    expect(() => cancel(member.id + 1)).toThrow(expect.objectContaining({ code: 'not_found' }));
    expect(cancel()).toMatchObject({ state: 'cancelled', reason: null });
    // From a second tab it says the same, and gives nothing more.
    expect(cancel()).toMatchObject({ state: 'cancelled' });
    expect([balance(), stockOf('welcome-mug')]).toEqual(before);
    expect(redeemed()[0]).toMatchObject({ id, state: 'cancelled' });
    expect(lines()[0]).toEqual(['returned', mug.price, redeemed()[0]?.title]);
    expect(world.redemptions.decide(id, { state: 'approved' })).toBe(false);
    // Of one for each person, there is one again.
    expect(redeem(mug)).toMatchObject({ state: 'in_process' });
  });

  test('cannot be cancelled after the decision', () => {
    const { id } = redeem(coffee);
    world.redemptions.decide(id, { state: 'approved' });
    const before = balance();
    expect(() => world.redemptions.cancel(member.id, id, 'EN')).toThrow(
      expect.objectContaining({ code: 'redemption_not_cancellable' }),
    );
    expect(balance()).toEqual(before);
  });
});

describe('the operator’s decision (W9)', () => {
  test('sends one message each, with the reason and a link', () => {
    const messages = () =>
      world.messages.page(member.id, { filter: 'unread', language: 'EN', pageNo: 1, pageSize: 20 })
        .messages;
    const before = messages().length;
    const first = redeem(cap).id;
    world.redemptions.decide(first, { state: 'approved' });
    world.redemptions.decide(first, { state: 'approved' });
    world.redemptions.send(first, 'BR123');
    world.redemptions.decide(redeem(coffee).id, { state: 'rejected', reason: 'rules_broken' });
    give(1_000_000);
    world.redemptions.decide(redeem(coffee).id, { state: 'approved' });
    const received = messages().slice(0, messages().length - before);
    expect(received.map(({ title }) => title).toReversed()).toEqual([
      'Your redemption was approved',
      'Your reward is on its way',
      'Your redemption was not approved',
      'Your voucher is ready',
    ]);
    expect(received[1]?.excerpt).toContain('It was against the points mall rules.');
    const content = world.messages.one(member.id, received[1]?.id ?? '', 'PT').content;
    expect(content).toContain('href="/pointMall?view=redeemed"');
  });

  test('a rejection returns points and stock once, with its own line', () => {
    const before = stockOf('coffee-voucher');
    const { id } = redeem(coffee);
    const reject = () =>
      world.redemptions.decide(id, { state: 'rejected', reason: 'out_of_stock' });
    expect(reject()).toBe(true);
    expect(reject()).toBe(false);
    expect(world.redemptions.decide(id, { state: 'approved' })).toBe(false);
    expect(balance()).toEqual({ points: 2_000_000, inProcess: 0 });
    expect(stockOf('coffee-voucher')).toBe(before);
    expect(lines().slice(0, 2)).toEqual([
      ['returned', 450_000, 'R$50 coffee voucher'],
      ['redeemed', -450_000, 'R$50 coffee voucher'],
    ]);
    expect(redeemed()[0]).toMatchObject({ state: 'rejected', reason: 'out_of_stock' });
  });

  test('goods that are approved get a tracking code', () => {
    const { id } = redeem(cap);
    expect(world.redemptions.send(id, 'BR123')).toBe(false);
    world.redemptions.decide(id, { state: 'approved' });
    expect(world.redemptions.send(id, 'BR123')).toBe(true);
    expect(redeemed()[0]).toMatchObject({
      state: 'approved',
      delivery: { trackingCode: 'BR123' },
      hasVoucher: false,
    });
    expect(balance()).toEqual({ points: 500_000, inProcess: 0 });
  });

  test('a voucher gets its code when it is approved, for its owner only', () => {
    const { id } = redeem(coffee);
    const codeFor = (memberId: number) => () => world.redemptions.requireVoucher(memberId, id);
    expect(codeFor(member.id)).toThrow('not_found');
    world.redemptions.decide(id, { state: 'approved' });
    expect(redeemed()[0]).toMatchObject({ state: 'approved', hasVoucher: true });
    expect(codeFor(member.id)()).toMatch(/^(?:[A-Z2-9]{4}-){2}[A-Z2-9]{4}$/u);
    expect(codeFor(memberOf(world, 'joao').id)).toThrow('not_found');
    expect(world.redemptions.send(id, 'BR123')).toBe(false);
  });
});
