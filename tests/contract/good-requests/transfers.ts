import { z } from 'zod/v4';
import { teamMemberSchema } from '#contract/entities/team.ts';
import type { KitRequest } from '../kit/request.ts';
import { routeNamed } from '../kit/routes.ts';
import { sendRequest } from '../kit/send.ts';
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

/** The member, if somebody is above them; else the agent who is below another one. */
async function withUpline(portal: PortalSubject): Promise<KitRequest> {
  const me = await asMember(portal);
  const { status } = await sendRequest(
    portal,
    routeNamed(portal.routes, 'transfers.uplineTerms'),
    me,
  );
  return status === 200 ? me : await as(portal, 'agentBelow');
}

/** Good requests of `transfers`. */
export const transfersRequests: GoodRequestsOf<'transfers'> = {
  uplineTerms: withUpline,
  toUpline: async (portal) => {
    const me = await withUpline(portal);
    const transactionPassword = await moneyPassword(portal, me);
    return { ...me, body: { amount: MIN, transactionPassword } };
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
