import type { TeamGrouping } from '#contract/entities/team-types.ts';

/**
 * What came of bets, as the page looks at it: of a branch what its players lost, which contracts on
 * dividends pay on; of a person what that person won.
 */
export function resultOf({ profit }: { readonly profit: number }, by: TeamGrouping): number {
  // No 'minus nothing'.
  return by === 'branch' || profit === 0 ? profit : -profit;
}
