import { z } from 'zod/v4';
import { teamMemberSchema } from '#contract/entities/team.ts';
import { moneyPassword } from '../money-requests.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { as } from './agents.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

/** The least that the fake lets anybody send, in hundredths. */
const MIN = 100;

const levelSchema = z.object({ members: z.array(teamMemberSchema) });

/** The agent, and somebody directly below who can be sent money. */
async function agentAndReceiver(portal: PortalSubject) {
  const me = await as(portal, 'agentBelow');
  const { members } = levelSchema.parse(await portal.succeed('team.level', me));
  const memberId = members.find(({ type }) => type !== 3)?.memberId;
  return memberId === undefined ? undefined : { me, memberId };
}

/** Good requests of `transfers`. */
export const transfersRequests: GoodRequestsOf<'transfers'> = {
  uplineTerms: async (portal) => (portal.knowsSeed ? await asMember(portal) : undefined),
  toUpline: async (portal) => {
    if (!portal.knowsSeed) return undefined;
    const transactionPassword = await moneyPassword(portal);
    return { ...(await asMember(portal)), body: { amount: MIN, transactionPassword } };
  },
  downlineTerms: async (portal) => {
    const found = await agentAndReceiver(portal);
    return found && { ...found.me, query: { memberId: found.memberId } };
  },
  toDownline: async (portal) => {
    const found = await agentAndReceiver(portal);
    if (!found || !portal.setUp) return undefined;
    const { me, memberId } = found;
    await portal.setUp('credit', {
      account: portal.agentBelow?.username,
      amount: MIN,
      key: crypto.randomUUID(),
    });
    const transactionPassword = await moneyPassword(portal, me);
    return { ...me, body: { memberId, amount: MIN, transactionPassword } };
  },
};
