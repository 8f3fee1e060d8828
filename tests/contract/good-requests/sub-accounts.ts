import { subAccountSchema } from '#contract/entities/sub-account.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { as } from './agents.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** A user name that nobody has, and that every usual rule takes. */
const freshName = () => `a${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`;
const freshPassword = () => `P-${crypto.randomUUID()}`;

async function creating(portal: PortalSubject) {
  const account = { username: freshName(), password: freshPassword(), kind: 'agent', rate: 500 };
  return { ...(await as(portal, 'agentBelow')), body: account };
}

/** Requests about the accounts that an agent makes. */
export const subAccountsRequests: GoodRequestsOf<'subAccounts'> = {
  list: (portal) => as(portal, 'agentBelow'),
  create: creating,
  renewPassword: async (portal) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const request = { ...(await creating(portal)), headers };
    const made = await portal.succeed('subAccounts.create', request);
    return {
      ...(await as(portal, 'agentBelow')),
      body: { memberId: subAccountSchema.parse(made).memberId, password: freshPassword() },
    };
  },
};
