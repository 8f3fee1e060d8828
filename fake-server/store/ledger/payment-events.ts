import type { Database } from '../database.ts';

/** What an event is about. */
export type PaymentKind = 'deposit' | 'payout' | 'transfer';

/** Who caused a change of state. */
export type PaymentActor = 'player' | 'operator' | 'provider' | 'clock';

/** A change of state of a payment; immutable. `at` in milliseconds since the epoch. */
export interface PaymentEventRow {
  readonly id: number;
  readonly at: number;
  readonly by: PaymentActor;
  /** Null for the first one. */
  readonly from_state: string | null;
  readonly to_state: string;
  /** The reason, as a code of the payment's own list; null if the state implies it. */
  readonly reason: string | null;
  /** JSON: the evidence, such as the bank's end-to-end id or the amount paid. */
  readonly evidence: string;
}

/** The history of each payment. Timelines, receipts and records are views of it. */
export interface PaymentEventTable {
  append(payment: PaymentKind, paymentId: string, event: Omit<PaymentEventRow, 'id'>): number;
  /** Oldest first. */
  list(payment: PaymentKind, paymentId: string): PaymentEventRow[];
  latest(payment: PaymentKind, paymentId: string): PaymentEventRow | undefined;
}

export function paymentEventTable(database: Database): PaymentEventTable {
  const columns = 'at, by, from_state, to_state, reason, evidence';
  const append = database.statement(
    `INSERT INTO payment_events (payment, payment_id, ${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const all = `SELECT id, ${columns} FROM payment_events WHERE payment = ? AND payment_id = ?`;
  return {
    append: (payment, paymentId, { at, by, from_state, to_state, reason, evidence }) =>
      append.run(payment, paymentId, at, by, from_state, to_state, reason, evidence).rowId,
    list: database.statement<PaymentEventRow>(`${all} ORDER BY id`).all,
    latest: database.statement<PaymentEventRow>(`${all} ORDER BY id DESC LIMIT 1`).get,
  };
}
