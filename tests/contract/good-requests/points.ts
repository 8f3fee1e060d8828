import { z } from 'zod/v4';
import { ONCE_HEADER } from '#contract/once.ts';
import { moneyPassword } from '../money-requests.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

const rewardsSchema = z.array(
  z.object({
    id: z.string(),
    kind: z.string(),
    price: z.int(),
    stock: z.int(),
    isTaken: z.boolean(),
  }),
);
const balanceSchema = z.object({ points: z.int() });

/** Where a hook can, the person has so many points more: a kit redeems often. */
async function moreOf(portal: PortalSubject, points: number): Promise<void> {
  const account = portal.member?.username;
  if (!portal.hasHook('points/give')) return;
  await portal.setUp?.('points/give', { account, points, key: crypto.randomUUID() });
}

/**
 * The least expensive voucher that the person can have, or that a hook lets them have; nothing where
 * there is none.
 */
export async function redeem(portal: PortalSubject) {
  const me = await asMember(portal);
  const rewards = rewardsSchema.parse(await portal.succeed('points.rewards', me));
  const { points } = balanceSchema.parse(await portal.succeed('points.balance', me));
  const vouchers = rewards.filter(({ kind, isTaken }) => kind === 'voucher' && !isTaken);
  const there = vouchers.find(({ price, stock }) => price <= points && stock > 0);
  const found = there ?? (portal.setUp && vouchers[0]);
  if (!portal.member || !found) return undefined;
  if (!there) {
    const { id: reward, price } = found;
    await moreOf(portal, price);
    await portal.setUp?.('points/reward', { reward, price, stock: 10 });
  }
  return {
    ...me,
    body: {
      rewardId: found.id,
      price: found.price,
      transactionPassword: await moneyPassword(portal),
    },
  };
}

/** A redemption that the person has just made, and that nobody has decided on. */
async function cancel(portal: PortalSubject) {
  const request = await redeem(portal);
  if (!request) return undefined;
  const headers = { [ONCE_HEADER]: crypto.randomUUID() };
  const made = redeemedSchema.parse(await portal.succeed('points.redeem', { ...request, headers }));
  return { ...(await asMember(portal)), body: { redemptionId: made.id } };
}

const redeemedSchema = z.object({ id: z.string() });

/** The code of a voucher that the person has just redeemed, and that a hook approved. */
async function voucher(portal: PortalSubject) {
  const request = portal.setUp && (await redeem(portal));
  if (!request) return undefined;
  const headers = { [ONCE_HEADER]: crypto.randomUUID() };
  const made = redeemedSchema.parse(await portal.succeed('points.redeem', { ...request, headers }));
  await portal.setUp?.('points/decide', { redemption: made.id });
  return {
    ...(await asMember(portal)),
    body: { redemptionId: made.id, transactionPassword: await moneyPassword(portal) },
  };
}

const configSchema = z.object({
  conversion: z.object({ pointsPerUnit: z.int(), minimum: z.int() }).nullable(),
});

/** As few points as can be converted; nothing where the person has fewer. */
async function convert(portal: PortalSubject) {
  const me = await asMember(portal);
  const { conversion } = configSchema.parse(await portal.succeed('points.config', me));
  if (!portal.member || !conversion) return undefined;
  await moreOf(portal, conversion.minimum);
  const { points } = balanceSchema.parse(await portal.succeed('points.balance', me));
  if (points < conversion.minimum) return undefined;
  const { minimum, pointsPerUnit } = conversion;
  return {
    ...me,
    body: { points: minimum, pointsPerUnit, transactionPassword: await moneyPassword(portal) },
  };
}

/** Good requests of `points`. */
export const pointsRequests: GoodRequestsOf<'points'> = {
  config: async (portal) => ({ ...(await asMember(portal)), query: { language: 'EN' } }),
  rewards: async (portal) => ({ ...(await asMember(portal)), query: { language: 'PT' } }),
  transactions: async (portal) => ({
    ...(await asMember(portal)),
    query: { pageNo: 1, kind: 'bet' },
  }),
  postcode: async (portal) =>
    portal.member && { ...(await asMember(portal)), body: { postcode: '01310-100' } },
  redeem,
  cancel,
  redeemed: async (portal) => ({ ...(await asMember(portal)), query: { pageNo: 1 } }),
  voucher,
  convert,
};
