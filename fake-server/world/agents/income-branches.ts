import type { BranchIncome } from '#contract/entities/income.ts';
import { shareOf } from '#contract/rules/agent-terms.ts';
import type { CountedPlay } from '../../store/agents/counted-play.ts';
import type { IncomeLineRow } from '../../store/agents/income.ts';
import type { IncomeRecordTable } from '../../store/agents/income-record.ts';
import type { MemberRow } from '../../store/members.ts';
import { idsAlong, isAgentType, teamNameOf } from './team.ts';

interface BranchParts {
  readonly record: Pick<IncomeRecordTable, 'line' | 'lineBefore' | 'shares'>;
  readonly play: Pick<CountedPlay, 'below'>;
  readonly members: { byId(id: number): MemberRow | undefined };
}

/** What a branch earned, and how much went to its own contract. In hundredths. */
interface BranchSums {
  earned: number;
  paidToDownline: number;
}

/**
 * What each branch of an agent earned in some lines, largest first, and the rest without a branch.
 */
export interface IncomeOfBranches {
  readonly branches: BranchIncome[];
  readonly rest: number;
}

/**
 * Splits income lines by who is directly below the agent (C4). A line stands for its whole period,
 * less the line before it: in a sequence of lines, only the last and the one before the first
 * matter. All branches and the rest sum to the lines' total.
 */
export function createIncomeBranches({ record, play, members }: BranchParts) {
  /** The factor of each line's whole period: the previous line is subtracted. */
  const timesOf = (lines: readonly IncomeLineRow[]): ReadonlyMap<number, number> => {
    const times = new Map<number, number>();
    const add = (id: number, by: number) => times.set(id, (times.get(id) ?? 0) + by);
    for (const line of lines) {
      const [counted, sign] =
        line.reason === 'reversed' ? [record.line(line.corrects ?? 0), -1] : [line, 1];
      if (!counted) throw new Error(`Line ${line.id} takes back a line that is not there.`);
      add(counted.id, sign);
      const before = record.lineBefore(counted);
      if (before) add(before.id, -sign);
    }
    return times;
  };

  return (agent: MemberRow, lines: readonly IncomeLineRow[]): IncomeOfBranches => {
    const sums = new Map<number, BranchSums>();
    let rest = 0;
    const sumsOf = (branchId: number) => {
      const found = sums.get(branchId) ?? { earned: 0, paidToDownline: 0 };
      sums.set(branchId, found);
      return found;
    };
    const known = new Map(lines.map((line) => [line.id, line]));
    for (const [id, times] of timesOf(lines)) {
      const line = times === 0 ? undefined : (known.get(id) ?? record.line(id));
      if (!line) continue;
      rest += times * line.gross;
      for (const [branchId, measure] of line.gross === 0 ? [] : measures(line)) {
        const part = times * signedShare(measure, line.rate);
        sumsOf(branchId).earned += part;
        rest -= part;
      }
      for (const { agent_id: branchId, amount } of record.shares(id)) {
        sumsOf(branchId).paidToDownline += times * amount;
      }
    }
    return { branches: branchViews(sums), rest };

    /** What each branch bet, or lost, in the period of a line. */
    function measures(line: IncomeLineRow): ReadonlyMap<number, number> {
      const found = new Map<number, number>();
      const { from_at: from, until_at: before, known_correction: knownCorrection } = line;
      for (const { path, bet, win } of play.below(agent.id, { from, before, knownCorrection })) {
        const way = idsAlong(path);
        const branchId = way[way.indexOf(agent.id) + 1] ?? 0;
        const measure = line.kind === 'dividend' ? bet - win : bet;
        found.set(branchId, (found.get(branchId) ?? 0) + measure);
      }
      return found;
    }
  };

  function branchViews(sums: ReadonlyMap<number, BranchSums>): BranchIncome[] {
    return [...sums]
      .filter(([, { earned, paidToDownline }]) => earned !== 0 || paidToDownline !== 0)
      .map(([memberId, { earned, paidToDownline }]) => {
        const member = members.byId(memberId);
        if (!member) throw new Error(`Member ${memberId} brought income, and is not there.`);
        return {
          memberId: String(memberId),
          name: teamNameOf(member),
          isAgent: isAgentType(member.type),
          earned,
          paidToDownline,
          amount: earned - paidToDownline,
        };
      })
      .toSorted((a, b) => b.amount - a.amount || Number(a.memberId) - Number(b.memberId));
  }
}

/** A part of the base, rounded like the whole; negative for somebody who won. */
function signedShare(measure: number, rate: number): number {
  return measure < 0 ? 0 - shareOf(-measure, rate) : shareOf(measure, rate);
}
