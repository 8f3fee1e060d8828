import type { TeamGrouping } from '#contract/entities/team-types.ts';

/**
 * The result of bets in the page's view: for a branch the players' loss, which dividends are based
 * on; for a person their win.
 */
export function resultOf({ profit }: { readonly profit: number }, by: TeamGrouping): number {
  // No negative zero.
  return by === 'branch' || profit === 0 ? profit : -profit;
}
