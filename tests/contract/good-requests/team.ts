import { z } from 'zod/v4';
import { teamMemberSchema } from '#contract/entities/team.ts';
import { as } from './agents.ts';
import type { GoodRequest, GoodRequestsOf } from './good-request.ts';

const DAY = 24 * 60 * 60_000;

const levelSchema = z.object({ members: z.array(teamMemberSchema) });

/** The last month of a team. */
const lastMonth: GoodRequest = async (portal) => ({
  ...(await as(portal, 'agentBelow')),
  query: {
    from: new Date(Date.now() - 30 * DAY).toISOString(),
    before: new Date(Date.now()).toISOString(),
  },
});

/** Requests about the team of an agent. */
export const teamRequests: GoodRequestsOf<'team'> = {
  level: (portal) => as(portal, 'agentBelow'),
  search: async (portal) => ({ ...(await as(portal, 'agentBelow')), query: { text: 'Ra' } }),
  /** A player directly below the agent is moved to the same place. */
  move: async (portal) => {
    const agent = await as(portal, 'agentBelow');
    const { members } = levelSchema.parse(await portal.succeed('team.level', agent));
    const player = members.find(({ type }) => type === 0);
    return player && { ...agent, params: { memberId: player.memberId }, body: { uplineId: null } };
  },
  play: lastMonth,
  allPlay: lastMonth,
};
