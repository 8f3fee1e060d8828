import type {
  DepositMethod,
  DepositState,
  ReturnReason,
} from '#contract/entities/deposit-types.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { Database } from '../database.ts';

/** A deposit. Amounts in hundredths, times in milliseconds since the epoch. */
export interface DepositRow {
  readonly id: string;
  readonly member_id: number;
  readonly method: DepositMethod;
  readonly state: DepositState;
  readonly revision: number;
  readonly currency: Currency;
  readonly amount: number;
  readonly fee_basis_points: number;
  readonly fee_fixed: number;
  /** How to pay it; null until the provider has answered. */
  readonly code: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  /** The reversed amount, and the part of it that had been spent. */
  readonly reversed: number | null;
  readonly owed: number | null;
}

/** A payment for a deposit; without one if nobody here made the charge. */
export interface DepositPaymentRow {
  /** The number by which both banks know it; it counts once. */
  readonly reference: string;
  readonly deposit_id: string | null;
  readonly amount: number;
  readonly payer_name: string;
  readonly payer_tax_id: string;
  readonly paid_at: number;
  /** Null if it was not credited. */
  readonly credited: number | null;
  readonly return_reason: ReturnReason | null;
  readonly return_state: 'processing' | 'returned' | 'failed' | null;
}

/** A deposit that the bank reversed after it was spent. */
interface ReversedRow {
  readonly id: string;
  /** The spent part, in hundredths. */
  readonly owed: number;
  /** When the bank reversed it, in milliseconds since the epoch. */
  readonly at: number;
}

/** Further columns that change with the state. */
interface DepositChange {
  readonly to: DepositState;
  readonly code?: string | undefined;
  readonly reversed?: { readonly amount: number; readonly owed: number } | undefined;
}

/** A new deposit. */
export type NewDepositRow = Omit<DepositRow, 'revision' | 'code' | 'reversed' | 'owed'>;

/** Deposits and their payments. */
export interface DepositTable {
  find(id: string): DepositRow | undefined;
  /** The one that can be paid, or soon can. */
  openOf(memberId: number): DepositRow | undefined;
  /** A person's newest. */
  latestOf(memberId: number): DepositRow | undefined;
  /** A person's, newest first. */
  forMember(memberId: number, limit: number, offset: number): DepositRow[];
  count(memberId: number): number;
  /** Those that expired unpaid by a moment. */
  overdue(now: number): DepositRow[];
  /** A person's deposits that were reversed after being spent, in order of reversal. */
  reversedSpent(memberId: number): ReversedRow[];
  /** Newest first, of everybody. */
  newest(limit: number): DepositRow[];
  insert(row: NewDepositRow): void;
  move(id: string, change: DepositChange): void;
  /** A change other than of its state. */
  touch(id: string): void;
  /** The person's most used payment method; the later one of two. */
  mostUsedBy(memberId: number): DepositMethod | undefined;
  /** What the person has paid by a method, in hundredths: the most frequent amount first. */
  amountsPaidBy(memberId: number, method: DepositMethod): readonly number[];
  countSince(memberId: number, since: number): number;
  /** The credited deposits of a person since a moment, in hundredths. */
  creditedSince(
    memberId: number,
    since: number,
  ): { readonly amount: number; readonly at: number }[];
  payment(reference: string): DepositPaymentRow | undefined;
  /** In order of arrival. */
  payments(depositId: string): DepositPaymentRow[];
  addPayment(row: DepositPaymentRow): void;
  setReturn(reference: string, state: NonNullable<DepositPaymentRow['return_state']>): void;
}

const columns =
  'id, member_id, method, state, revision, currency, amount, fee_basis_points, fee_fixed, code, created_at, expires_at, reversed, owed';
const paymentColumns =
  'reference, deposit_id, amount, payer_name, payer_tax_id, paid_at, credited, return_reason, return_state';

export function depositTable(database: Database): DepositTable {
  const select = (rest: string) =>
    database.statement<DepositRow>(`SELECT ${columns} FROM deposits ${rest}`);
  const count = database.statement<{ count: number }>(
    'SELECT COUNT(*) AS count FROM deposits WHERE member_id = ?',
  );
  const mostUsedBy = database.statement<{ method: DepositMethod }>(
    `SELECT d.method FROM deposits d
     JOIN deposit_payments p ON p.deposit_id = d.id AND p.credited IS NOT NULL
     WHERE d.member_id = ? GROUP BY d.method ORDER BY COUNT(*) DESC, MAX(p.paid_at) DESC LIMIT 1`,
  );
  const amountsPaidBy = database.statement<{ amount: number }>(
    `SELECT p.amount FROM deposits d
     JOIN deposit_payments p ON p.deposit_id = d.id AND p.credited IS NOT NULL
     WHERE d.member_id = ? AND d.method = ?
     GROUP BY p.amount ORDER BY COUNT(*) DESC, MAX(p.paid_at) DESC`,
  );
  const insert = database.statement(
    `INSERT INTO deposits (id, member_id, method, state, revision, currency, amount,
      fee_basis_points, fee_fixed, created_at, expires_at) VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?)`,
  );
  const move = database.statement(
    `UPDATE deposits SET state = ?, revision = revision + 1, code = COALESCE(?, code),
      reversed = COALESCE(?, reversed), owed = COALESCE(?, owed) WHERE id = ?`,
  );
  const countSince = database.statement<{ count: number }>(
    'SELECT COUNT(*) AS count FROM deposits WHERE member_id = ? AND created_at >= ?',
  );
  const setReturn = database.statement(
    'UPDATE deposit_payments SET return_state = ? WHERE reference = ?',
  );

  return {
    find: select('WHERE id = ?').get,
    openOf: select("WHERE member_id = ? AND state IN ('creating', 'awaiting')").get,
    latestOf: select('WHERE member_id = ? ORDER BY created_at DESC, rowid DESC LIMIT 1').get,
    forMember: select('WHERE member_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?')
      .all,
    count: (memberId) => count.get(memberId)?.count ?? 0,
    overdue: select("WHERE state IN ('creating', 'awaiting') AND expires_at < ?").all,
    reversedSpent: database.statement<ReversedRow>(
      `SELECT d.id, d.owed, e.at FROM deposits d
     JOIN payment_events e ON e.payment = 'deposit' AND e.payment_id = d.id AND e.to_state = 'reversed'
     WHERE d.member_id = ? AND d.owed > 0 ORDER BY e.id`,
    ).all,
    mostUsedBy: (memberId) => mostUsedBy.get(memberId)?.method,
    amountsPaidBy: (memberId, method) =>
      amountsPaidBy.all(memberId, method).map(({ amount }) => amount),
    newest: select('ORDER BY created_at DESC, rowid DESC LIMIT ?').all,
    insert(row) {
      const { id, member_id, method, state, currency, amount, created_at, expires_at } = row;
      const { fee_basis_points, fee_fixed } = row;
      insert.run(
        id,
        member_id,
        method,
        state,
        currency,
        amount,
        fee_basis_points,
        fee_fixed,
        created_at,
        expires_at,
      );
    },
    move: (id, { to, code, reversed }) => {
      move.run(to, code ?? null, reversed?.amount ?? null, reversed?.owed ?? null, id);
    },
    touch: database.statement('UPDATE deposits SET revision = revision + 1 WHERE id = ?').exec,
    countSince: (memberId, since) => countSince.get(memberId, since)?.count ?? 0,
    creditedSince: database.statement<{ amount: number; at: number }>(
      `SELECT p.amount, p.paid_at AS at FROM deposits d
     JOIN deposit_payments p ON p.deposit_id = d.id
     WHERE d.member_id = ? AND p.paid_at >= ? AND p.credited IS NOT NULL ORDER BY p.paid_at`,
    ).all,
    payment: database.statement<DepositPaymentRow>(
      `SELECT ${paymentColumns} FROM deposit_payments WHERE reference = ?`,
    ).get,
    payments: database.statement<DepositPaymentRow>(
      `SELECT ${paymentColumns} FROM deposit_payments WHERE deposit_id = ? ORDER BY rowid`,
    ).all,
    addPayment: database.insert(`deposit_payments (${paymentColumns})`),
    setReturn: (reference, state) => {
      setReturn.run(state, reference);
    },
  };
}
