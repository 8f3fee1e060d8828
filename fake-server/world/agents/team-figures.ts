import type { TeamFigures } from '#contract/rules/agent-terms.ts';
import { ACTIVE_MEMBER_BET } from './team.ts';

/** What somebody of a team bet and won, and where they stand as `/1/12/7/`. */
export interface PlayAt {
  readonly path: string;
  readonly bet: number;
  readonly win: number;
}

/** What a team without play did. */
export const NO_FIGURES: TeamFigures = { betAmount: 0, activeMembers: 0, profitAndLoss: 0 };

/** What the teams of some people did, each without its own agent: every row is looked at once. */
export function figuresByAgent(
  rows: readonly PlayAt[],
  agentIds: ReadonlySet<number>,
): ReadonlyMap<number, TeamFigures> {
  const figures = new Map<number, TeamFigures>();
  for (const { path, bet, win } of rows) {
    const above = path.split('/').slice(1, -2);
    for (const step of above) {
      const agentId = Number(step);
      if (!agentIds.has(agentId)) continue;
      const before = figures.get(agentId) ?? NO_FIGURES;
      figures.set(agentId, {
        betAmount: before.betAmount + bet,
        activeMembers: before.activeMembers + (isActive(bet) ? 1 : 0),
        profitAndLoss: before.profitAndLoss + bet - win,
      });
    }
  }
  return figures;
}

/** Whether somebody who bet so much in a period counts as active. */
export function isActive(bet: number): boolean {
  return bet >= ACTIVE_MEMBER_BET;
}
