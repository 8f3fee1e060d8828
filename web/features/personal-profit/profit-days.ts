import type { ProfitDay } from '#contract/entities/profit.ts';

/** The days on which somebody played or was given something, newest first: those of the table. */
export function eventfulDays(days: readonly ProfitDay[]): readonly ProfitDay[] {
  return days.filter(({ rounds, bonus }) => rounds > 0 || bonus > 0).toReversed();
}
