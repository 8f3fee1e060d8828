import { asMember, type GoodRequestsOf } from './good-request.ts';

/** Good requests of `boards`. */
export const boardsRequests: GoodRequestsOf<'boards'> = {
  winnerRank: () => ({ query: { period: 'week' } }),
  missionSummary: asMember,
  missions: () => ({ query: { language: 'EN' } }),
  missionLeaderboard: asMember,
};
