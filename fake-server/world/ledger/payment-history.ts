import { type Clock, momentOf } from '../../ground/clock.ts';
import type { Database } from '../../store/database.ts';
import {
  type PaymentActor,
  type PaymentEventRow,
  type PaymentKind,
  paymentEventTable,
} from '../../store/payment-events.ts';

/** A deposit, a payout or a transfer, by the number that its own table gives it. */
interface PaymentName {
  readonly payment: PaymentKind;
  readonly id: string;
}

/** A change of state that is to be written down. */
export interface PaymentChange {
  readonly by: PaymentActor;
  /** The state that it changes from; null for a payment that begins. */
  readonly from: string | null;
  readonly to: string;
  /** A code of the payment's own list. */
  readonly reason?: string;
  /** What proves it: the bank's end-to-end id, the amount that came. No names, no documents. */
  readonly evidence?: Readonly<Record<string, string | number>>;
  /** When it happened, in milliseconds since the epoch; now, where left out. */
  readonly happenedAt?: number;
}

/** A change of state, as it happened. */
interface PaymentEvent extends Omit<PaymentChange, 'happenedAt'> {
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * The history of payments (W3a): timelines, receipts and records are views of it, and the state of
 * a payment is where its last event led to.
 */
export interface PaymentEvents {
  /**
   * Writes a change down. False, and nothing written, when the payment is not in the state that the
   * change begins from: somebody was quicker. Call it in the transaction that moves the money.
   */
  append(payment: PaymentName, change: PaymentChange): boolean;
  /** Oldest first. */
  list(payment: PaymentName): readonly PaymentEvent[];
  /** Those of several payments of a kind, each with its payment, in the order in which they came. */
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
