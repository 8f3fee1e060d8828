import type {
  PayoutPartState,
  WithdrawalReason,
  WithdrawalState,
} from '#contract/entities/withdrawal-types.ts';
import type { PaymentActor } from '../../store/ledger/payment-events.ts';
import type { PayoutPartRow, PayoutPartTable } from '../../store/withdrawals/payout-parts.ts';
import type {
  NewWithdrawalRow,
  WithdrawalRow,
  WithdrawalTable,
} from '../../store/withdrawals/withdrawals.ts';
import type { PaymentChange, PaymentEvents } from '../ledger/payment-history.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';

/** A step's data besides its new state. */
interface Step {
  readonly by: PaymentActor;
  readonly reason?: WithdrawalReason;
  /** The promised time of the next step, in milliseconds since the epoch. */
  readonly promisedAt?: number;
  /** When silence counts as received, in milliseconds since the epoch. */
  readonly autoConfirmsAt?: number;
  readonly evidence?: { readonly reference?: string; readonly amount?: number };
  readonly happenedAt?: number;
}

/** A step of a whole withdrawal, or of one part. */
type WithdrawalMove = Step & { readonly to: WithdrawalState };
type PartMove = Step & { readonly to: PayoutPartState };

/** Changes withdrawals and parts: rows, history and live updates change together. */
export interface WithdrawalMoves {
  /** @param reason why it is reviewed before payment */
  begin(row: NewWithdrawalRow, reason: WithdrawalReason): void;
  move(row: WithdrawalRow, move: WithdrawalMove): void;
  beginPart(row: WithdrawalRow, part: Parameters<PayoutPartTable['insert']>[0]): void;
  movePart(row: WithdrawalRow, part: PayoutPartRow, move: PartMove): void;
  /** A change other than of a state. */
  touch(row: WithdrawalRow): void;
}

interface MoveParts {
  readonly table: WithdrawalTable;
  readonly parts: PayoutPartTable;
  readonly paymentEvents: PaymentEvents;
  readonly live: LiveUpdates;
}

/** A step's stored data: promise and deadline are stored with the evidence. */
function changeOf(from: string | null, to: string, step: Step): PaymentChange {
  const { by, reason, promisedAt, autoConfirmsAt, evidence, happenedAt } = step;
  return {
    by,
    from,
    to,
    ...(reason && { reason }),
    evidence: {
      ...evidence,
      ...(promisedAt !== undefined && { promisedAt }),
      ...(autoConfirmsAt !== undefined && { autoConfirmsAt }),
    },
    ...(happenedAt !== undefined && { happenedAt }),
  };
}

export function createWithdrawalMoves({
  table,
  parts,
  paymentEvents,
  live,
}: MoveParts): WithdrawalMoves {
  const note = (id: string, change: PaymentChange) => {
    if (!paymentEvents.append({ payment: 'payout', id }, change)) {
      throw new Error(`Payout ${id} is not in the state ${change.from}.`);
    }
  };
  const tell = ({ member_id }: Pick<WithdrawalRow, 'member_id'>) =>
    live.tell(member_id, 'payments');
  return {
    begin(row, reason) {
      table.insert(row);
      const promised = row.promised_at === null ? {} : { promisedAt: row.promised_at };
      note(row.id, changeOf(null, row.state, { by: 'player', reason, ...promised }));
      tell(row);
    },
    move(row, { to, ...step }) {
      table.move(row.id, {
        to,
        promisedAt: step.promisedAt ?? null,
        ...(step.reason && { reason: step.reason }),
      });
      note(row.id, changeOf(row.state, to, step));
      tell(row);
    },
    beginPart(row, part) {
      parts.insert(part);
      table.touch(row.id);
      const { reference, amount, auto_confirms_at: autoConfirmsAt } = part;
      const evidence = { reference, amount };
      note(part.id, changeOf(null, part.state, { by: 'provider', evidence, autoConfirmsAt }));
      tell(row);
    },
    movePart(row, part, { to, ...step }) {
      parts.move(part.id, to);
      table.touch(row.id);
      note(part.id, changeOf(part.state, to, step));
      tell(row);
    },
    touch(row) {
      table.touch(row.id);
      tell(row);
    },
  };
}
