import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** Activity of the players: wins, and the leaders of missions. */
export function boardsHandlers(world: World) {
  const { missions, winners } = world;
  return initServer().router(contract.boards, {
    winnerBoard: async () => answer({ wins: winners.board() }),
    winnerRank: async ({ query: { period } }) => answer(winners.rank(period)),
    missionSummary: async ({ req, query: { language } }) =>
      answer(missions.summary(memberOf(req), languageOfCall(world, req, language))),
    missions: async ({ req, query: { language } }) =>
      answer(missions.list(memberOf(req), languageOfCall(world, req, language))),
    missionLeaderboard: async ({ req }) => answer(missions.leaderboard(memberOf(req))),
  });
}

/** The caller, if known. */
function memberOf(req: object) {
  return callOf(req).signedIn?.member;
}
