import { z } from 'zod/v4';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import type { KitRequest } from '../kit/request.ts';
import { moneyPassword, someAccount } from '../money-requests.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

const accountSchema = z.object({ id: z.string() });
const termsSchema = z.object({ minimum: z.int() });
const withdrawalSchema = z.object({ id: z.string(), canBeCancelled: z.boolean() });
const proofSchema = z.object({ id: z.string() });
const listSchema = z.object({ withdrawals: z.array(withdrawalSchema) });
const waitingSchema = z.object({
  withdrawals: z
    .array(
      z.object({
        parts: z.array(z.object({ id: z.string(), state: z.string(), amount: z.int() })),
      }),
    )
    .min(1),
});

/** One grey pixel. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** What withdrawals of the kit take is there again for later runs, where a hook can. */
async function giveBack(portal: PortalSubject, amount: number): Promise<void> {
  const account = portal.credentials?.username;
  if (account === undefined || !portal.setUp || !portal.hasHook('credit')) return;
  await portal.setUp('credit', { account, amount, key: crypto.randomUUID() });
}

/** A request to withdraw the least that can be; what can be taken back is, so that money is there. */
export async function newWithdrawal(portal: PortalSubject): Promise<KitRequest> {
  const authorized = await asMember(portal);
  const { withdrawals } = listSchema.parse(await portal.succeed('withdrawals.list', authorized));
  for (const { id, canBeCancelled } of withdrawals) {
    if (!canBeCancelled) continue;
    await portal.succeed('withdrawals.cancel', { ...authorized, params: { id }, body: {} });
  }
  const { minimum } = termsSchema.parse(await portal.succeed('withdrawals.terms', authorized));
  await giveBack(portal, minimum);
  const account = await someAccount(portal);
  const transactionPassword = await moneyPassword(portal);
  const accountId = accountSchema.parse(account?.params).id;
  return { ...authorized, body: { accountId, amount: minimum, transactionPassword } };
}

/** Names a withdrawal that can be taken back, as one of the person who asks (W2). */
async function someWithdrawal(portal: PortalSubject): Promise<KitRequest> {
  const authorized = await asMember(portal);
  const request = await newWithdrawal(portal);
  const { id } = withdrawalSchema.parse(await portal.succeed('withdrawals.create', request));
  return { ...authorized, params: { id } };
}

/** Names a part that waits for an answer (W3); nothing where none can be made. */
async function somePart(portal: PortalSubject): Promise<KitRequest | undefined> {
  if (!portal.situations) return undefined;
  const authorized = await asMember(portal);
  const found = await portal.succeed('withdrawals.toConfirm', {
    ...authorized,
    headers: { [SCENARIO_HEADER]: 'withdrawal-disbursed' },
  });
  const parts = waitingSchema.parse(found).withdrawals.flatMap((one) => one.parts);
  const part = parts.find(({ state }) => state === 'disbursed');
  return part && { ...authorized, params: { id: part.id } };
}

/** The same, with a body. */
async function somePartWith(portal: PortalSubject, body: object): Promise<KitRequest | undefined> {
  const part = await somePart(portal);
  return part && { ...part, body };
}

/** Good requests of `withdrawals`. */
export const withdrawalsRequests: GoodRequestsOf<'withdrawals'> = {
  quote: async (portal) => {
    const me = await asMember(portal);
    const { minimum } = termsSchema.parse(await portal.succeed('withdrawals.terms', me));
    await giveBack(portal, minimum);
    return { ...me, query: { amount: minimum } };
  },
  create: newWithdrawal,
  one: someWithdrawal,
  cancel: async (portal) => ({ ...(await someWithdrawal(portal)), body: {} }),
  received: (portal) => somePartWith(portal, {}),
  notReceived: (portal) =>
    somePartWith(portal, { amountReceived: 0, comment: 'Nothing came', proofs: [] }),
  sendProof: (portal) => somePartWith(portal, { picture: SMALL_PNG }),
  proof: async (portal) => {
    const picture = await somePartWith(portal, { picture: SMALL_PNG });
    if (!picture) return undefined;
    const { id } = proofSchema.parse(await portal.succeed('withdrawals.sendProof', picture));
    return { ...(await asMember(portal)), params: { id } };
  },
};
