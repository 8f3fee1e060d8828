import { ONCE_HEADER } from '#contract/once.ts';
import { redeem } from '../good-requests/points.ts';
import type { KitRequest } from '../kit/request.ts';
import type { Behaviour, Probe } from './probe.ts';

const once = () => ({ [ONCE_HEADER]: crypto.randomUUID() });

/** A voucher that the person can redeem now, with its state in the mall. */
async function voucher(probe: Probe, me: KitRequest) {
  const request = await redeem(probe.portal);
  if (!request) probe.skip('there is no voucher that the person can redeem');
  const rewards = await probe.call('points.rewards', me);
  const reward = rewards.find(({ id }) => id === request.body.rewardId);
  if (!reward) probe.skip('the voucher is gone');
  return { request: { ...request, headers: once() }, reward };
}

/** Points, and what they can be had for (W9). */
export const pointsBehaviours: readonly Behaviour[] = [
  {
    name: 'points that a person is given are there, with a line of their own',
    calls: ['points.balance', 'points.transactions'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const before = await probe.call('points.balance', me);
      const account = probe.portal.member?.username;
      const gift = { account, points: 12_300, key: crypto.randomUUID() };
      await probe.setUp('points/give', gift);
      const after = await probe.call('points.balance', me);
      const { points } = before;
      probe.expectSame('points.balance', after.points, points + 12_300, 'another balance is told');
      const { lines } = await probe.call('points.transactions', me);
      const { kind, amount, balanceAfter } = lines[0] ?? {};
      const line = { kind: 'given', amount: 12_300, balanceAfter: after.points };
      const newest = { kind, amount, balanceAfter };
      probe.expectSame('points.transactions', newest, line, 'it is not the newest line');
    },
  },
  {
    name: 'a reward that is sold out, or costs something else by now, costs nothing',
    calls: ['points.redeem', 'points.rewards', 'points.balance'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const { request, reward } = await voucher(probe, me);
      const { id, price, stock } = reward;
      const before = await probe.call('points.balance', me);
      await probe.setUp('points/reward', { reward: id, price, stock: 0 });
      const soldOut = ['reward_sold_out'];
      await probe.expectRefused('points.redeem', 'a reward that is sold out', request, soldOut);
      await probe.setUp('points/reward', { reward: id, price: price + 100, stock });
      const dearer = { ...request, headers: once() };
      const changed = ['reward_changed'];
      await probe.expectRefused('points.redeem', 'the old price', dearer, changed);
      await probe.setUp('points/reward', { reward: id, price, stock });
      const after = await probe.call('points.balance', me);
      probe.expectSame('points.redeem', after, before, 'a refusal took points');
    },
  },
  {
    name: 'a reward takes its points once, and a rejection gives them back',
    calls: ['points.redeem', 'points.redeemed', 'points.balance', 'points.rewards'],
    needs: 'real account',
    changes: true,
    async run(probe) {
      const me = await probe.me();
      const { request, reward } = await voucher(probe, me);
      const before = await probe.call('points.balance', me);
      const made = await probe.call('points.redeem', request);
      const again = await probe.call('points.redeem', request);
      probe.expectSame('points.redeem', again.id, made.id, 'the same key redeemed twice');
      const during = await probe.call('points.balance', me);
      const taken = before.points - during.points;
      probe.expectSame('points.balance', taken, reward.price, 'it took something else');
      const inProcess = during.inProcess - before.inProcess;
      probe.expectSame('points.balance', inProcess, reward.price, 'it is not told as in process');
      await probe.setUp('points/decide', { redemption: made.id, rejectedFor: 'rules_broken' });
      const after = await probe.call('points.balance', me);
      probe.expectSame('points.balance', after, before, 'the points did not come back');
      const { redemptions } = await probe.call('points.redeemed', me);
      const shown = redemptions.find(({ id }) => id === made.id);
      const { state, reason } = shown ?? {};
      const rejected = { state: 'rejected', reason: 'rules_broken' };
      probe.expectSame('points.redeemed', { state, reason }, rejected, 'it is not told why');
    },
  },
];
