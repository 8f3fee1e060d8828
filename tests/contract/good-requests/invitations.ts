import { z } from 'zod/v4';
import { invitationSchema } from '#contract/entities/invitation.ts';
import { as, between } from './agents.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** An agent of the seed with a contract to give from. */
const AGENT = 'fernanda';

const listSchema = z.object({ invitations: z.array(invitationSchema).min(1) });

/** Requests about the links of an agent. */
export const invitationsRequests: GoodRequestsOf<'invitations'> = {
  list: between((portal) => as(portal, AGENT)),
  create: between(async (portal) => ({
    ...(await as(portal, AGENT)),
    body: { name: 'Instagram', invites: 'agent', rate: 500 },
  })),
  close: between(async (portal) => {
    const agent = await as(portal, AGENT);
    const made = await portal.succeed('invitations.create', {
      ...agent,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { name: 'Panfleto', invites: 'player', rate: null },
    });
    return { ...agent, params: { code: invitationSchema.parse(made).code }, body: {} };
  }),
  people: between((portal) => as(portal, AGENT)),
  visit: between(async (portal) => {
    const { invitations } = listSchema.parse(
      await portal.succeed('invitations.list', await as(portal, AGENT)),
    );
    return { params: { code: invitations[0]?.code }, body: {} };
  }),
};
