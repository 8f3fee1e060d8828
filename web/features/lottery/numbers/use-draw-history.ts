import { useQuery } from '@tanstack/react-query';
import {
  OPENED_DRAWS,
  type PrizeMode,
  VIETNAMESE_DRAWS,
} from '#contract/entities/lottery-types.ts';
import { queries, type ReadValue } from '#web/api/queries.ts';

/** The past draws of one lottery, newest first; Vietnamese ones have their own call (L7). */
export function useDrawHistory(gameCode: string, prizeMode: PrizeMode) {
  const isVietnamese = prizeMode === 'SEA';
  const vietnamese = useQuery({
    ...queries.lottery.vietnameseNumbers({ query: { gameCode, count: VIETNAMESE_DRAWS } }),
    enabled: isVietnamese,
    select: vietnameseDraws,
  });
  const usual = useQuery({
    ...queries.lottery.opened({ query: { gameCode, count: OPENED_DRAWS } }),
    enabled: !isVietnamese,
    select: usualDraws,
  });
  return isVietnamese ? vietnamese : usual;
}

const vietnameseDraws = (numbers: ReadValue<'lottery', 'vietnameseNumbers'>) =>
  numbers.map(({ draw }) => draw);

const usualDraws = ([opened]: ReadValue<'lottery', 'opened'>) => opened?.draws ?? [];
