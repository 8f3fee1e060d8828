import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
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
  winnerBoard: {
    method: 'GET',
    path: '/winners',
    ...answers({
      summary: 'The last big wins, newest first',
      auth: 'none',
      value: z.strictObject({ wins: z.array(winSchema) }),
    }),
  },
  winnerRank: {
    method: 'GET',
    path: '/winners/rank',
    query: z.object({ period: z.enum(winnerPeriods).default('day') }),
    ...answers({
      summary: 'The highest wins of a period',
      auth: 'none',
      value: winnerRankSchema,
    }),
  },
  missionSummary: {
    method: 'GET',
    path: '/missions/summary',
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'How many missions are open, and which one to continue',
      auth: 'none',
      value: missionSummarySchema,
    }),
  },
  missions: {
    method: 'GET',
    path: '/missions',
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'Every mission: what can be gone on with comes first, what is over comes last',
      auth: 'none',
      value: z.array(missionSchema),
    }),
  },
  missionLeaderboard: {
    method: 'GET',
    path: '/missions/leaderboard',
    ...answers({
      summary: 'Who has the most points from missions this week',
      auth: 'none',
      value: missionLeaderboardSchema,
    }),
  },
});
