import type { TeamFigures } from '#contract/rules/agent-terms.ts';

/** What a member must bet in a period to count as active, in hundredths. */
export const ACTIVE_MEMBER_BET = 5_000;

/** What somebody of a team bet and won, and where they stood then, as `/1/12/7/`. */
export interface PlayAt {
  readonly member_id: number;
  readonly path: string;
  readonly bet: number;
  readonly win: number;
}

/** What a team without play did. */
export const NO_FIGURES: TeamFigures = { betAmount: 0, activeMembers: 0, profitAndLoss: 0 };

/**
 * What the teams of some people did, each without its own agent: every row is looked at once. Somebody
 * with a row for each of several places is one active member of those who stood above at all of them.
 */
export function figuresByAgent(
  rows: readonly PlayAt[],
  agentIds: ReadonlySet<number>,
): ReadonlyMap<number, TeamFigures> {
  const figures = new Map<number, TeamFigures>();
  const rowsOf = countsOf(rows.map(({ member_id: memberId }) => memberId));
  /** What people with several rows bet so far, by agent and person. */
  const betSoFar = new Map<string, number>();
  for (const { member_id: memberId, path, bet, win } of rows) {
    const above = path.split('/').slice(1, -2);
    for (const step of above) {
      const agentId = Number(step);
      if (!agentIds.has(agentId)) continue;
      const key = `${step} ${memberId}`;
      const earlier = betSoFar.get(key) ?? 0;
      if ((rowsOf.get(memberId) ?? 0) > 1) betSoFar.set(key, earlier + bet);
      const before = figures.get(agentId) ?? NO_FIGURES;
      figures.set(agentId, {
        betAmount: before.betAmount + bet,
        activeMembers:
          before.activeMembers + Number(isActive(earlier + bet)) - Number(isActive(earlier)),
        profitAndLoss: before.profitAndLoss + bet - win,
      });
    }
  }
  return figures;
}

function countsOf(ids: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Whether somebody who bet so much in a period counts as active. */
export function isActive(bet: number): boolean {
  return bet >= ACTIVE_MEMBER_BET;
}

/** What the team did by a line. */
export function figuresOf(row: {
  readonly bet_amount: number;
  readonly active_members: number;
  readonly profit_and_loss: number;
}): TeamFigures {
  return {
    betAmount: row.bet_amount,
    activeMembers: row.active_members,
    profitAndLoss: row.profit_and_loss,
  };
}
