import { queryOptions } from '@tanstack/react-query';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { PrizeMode } from '#contract/entities/lottery-types.ts';
import {
  OPENED_DRAWS,
  POPULAR_LOTTERIES,
  VIETNAMESE_DRAWS,
} from '#contract/entities/lottery-types.ts';
import type { ApiClient } from './client.ts';
import { calmRead, ofMember, valueOf } from './queries.ts';

/** What the keys of everything begin with that a draw changes. */
export const drawsKey = ['draws'];
/** What the keys of the person's bets begin with. */
export const lotteryBetsKey = ['lotteryBets'];

/** The lotteries of a prize mode, in groups (L7). */
export function lotteryMenusQuery(api: ApiClient, prizeMode: PrizeMode, language: LanguageCode) {
  const query = { prizeMode, device: 'WEB', language } as const;
  return queryOptions({
    ...calmRead,
    queryKey: ['lotteries', 'menus', prizeMode, language],
    queryFn: ({ signal }) => valueOf(api.lottery.menus({ query }, { signal })),
  });
}

/** The lotteries of a prize mode that are played most (L7). */
export function popularLotteriesQuery(
  api: ApiClient,
  prizeMode: PrizeMode,
  language: LanguageCode,
) {
  const query = { count: POPULAR_LOTTERIES, prizeMode, device: 'WEB', language } as const;
  return queryOptions({
    ...calmRead,
    queryKey: ['lotteries', 'popular', prizeMode, language],
    queryFn: ({ signal }) => valueOf(api.lottery.popular({ query }, { signal })),
  });
}

/** The lotteries that the person opened last (L7). */
export function recentLotteriesQuery(api: ApiClient, prizeMode: PrizeMode, language: LanguageCode) {
  const query = { prizeMode, device: 'WEB', language } as const;
  return queryOptions({
    ...ofMember,
    queryKey: ['recent', 'lotteries', prizeMode, language],
    queryFn: ({ signal }) => valueOf(api.lottery.recent({ query }, { signal })),
  });
}

/** One lottery: what can be bet on, and what it pays (L5b). */
export function lotteryRulesQuery(api: ApiClient, gameCode: string) {
  return queryOptions({
    ...calmRead,
    queryKey: ['lotteries', 'rules', gameCode],
    queryFn: ({ signal }) => valueOf(api.lottery.rules({ params: { gameCode } }, { signal })),
  });
}

/** The last numbers and the coming draw of every lottery of a prize mode (L7). */
export function openedNumbersQuery(api: ApiClient, prizeMode: PrizeMode) {
  return queryOptions({
    queryKey: [...drawsKey, 'opened', prizeMode],
    queryFn: ({ signal }) =>
      valueOf(api.lottery.opened({ query: { prizeMode, count: 1 } }, { signal })),
  });
}

/** What was drawn in one lottery, newest first; a Vietnamese one has a call of its own (L7). */
export function drawHistoryQuery(api: ApiClient, gameCode: string, prizeMode: PrizeMode) {
  const vietnamese = { gameCode, count: VIETNAMESE_DRAWS };
  const usual = { gameCode, count: OPENED_DRAWS };
  return queryOptions({
    queryKey: [...drawsKey, 'history', gameCode],
    queryFn: async ({ signal }) => {
      if (prizeMode === 'SEA') {
        const opened = api.lottery.vietnameseNumbers({ query: vietnamese }, { signal });
        return (await valueOf(opened)).map(({ draw }) => draw);
      }
      const [opened] = await valueOf(api.lottery.opened({ query: usual }, { signal }));
      return opened?.draws ?? [];
    },
  });
}

/** A page of the person's bets in one lottery, counted from 1 (L7). */
export function lotteryBetsQuery(api: ApiClient, gameCode: string, pageNo: number) {
  return queryOptions({
    ...ofMember,
    refetchOnWindowFocus: true,
    queryKey: [...lotteryBetsKey, gameCode, pageNo],
    queryFn: ({ signal }) => valueOf(api.lottery.bets({ query: { gameCode, pageNo } }, { signal })),
  });
}
