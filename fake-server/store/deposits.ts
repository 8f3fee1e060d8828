import type {
  DepositMethod,
  DepositState,
  ReturnReason,
} from '#contract/entities/deposit-types.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { Database } from './database.ts';

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
  /** What it is paid by; null until the provider has told it. */
  readonly code: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  /** What the bank took back after it had been credited, and what of it nobody had any more. */
  readonly reversed: number | null;
  readonly owed: number | null;
}

/** Money that came for a deposit; of a charge that nobody here made, without one. */
export interface DepositPaymentRow {
  /** The number by which both banks know it: it counts once. */
  readonly reference: string;
  readonly deposit_id: string | null;
  readonly amount: number;
  readonly payer_name: string;
  readonly payer_tax_id: string;
  readonly paid_at: number;
  /** Null where it was not credited. */
  readonly credited: number | null;
  readonly return_reason: ReturnReason | null;
  readonly return_state: 'processing' | 'returned' | 'failed' | null;
}

/** A deposit that the bank took back after it had been spent. */
interface ReversedRow {
  readonly id: string;
  /** What of it nobody had any more, in hundredths. */
  readonly owed: number;
  /** When the bank took it back, in milliseconds since the epoch. */
  readonly at: number;
}

/** What a change of state changes besides. */
interface DepositChange {
  readonly to: DepositState;
  readonly code?: string | undefined;
  readonly reversed?: { readonly amount: number; readonly owed: number } | undefined;
}

/** A deposit that begins. */
export type NewDepositRow = Omit<DepositRow, 'revision' | 'code' | 'reversed' | 'owed'>;

/** Deposits, and the money that came for them. */
export interface DepositTable {
  find(id: string): DepositRow | undefined;
  /** The one that can be paid, or may be about to. */
  openOf(memberId: number): DepositRow | undefined;
  /** The newest of somebody. */
  latestOf(memberId: number): DepositRow | undefined;
  /** Somebody's, newest first. */
  ofMember(memberId: number, limit: number, offset: number): DepositRow[];
  count(memberId: number): number;
  /** Those that could be paid until before a moment, and were not. */
  overdue(now: number): DepositRow[];
  /** Somebody's that the bank took back after they had been spent, in the order in which it did. */
  reversedSpent(memberId: number): ReversedRow[];
  /** Newest first, of everybody. */
  newest(limit: number): DepositRow[];
  insert(row: NewDepositRow): void;
  move(id: string, change: DepositChange): void;
  /** Something about it changed other than its state. */
  touch(id: string): void;
  /** The way by which somebody has paid in most often; of two, the later one. */
  mostUsedBy(memberId: number): DepositMethod | undefined;
  countSince(memberId: number, since: number): number;
  /** What somebody has paid in since a moment and was credited, in hundredths. */
  creditedSince(
    memberId: number,
    since: number,
  ): { readonly amount: number; readonly at: number }[];
  payment(reference: string): DepositPaymentRow | undefined;
  /** In the order in which they came. */
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
    ofMember: select('WHERE member_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?')
      .all,
    count: (memberId) => count.get(memberId)?.count ?? 0,
    overdue: select("WHERE state IN ('creating', 'awaiting') AND expires_at < ?").all,
    reversedSpent: database.statement<ReversedRow>(
      `SELECT d.id, d.owed, e.at FROM deposits d
     JOIN payment_events e ON e.payment = 'deposit' AND e.payment_id = d.id AND e.to_state = 'reversed'
     WHERE d.member_id = ? AND d.owed > 0 ORDER BY e.id`,
    ).all,
    mostUsedBy: (memberId) => mostUsedBy.get(memberId)?.method,
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
