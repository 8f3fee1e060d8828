import type { ProfitDay } from '#contract/entities/profit.ts';

/** The days with play or bonuses, newest first: the rows of the table. */
export function eventfulDays(days: readonly ProfitDay[]): readonly ProfitDay[] {
  return days.filter(({ rounds, bonus }) => rounds > 0 || bonus > 0).toReversed();
}
