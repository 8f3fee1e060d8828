import { randomUUID } from 'node:crypto';
import { z } from 'zod/v4';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequest, type GoodRequestsOf } from './good-request.ts';

const bonusesSchema = z.object({
  bonuses: z.array(
    z.object({ id: z.string(), state: z.string(), bonus: z.int(), locked: z.int() }),
  ),
});

/** A bonus of the person that goes on; one is given by a hook where there is none. */
async function activeBonus(portal: PortalSubject) {
  const me = await asMember(portal);
  const read = async () =>
    bonusesSchema
      .parse(await portal.succeed('bonuses.list', me))
      .bonuses.find(({ state }) => state === 'active');
  const known = await read();
  if (known || !portal.setUp || !portal.member) return known;
  const account = portal.member.username;
  const gift = { account, amount: 1_000, times: 5, days: 30, key: randomUUID() };
  await portal.setUp('bonuses/give', gift);
  return read();
}

const bonusRequest: GoodRequest = async (portal) => {
  const bonus = await activeBonus(portal);
  return bonus && { ...(await asMember(portal)), params: { id: bonus.id } };
};

/** Good requests of `bonuses`. */
export const bonusesRequests: GoodRequestsOf<'bonuses'> = {
  list: async (portal) => ({ ...(await asMember(portal)), query: { pageNo: 1, language: 'PT' } }),
  one: bonusRequest,
  rounds: bonusRequest,
  giveUp: async (portal) => {
    const bonus = await activeBonus(portal);
    if (!portal.member || !bonus) return undefined;
    const { id, bonus: left, locked } = bonus;
    return { ...(await asMember(portal)), params: { id }, body: { costs: left + locked } };
  },
};
