import { randomUUID } from 'node:crypto';
import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import { allRewards } from '../content/rewards.ts';
import type { World } from '../world/world.ts';
import { scenes } from './scene.ts';

/** A reward's price rise, in hundredths of a point. */
const DEARER = 10_000;

const redemptionSchema = z.object({ rewardId: z.string() });

/** The stock before everything was sold out, by reward id. */
const stocks = new WeakMap<World, ReadonlyMap<string, number>>();

/** Puts the points mall into a situation (W9). */
export const pointsScenes = scenes({
  scenarios: {
    'points-enough': 'Everyone who opens the points mall has enough points for every reward',
    'rewards-sold-out': 'Every reward in the points mall is sold out',
    'reward-gone': 'Someone else takes the last piece of each reward while it is redeemed',
    'reward-dearer': 'The price of each reward rises, once, while it is redeemed',
  },
  before: [contract.points.balance, contract.points.rewards, contract.points.redeem],
  play(world, { id: memberId }, scene, { body }) {
    if (scene === 'rewards-sold-out') return sellOut(world);
    refill(world);
    if (scene === 'points-enough') return giveEnough(world, memberId);
    const rewardId = redemptionSchema.safeParse(body).data?.rewardId;
    const row = world.rewards.rows().find(({ id }) => id === rewardId);
    if (!row) return;
    if (scene === 'reward-gone') world.rewards.change({ ...row, stock: 0 });
    const usual = (allRewards.find(({ id }) => id === rewardId)?.price ?? 0) * 100;
    // Once: at the new price it can be redeemed.
    if (scene === 'reward-dearer' && row.price === usual) {
      world.rewards.change({ ...row, price: usual + DEARER });
    }
  },
  end: refill,
});

/** Tops up the points to those of the dearest reward. */
function giveEnough({ points, rewards }: World, memberId: number): void {
  const dearest = rewards.rows().at(-1)?.price ?? 0;
  const amount = dearest - points.balance(memberId);
  if (amount <= 0) return;
  points.post({ memberId, kind: 'points_given', name: `scene:${randomUUID()}`, amount });
}

function sellOut(world: World): void {
  const left = world.rewards.rows().filter(({ stock }) => stock > 0);
  const before = stocks.get(world) ?? new Map<string, number>();
  stocks.set(world, new Map([...before, ...left.map(({ id, stock }) => [id, stock] as const)]));
  for (const row of left) world.rewards.change({ ...row, stock: 0 });
}

function refill(world: World): void {
  const before = stocks.get(world);
  if (!before) return;
  stocks.delete(world);
  for (const row of world.rewards.rows()) {
    const stock = before.get(row.id);
    if (stock !== undefined && row.stock === 0) world.rewards.change({ ...row, stock });
  }
}
