import { z } from 'zod/v4';
import { teamMemberSchema } from '#contract/entities/team.ts';
import { as, between } from './agents.ts';
import type { GoodRequestsOf } from './good-request.ts';

/** An agent of the seed with people below. */
const AGENT = 'fernanda';
const DAY = 24 * 60 * 60_000;

const levelSchema = z.object({ members: z.array(teamMemberSchema) });

/** The last month of a team. */
const lastMonth = between(async (portal) => ({
  ...(await as(portal, AGENT)),
  query: {
    from: new Date(Date.now() - 30 * DAY).toISOString(),
    before: new Date(Date.now()).toISOString(),
  },
}));

/** Requests about the team of an agent. */
export const teamRequests: GoodRequestsOf<'team'> = {
  level: between((portal) => as(portal, AGENT)),
  search: between(async (portal) => ({ ...(await as(portal, AGENT)), query: { text: 'Ra' } })),
  /** A player directly below the agent is moved to the same place. */
  move: between(async (portal) => {
    const agent = await as(portal, AGENT);
    const { members } = levelSchema.parse(await portal.succeed('team.level', agent));
    const player = members.find(({ type }) => type === 0);
    return player && { ...agent, params: { memberId: player.memberId }, body: { uplineId: null } };
  }),
  play: lastMonth,
  allPlay: lastMonth,
};
