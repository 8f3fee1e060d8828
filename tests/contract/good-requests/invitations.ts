import { z } from 'zod/v4';
import { invitationSchema } from '#contract/entities/invitation.ts';
import { as } from './agents.ts';
import type { GoodRequestsOf } from './good-request.ts';

const listSchema = z.object({ invitations: z.array(invitationSchema).min(1) });

/** Requests about the links of an agent. */
export const invitationsRequests: GoodRequestsOf<'invitations'> = {
  list: (portal) => as(portal, 'agentBelow'),
  create: async (portal) => ({
    ...(await as(portal, 'agentBelow')),
    body: { name: 'Instagram', invites: 'agent', rate: 500 },
  }),
  close: async (portal) => {
    const agent = await as(portal, 'agentBelow');
    const made = await portal.succeed('invitations.create', {
      ...agent,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { name: 'Panfleto', invites: 'player', rate: null },
    });
    return { ...agent, params: { code: invitationSchema.parse(made).code }, body: {} };
  },
  people: (portal) => as(portal, 'agentBelow'),
  visit: async (portal) => {
    const { invitations } = listSchema.parse(
      await portal.succeed('invitations.list', await as(portal, 'agentBelow')),
    );
    return { params: { code: invitations[0]?.code }, body: {} };
  },
};
