import type { DuePayment, IncomeSummary } from '#contract/entities/income.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { IncomeTable, WaitingRow } from '../../store/agents/income.ts';
import type { Ledger } from '../ledger/ledger.ts';

interface PaymentParts {
  readonly table: IncomeTable;
  readonly ledger: Ledger;
  readonly clock: Clock;
}

/**
 * Pays approved lines, one payment for each agent and kind. It includes negative lines: if the sum
 * is zero or less, they wait for the next payment. Held lines and blocked people are left out.
 */
export function payIncome({ table, ledger, clock }: PaymentParts): void {
  const now = clock.now();
  for (const { agent_id: agentId, kind, amount, last_line: lastLine } of table.payable(now)) {
    const result = ledger.post({
      memberId: agentId,
      // A payment's newest line belongs to no other payment.
      key: `income:${kind}:${lastLine}`,
      kind: kind === 'dividend' ? 'agent_dividend' : 'agent_salary',
      currency: ledger.currencyOf(agentId),
      postings: [
        { account: { house: 'agents' }, amount: -amount },
        { account: { member: agentId, part: 'available' }, amount },
      ],
    });
    if (!result.ok) throw new Error(`Agent ${agentId} could not be paid: ${result.code}.`);
    const { id, at } = result.transaction;
    table.pay({ agent_id: agentId, kind, amount, at, transaction_id: id }, now);
  }
}

/**
 * The upcoming payments from the waiting lines, next first: for each kind, whenever everything
 * approved by then is above zero. Same rule as `payIncome`.
 */
export function duePayments(rows: readonly WaitingRow[]): DuePayment[] {
  const payments = [...Map.groupBy(rows, ({ kind }) => kind)].flatMap(([kind, lines]) => {
    const found: (DuePayment & { readonly due: number })[] = [];
    let open = 0;
    for (const [due, together] of Map.groupBy(lines, (line) => line.approved_at)) {
      open += together.reduce((sum, { amount }) => sum + amount, 0);
      if (open <= 0) continue;
      found.push({ kind, at: momentOf(due), amount: open, due });
      open = 0;
    }
    return found;
  });
  return payments.toSorted((a, b) => a.due - b.due).map(({ due: _due, ...payment }) => payment);
}

/** The next payment: of all kinds paid at that moment. */
export function nextPaymentOf(rows: readonly WaitingRow[]): IncomeSummary['nextPayment'] {
  const payments = duePayments(rows);
  const at = payments[0]?.at;
  if (at === undefined) return null;
  const amount = payments.reduce((sum, next) => sum + (next.at === at ? next.amount : 0), 0);
  return { at, amount };
}
