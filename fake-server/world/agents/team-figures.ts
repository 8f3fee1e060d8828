import type { TeamFigures } from '#contract/rules/agent-terms.ts';

/** The bets that make a member active in a period, in hundredths. */
export const ACTIVE_MEMBER_BET = 5_000;

/** A team member's bets and wins, and their place at that time, as `/1/12/7/`. */
export interface PlayAt {
  readonly member_id: number;
  readonly path: string;
  readonly bet: number;
  readonly win: number;
}

/** The figures of a team without play. */
export const NO_FIGURES: TeamFigures = { betAmount: 0, activeMembers: 0, profitAndLoss: 0 };

/**
 * The figures of several agents' teams, each without the agent: every row is read once. A person
 * with rows at several places is one active member for everybody who was above at all of them.
 */
export function figuresByAgent(
  rows: readonly PlayAt[],
  agentIds: ReadonlySet<number>,
): ReadonlyMap<number, TeamFigures> {
  const figures = new Map<number, TeamFigures>();
  const rowsOf = countsOf(rows.map(({ member_id: memberId }) => memberId));
  /** The bets so far of people with several rows, by agent and person. */
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

/** Whether these bets make somebody active in a period. */
export function isActive(bet: number): boolean {
  return bet >= ACTIVE_MEMBER_BET;
}

/** A team's figures in a line. */
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
