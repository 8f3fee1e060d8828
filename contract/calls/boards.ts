import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { winnerRankSchema, winSchema } from '../entities/board.ts';
import { winnerPeriods } from '../entities/board-types.ts';
import {
  missionLeaderboardSchema,
  missionSchema,
  missionSummarySchema,
} from '../entities/mission.ts';
import { languageSchema } from '../entities/text.ts';

/**
 * What other players do (L8): who has won, and who leads in missions. Everybody may ask; signed-in
 * players also get their own progress.
 */
export const boardsCalls = c.router({
  winnerBoard: route('GET /winners', {
    summary: 'The last big wins, newest first',
    auth: 'none',
    value: z.strictObject({
      /** The latest large wins, newest first. */
      wins: z.array(winSchema),
    }),
  }),
  winnerRank: route('GET /winners/rank', {
    summary: 'The highest wins of a period',
    query: z.object({ period: z.enum(winnerPeriods).default('day') }),
    auth: 'none',
    value: winnerRankSchema,
  }),
  missionSummary: route('GET /missions/summary', {
    summary: 'How many missions are open, and which one to continue',
    query: z.object({ language: languageSchema.optional() }),
    auth: 'none',
    value: missionSummarySchema,
  }),
  missions: route('GET /missions', {
    summary: 'Every mission: ones to continue first, past ones last',
    query: z.object({ language: languageSchema.optional() }),
    auth: 'none',
    value: z.array(missionSchema),
  }),
  missionLeaderboard: route('GET /missions/leaderboard', {
    summary: 'Who has the most points from missions this week',
    auth: 'none',
    value: missionLeaderboardSchema,
  }),
});
