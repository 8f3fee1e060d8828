import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import {
  type PaymentActor,
  type PaymentEventRow,
  type PaymentKind,
  paymentEventTable,
} from '../../store/ledger/payment-events.ts';

/** A deposit, a withdrawal or a transfer, by the number in its own table. */
interface PaymentName {
  readonly payment: PaymentKind;
  readonly id: string;
}

/** A change of state to record. */
export interface PaymentChange {
  readonly by: PaymentActor;
  /** The state before; null for a new payment. */
  readonly from: string | null;
  readonly to: string;
  /** A code of the payment's own list. */
  readonly reason?: string;
  /** The evidence: the bank's end-to-end id, the amount paid. No names or documents. */
  readonly evidence?: Readonly<Record<string, string | number>>;
  /** When it happened, in milliseconds since the epoch; now if left out. */
  readonly happenedAt?: number;
}

/** A recorded change of state. */
interface PaymentEvent extends Omit<PaymentChange, 'happenedAt'> {
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * The history of payments (W3a): timelines, receipts and records are views of it, and a payment's
 * state is that of its last event.
 */
export interface PaymentEvents {
  /**
   * Records a change. False, without a change, if the payment is not in the expected state:
   * somebody else was faster. Call it in the transaction that moves the money.
   */
  append(payment: PaymentName, change: PaymentChange): boolean;
  /** Oldest first. */
  list(payment: PaymentName): readonly PaymentEvent[];
  /** Those of several payments of a kind, each with its payment, in order of arrival. */
  listAll(
    payment: PaymentKind,
    ids: readonly string[],
  ): readonly { readonly id: string; readonly event: PaymentEvent }[];
  /** Null before its first event. */
  stateOf(payment: PaymentName): string | null;
}

export function createPaymentEvents(database: Database, clock: Clock): PaymentEvents {
  const table = paymentEventTable(database);
  const stateOf = ({ payment, id }: PaymentName) => table.latest(payment, id)?.to_state ?? null;
  return {
    append: (name, { by, from, to, reason, evidence, happenedAt }) =>
      database.transaction(() => {
        if (stateOf(name) !== from) return false;
        table.append(name.payment, name.id, {
          at: happenedAt ?? clock.now(),
          by,
          from_state: from,
          to_state: to,
          reason: reason ?? null,
          evidence: JSON.stringify(evidence ?? {}),
        });
        return true;
      }),
    list: ({ payment, id }) => table.list(payment, id).map(eventOf),
    listAll: (payment, ids) =>
      ids
        .flatMap((id) => table.list(payment, id).map((row) => ({ id, row })))
        .toSorted((one, other) => one.row.id - other.row.id)
        .map(({ id, row }) => ({ id, event: eventOf(row) })),
    stateOf,
  };
}

function eventOf({
  at,
  by,
  from_state,
  to_state,
  reason,
  evidence,
}: PaymentEventRow): PaymentEvent {
  return {
    at: momentOf(at),
    by,
    from: from_state,
    to: to_state,
    ...(reason !== null && { reason }),
    // Written above, from a record of texts and numbers.
    evidence: JSON.parse(evidence) as Record<string, string | number>,
  };
}
