import { type DepositEnd, depositEnds } from '#contract/entities/deposit-types.ts';
import type { Transaction } from '#contract/entities/transaction.ts';
import { depositOutcomeOf, isDepositEnd } from '#contract/rules/deposit-outcome.ts';
import type { DepositPaymentRow, DepositTable } from '../../store/deposits/deposits.ts';

/** What names the line of the ledger that says what became of a deposit, or of one payment. */
export function depositNoteKey(end: DepositEnd, id: string, reference?: string): string {
  return `deposit-note:${end}:${id}${reference === undefined ? '' : `:${reference}`}`;
}

/** The account record's data about a deposit, from the key of its transaction. */
export function depositLineOf(
  table: Pick<DepositTable, 'find' | 'payment'>,
  key: string,
): Pick<Transaction, 'depositEnd' | 'relatedAmount'> {
  const note = /^deposit-note:(?<end>\w+):(?<id>[^:]+)(?::(?<reference>.+))?$/u.exec(key)?.groups;
  if (note) {
    const payment = table.payment(note['reference'] ?? '');
    return {
      depositEnd: depositEnds.find((end) => end === note['end']) ?? null,
      relatedAmount: (payment ?? table.find(note['id'] ?? ''))?.amount ?? null,
    };
  }
  const [, kind, reference = ''] = /^(deposit|deposit-returned):(.+)$/u.exec(key) ?? [];
  const payment = table.payment(reference);
  const end = kind === 'deposit-returned' ? 'reversed' : payment && creditedAs(table, payment);
  return { depositEnd: end ?? null, relatedAmount: null };
}

/** How a credited payment was credited. */
function creditedAs(
  table: Pick<DepositTable, 'find'>,
  { deposit_id, amount, paid_at }: DepositPaymentRow,
): DepositEnd | undefined {
  const row = deposit_id === null ? undefined : table.find(deposit_id);
  if (!row) return undefined;
  const payment = { amount, isLate: paid_at > row.expires_at };
  const outcome = depositOutcomeOf({ state: 'credited', amount: row.amount, payment });
  return isDepositEnd(outcome) ? outcome : undefined;
}
