import { asMember, type GoodRequestsOf, plain } from './good-request.ts';

/** One good request for each call of `boards`. */
export const boardsRequests: GoodRequestsOf<'boards'> = {
  winnerBoard: plain,
  winnerRank: () => ({ query: { period: 'week' } }),
  missionSummary: asMember,
  missions: () => ({ query: { language: 'EN' } }),
  missionLeaderboard: asMember,
};
