import { contractKinds } from '#contract/entities/agent-types.ts';
import type { IncomeLine, IncomeOfKind, IncomeTotals } from '#contract/entities/income.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { IncomeLineRow } from '../../store/agents/income.ts';
import type { IncomeSumsRow, ShownIncomeRow } from '../../store/agents/income-record.ts';
import { zeroReason } from './income.ts';
import { figuresOf } from './team-figures.ts';

/** A line as its agent sees it. */
export function lineOf(row: ShownIncomeRow): IncomeLine {
  return {
    lineId: String(row.id),
    contractId: String(row.contract_id),
    version: row.version,
    kind: row.kind,
    from: momentOf(row.from_at),
    until: momentOf(row.until_at),
    before: momentOf(row.before_at),
    betAmount: row.bet_amount,
    activeMembers: row.active_members,
    profitAndLoss: row.profit_and_loss,
    carriedOver: row.carried_over,
    rate: row.rate,
    gross: row.gross,
    toDownline: row.to_downline,
    countedBefore: row.counted_before,
    amount: row.amount,
    zeroReason: zeroReasonOf(row),
    state: row.state,
    reason: row.reason,
    corrects: row.corrects === null ? null : String(row.corrects),
    settledAt: momentOf(row.settled_at),
    approvedAt: momentOf(row.approved_at),
    paidAt: row.paid_at === null ? null : momentOf(row.paid_at),
  };
}

function zeroReasonOf(row: IncomeLineRow): IncomeLine['zeroReason'] {
  return (
    zeroReason({
      kind: row.kind,
      figures: figuresOf(row),
      carriedOver: row.carried_over,
      rate: row.rate,
      gross: row.gross,
      toDownline: row.to_downline,
      countedBefore: row.counted_before,
      amount: row.amount,
    }) ?? null
  );
}

function sum(rows: readonly IncomeSumsRow[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}

/** Totals over lines of all kinds and states. */
export function totalsOf(rows: readonly IncomeSumsRow[]): IncomeTotals {
  const inState = (...states: readonly IncomeSumsRow['state'][]) =>
    sum(rows.filter(({ state }) => states.includes(state)));
  return {
    lines: rows.reduce((total, { lines }) => total + lines, 0),
    earned: sum(rows),
    // What was taken back had been paid; a negative line subtracts it.
    paid: inState('paid', 'reversed'),
    waiting: inState('pending', 'approved'),
    held: inState('held'),
  };
}

/** Totals by kind, for the kinds that exist. */
export function sumsOf(rows: readonly IncomeSumsRow[]): IncomeOfKind[] {
  return contractKinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length === 0 ? [] : [{ kind, ...totalsOf(own) }];
  });
}
