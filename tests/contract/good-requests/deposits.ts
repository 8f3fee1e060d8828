import { z } from 'zod/v4';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

const depositSchema = z.object({ id: z.string() });
const termsSchema = z.object({
  methods: z.array(z.object({ method: z.string(), minimum: z.int() })).min(1),
});

/** Requests a charge; an open one is cancelled first (W2). */
async function newDeposit(portal: PortalSubject): Promise<KitRequest> {
  const authorized = await asMember(portal);
  const open = await portal.succeed('deposits.open', authorized);
  if (open !== null) {
    const { id } = depositSchema.parse(open);
    await portal.succeed('deposits.cancel', { ...authorized, params: { id }, body: {} });
  }
  const { methods } = termsSchema.parse(await portal.succeed('deposits.terms', authorized));
  const [usual] = methods;
  return { ...authorized, body: { method: usual?.method, amount: usual?.minimum } };
}

/** Names a charge that waits to be paid, as one of the person who asks (W2). */
async function someDeposit(portal: PortalSubject): Promise<KitRequest> {
  const authorized = await asMember(portal);
  const made =
    (await portal.succeed('deposits.open', authorized)) ??
    (await portal.succeed('deposits.create', await newDeposit(portal)));
  const { id } = depositSchema.parse(made);
  return { ...authorized, params: { id } };
}

/** Good requests of `deposits`. */
export const depositsRequests: GoodRequestsOf<'deposits'> = {
  quote: async (portal) => ({
    ...(await asMember(portal)),
    query: { method: 'pix', amount: 5_000 },
  }),
  create: newDeposit,
  one: someDeposit,
  check: async (portal) => ({ ...(await someDeposit(portal)), body: {} }),
  cancel: async (portal) => ({ ...(await someDeposit(portal)), body: {} }),
};
