import { queryOptions } from '@tanstack/react-query';
import type { WinnerPeriod } from '#contract/entities/board-types.ts';
import type { GameCategory } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { ApiClient } from './client.ts';
import { whileItAnswers } from './lively-read.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/*
 * Reads of what goes on among the players (L8). None of them needs a token, so that what is asked
 * by the clock keeps no idle session alive (A19).
 */

/** The last big wins. */
export function winnerBoardQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['winners', 'board'],
    queryFn: ({ signal }) => valueOf(api.boards.winnerBoard({}, { signal })),
  });
}

/** The highest wins of a period. */
export function winnerRankQuery(api: ApiClient, period: WinnerPeriod) {
  return queryOptions({
    ...calmRead,
    queryKey: ['winners', 'rank', period],
    queryFn: ({ signal }) => valueOf(api.boards.winnerRank({ query: { period } }, { signal })),
  });
}

/** What most people play now. */
export function popularGamesQuery(api: ApiClient) {
  return queryOptions({
    ...calmRead,
    queryKey: ['games', 'playedNow'],
    queryFn: ({ signal }) => valueOf(api.games.popular({}, { signal })),
  });
}

/** The key that all reads of missions begin with. */
export const missionsKey = ['missions'];

/** How many missions are open, and the one to go on with; a signed-in person finds their own. */
export function missionSummaryQuery(api: ApiClient, language: LanguageCode, isSignedIn: boolean) {
  return queryOptions({
    ...(isSignedIn && ofMember),
    queryKey: [...missionsKey, 'summary', isSignedIn, language],
    queryFn: ({ signal }) =>
      valueOf(api.boards.missionSummary({ query: { language } }, { signal })),
  });
}

/** Every mission as it stands for the person. */
export function missionsQuery(api: ApiClient, language: LanguageCode) {
  return queryOptions({
    ...ofMember,
    queryKey: [...missionsKey, 'list', language],
    queryFn: ({ signal }) => valueOf(api.boards.missions({ query: { language } }, { signal })),
  });
}

/** Who leads in missions this week. */
export function missionLeaderboardQuery(api: ApiClient, isSignedIn: boolean) {
  return queryOptions({
    ...(isSignedIn && ofMember),
    queryKey: [...missionsKey, 'leaderboard', isSignedIn],
    queryFn: ({ signal }) => valueOf(api.boards.missionLeaderboard({}, { signal })),
  });
}

/** What is new about the games of a category, or about all games. */
export function gameAnnouncementsQuery(
  api: ApiClient,
  gameClassify: GameCategory | undefined,
  language: LanguageCode,
) {
  return queryOptions({
    ...calmRead,
    queryKey: ['gameAnnouncements', gameClassify, language],
    queryFn: ({ signal }) =>
      valueOf(api.games.announcements({ query: { gameClassify, language } }, { signal })),
  });
}

/** How often the seats of rooms are looked at while they are on the page, in milliseconds. */
const ROOMS_INTERVAL_MILLISECONDS = 15_000;

/** The rooms of card games, and the people in them. */
export function pvpRoomsQuery(api: ApiClient, isSignedIn: boolean) {
  return queryOptions({
    ...(isSignedIn && ofMember),
    refetchInterval: whileItAnswers(ROOMS_INTERVAL_MILLISECONDS),
    refetchOnWindowFocus: true,
    queryKey: ['rooms', isSignedIn],
    queryFn: ({ signal }) => valueOf(api.pvp.rooms({}, { signal })),
  });
}
