import type { Clock } from '../../ground/clock.ts';
import type { IncomeTable } from '../../store/income.ts';
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
