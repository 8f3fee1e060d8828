import { describe, expect, test } from 'vitest';
import { controlCalls } from './support/control-calls.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();
const { post } = controlCalls(() => new URL(server.portalUrl).origin);

const redeem = () => {
  const { world } = server;
  const price = world.rewards.rows().find(({ id }) => id === 'coffee-voucher')?.price ?? 0;
  return world.redemptions.redeem(
    memberOf(world, 'maria'),
    { rewardId: 'coffee-voucher', price },
    'EN',
  ).id;
};

describe('the operator’s side of the points mall (T3, W9)', () => {
  test('approves and rejects, each once', async () => {
    const [first, second] = [redeem(), redeem()];
    expect(await post('points/decide', { redemption: first })).toMatchObject({ status: 200 });
    expect(await post('points/decide', { redemption: first })).toMatchObject({ status: 409 });
    expect(
      await post('points/decide', { redemption: second, rejectedFor: 'out_of_stock' }),
    ).toMatchObject({
      status: 200,
      body: {
        points: {
          redemptions: [
            { id: second, state: 'rejected', account: 'maria' },
            { id: first, state: 'approved', isToBeSent: false },
          ],
        },
      },
    });
  });

  test('changes price and stock of a reward', async () => {
    const reward = { reward: 'aurora-cap', price: 1_000_000, stock: 2 };
    expect(await post('points/reward', reward)).toMatchObject({ status: 200 });
    expect(server.world.rewards.rows()).toContainEqual({
      id: 'aurora-cap',
      price: 1_000_000,
      stock: 2,
    });
    expect(await post('points/reward', { ...reward, reward: 'x' })).toMatchObject({ status: 404 });
    expect(await post('points/reward', { ...reward, stock: -1 })).toMatchObject({ status: 400 });
  });

  test('gives points, once for each key, and explains what is not possible', async () => {
    const before = server.world.points.balance(memberOf(server.world, 'carlos').id);
    const give = { account: 'carlos', points: 100_000, key: 'key-12345' };
    expect(await post('points/give', give)).toMatchObject({ status: 200 });
    expect(await post('points/give', give)).toMatchObject({ status: 200 });
    expect(await post('points/give', { ...give, points: 1 })).toMatchObject({ status: 409 });
    expect(await post('points/give', { ...give, account: 'x' })).toMatchObject({ status: 404 });
    expect(await post('points/send', { redemption: 'x', trackingCode: 'BR1' })).toMatchObject({
      status: 409,
    });
    expect(server.world.points.balance(memberOf(server.world, 'carlos').id)).toBe(before + 100_000);
  });
});
