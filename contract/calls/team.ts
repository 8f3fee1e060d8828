import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { teamMemberSchema, teamRangeSchema } from '../entities/team.ts';
import { TEAM_PAGE_SIZE, teamGroupings } from '../entities/team-types.ts';
import { textOf } from '../entities/text.ts';
import { dateRange, dateRangeCodes, paged, pageOf } from '../lists.ts';

const memberId = textOf(64).min(1);

/** Which part of the team, and which days. */
const teamQuery = {
  ...dateRange(),
  by: z.enum(teamGroupings).default('branch'),
  /** A person below the agent: their branch only. Left out: the agent's whole team. */
  under: memberId.optional(),
};

/**
 * The team of an agent (C1). A person who is not below the agent is answered with `not_found`, like
 * one who never existed.
 */
export const teamCalls = c.router({
  level: route('GET /agent/team', {
    summary: 'The people directly below the agent, or below somebody of the team; largest first',
    query: z.object({
      /** Whose direct downline is listed; left out: that of the agent. */
      under: memberId.optional(),
      ...paged(TEAM_PAGE_SIZE),
    }),
    auth: 'agent',
    codes: ['not_found'],
    value: pageOf({
      /** The path from the agent down to this level; empty for the agent's own. */
      trail: z.array(teamMemberSchema),
      /** The people of the page. */
      members: z.array(teamMemberSchema),
      /** How many people are on this level. */
      total: z.int().nonnegative(),
      /** How many people are below the agent on all levels. */
      wholeTeam: z.int().nonnegative(),
    }),
  }),
  search: route('GET /agent/team/search', {
    summary: 'A search for people of the team, with a few results',
    query: z.object({
      /** The beginning of an agent's name. For a player the number, or the whole account name. */
      text: textOf(100).min(1),
      /** `agents` leaves out players: nobody can be put below them. */
      among: z.enum(['everybody', 'agents']).default('everybody'),
    }),
    auth: 'agent',
    value: z.strictObject({
      /** The people who were found. */
      members: z.array(teamMemberSchema),
      /** There are more matches than are shown. */
      hasMore: z.boolean(),
    }),
  }),
  move: route('POST /agent/team/:memberId/move', {
    summary: 'Moves somebody of the team below another agent of it, with everybody below them',
    pathParams: z.object({ memberId }),
    body: z.strictObject({
      /** An agent of the team; null for the caller. */
      uplineId: memberId.nullable(),
    }),
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: ['not_found', 'team_move_in_circle', 'team_move_with_contract'],
    value: teamMemberSchema,
  }),
  play: route('GET /agent/team/play', {
    summary:
      'Bets and wins of a team in a range of days, most bets first, with totals over all pages',
    query: z.object({ ...teamQuery, ...paged(TEAM_PAGE_SIZE) }),
    auth: 'agent',
    codes: ['not_found', ...dateRangeCodes],
    value: pageOf(teamRangeSchema),
  }),
  allPlay: route('GET /agent/team/play/all', {
    summary: 'The same with the rows of all pages, for a file',
    query: z.object(teamQuery),
    auth: 'agent',
    codes: ['not_found', ...dateRangeCodes],
    value: z.strictObject(teamRangeSchema),
  }),
});
