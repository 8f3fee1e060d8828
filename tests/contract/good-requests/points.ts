import { z } from 'zod/v4';
import { moneyPassword } from '../money-requests.ts';
import type { PortalSubject } from '../portal-subject.ts';
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

/** The least expensive voucher that the person can have; nothing where there is none. */
async function redeem(portal: PortalSubject) {
  const me = await asMember(portal);
  const rewards = rewardsSchema.parse(await portal.succeed('points.rewards', me));
  const { points } = balanceSchema.parse(await portal.succeed('points.balance', me));
  const found = rewards.find(
    ({ kind, price, stock, isTaken }) =>
      kind === 'voucher' && price <= points && stock > 0 && !isTaken,
  );
  if (!portal.credentials || !found) return undefined;
  return {
    ...me,
    body: {
      rewardId: found.id,
      price: found.price,
      transactionPassword: await moneyPassword(portal),
    },
  };
}

const configSchema = z.object({
  conversion: z.object({ pointsPerUnit: z.int(), minimum: z.int() }).nullable(),
});

/** As few points as can be converted; nothing where the person has fewer. */
async function convert(portal: PortalSubject) {
  const me = await asMember(portal);
  const { conversion } = configSchema.parse(await portal.succeed('points.config', me));
  const { points } = balanceSchema.parse(await portal.succeed('points.balance', me));
  if (!portal.credentials || !conversion || points < conversion.minimum) return undefined;
  const { minimum, pointsPerUnit } = conversion;
  return {
    ...me,
    body: {
      points: minimum,
      pointsPerUnit,
      transactionPassword: await moneyPassword(portal),
    },
  };
}

/** One good request for each call of `points`. */
export const pointsRequests: GoodRequestsOf<'points'> = {
  balance: asMember,
  config: async (portal) => ({ ...(await asMember(portal)), query: { language: 'EN' } }),
  rewards: async (portal) => ({ ...(await asMember(portal)), query: { language: 'PT' } }),
  transactions: async (portal) => ({
    ...(await asMember(portal)),
    query: { pageNo: 1, kind: 'bet' },
  }),
  redeem,
  redeemed: async (portal) => ({ ...(await asMember(portal)), query: { pageNo: 1 } }),
  voucher: 'an operator gives it',
  convert,
};
