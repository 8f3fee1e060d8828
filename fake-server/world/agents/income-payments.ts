import type { IncomeSummary } from '#contract/entities/income.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import type { IncomeTable, WaitingRow } from '../../store/income.ts';
import type { Books } from '../money/books.ts';

interface PaymentParts {
  readonly table: IncomeTable;
  readonly books: Books;
  readonly clock: Clock;
}

/**
 * Pays what is approved, one payment for each agent and kind. Lines below zero are part of it: where
 * all together come to nothing or less they wait for the next payment. Held lines, and people who are
 * blocked, are left out.
 */
export function payIncome({ table, books, clock }: PaymentParts): void {
  const now = clock.now();
  for (const { agent_id: agentId, kind, amount, last_line: lastLine } of table.payable(now)) {
    const booking = books.post({
      memberId: agentId,
      // The newest line of a payment is part of no other one.
      key: `income:${kind}:${lastLine}`,
      kind: kind === 'dividend' ? 'agent_dividend' : 'agent_salary',
      currency: books.currencyOf(agentId),
      postings: [
        { account: { house: 'agents' }, amount: -amount },
        { account: { member: agentId, part: 'available' }, amount },
      ],
    });
    if (!booking.ok) throw new Error(`Agent ${agentId} could not be paid: ${booking.code}.`);
    const { id, at } = booking.transaction;
    table.pay({ agent_id: agentId, kind, amount, at, transaction_id: id }, now);
  }
}

/** What is paid next by the lines that wait: of each kind, once all that is approved is above zero. */
export function nextPaymentOf(rows: readonly WaitingRow[]): IncomeSummary['nextPayment'] {
  const payments = [...Map.groupBy(rows, ({ kind }) => kind).values()].flatMap((lines) => {
    const approvedBy = (at: number) =>
      lines.reduce((sum, line) => sum + (line.approved_at <= at ? line.amount : 0), 0);
    const first = lines.find(({ approved_at: at }) => approvedBy(at) > 0);
    return first ? [{ at: first.approved_at, amount: approvedBy(first.approved_at) }] : [];
  });
  const at = Math.min(...payments.map((payment) => payment.at));
  const amount = payments.reduce((sum, next) => sum + (next.at === at ? next.amount : 0), 0);
  return amount > 0 ? { at: momentOf(at), amount } : null;
}
