import type { DepositState } from '#contract/entities/deposit-types.ts';
import { depositOutcomeOf, isDepositEnd } from '#contract/rules/deposit-outcome.ts';
import type {
  DepositPaymentRow,
  DepositRow,
  DepositTable,
  NewDepositRow,
} from '../../store/deposits/deposits.ts';
import type { PaymentChange, PaymentEvents } from '../ledger/payment-history.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { DepositTelling } from './deposit-telling.ts';

/** A change of a deposit's state, with its data. */
interface DepositMove extends Omit<PaymentChange, 'from' | 'to' | 'evidence'> {
  readonly to: DepositState;
  /** How to pay the charge. */
  readonly code?: string;
  /** The payment that it is about; left out if none arrived. */
  readonly payment?: DepositPaymentRow;
  readonly reversed?: { readonly amount: number; readonly owed: number };
}

/** Changes deposits: row, history, live update and owner's notice change together. */
export interface DepositMoves {
  begin(row: NewDepositRow): void;
  move(row: DepositRow, move: DepositMove): void;
  /** A deposit's second payment is returned, without a change of the deposit. */
  moveReturn(
    row: DepositRow,
    to: 'returning' | 'returned' | 'returnFailed',
    payment: DepositPaymentRow,
  ): void;
}

interface MoveParts {
  readonly table: DepositTable;
  readonly paymentEvents: PaymentEvents;
  readonly live: LiveUpdates;
  readonly telling: DepositTelling;
}

export function createDepositMoves({
  table,
  paymentEvents,
  live,
  telling,
}: MoveParts): DepositMoves {
  const note = ({ id, member_id }: NewDepositRow, change: PaymentChange) => {
    if (!paymentEvents.append({ payment: 'deposit', id }, change)) {
      throw new Error(`Deposit ${id} is not in the state ${change.from}.`);
    }
    live.tell(member_id, 'payments');
  };
  return {
    begin(row) {
      table.insert(row);
      note(row, { by: 'player', from: null, to: row.state });
    },
    move(row, { to, code, payment, reversed, ...change }) {
      table.move(row.id, { to, code, reversed });
      const evidence = payment && { reference: payment.reference, amount: payment.amount };
      note(row, { ...change, from: row.state, to, ...(evidence && { evidence }) });
      const outcome = depositOutcomeOf({
        state: to,
        amount: row.amount,
        payment: payment
          ? { amount: payment.amount, isLate: payment.paid_at > row.expires_at }
          : null,
      });
      if (!isDepositEnd(outcome)) return;
      const { happenedAt } = change;
      telling.tell(row, outcome, { payment, owed: reversed?.owed ?? 0, happenedAt });
    },
    moveReturn(row, to, payment) {
      table.touch(row.id);
      live.tell(row.member_id, 'payments');
      telling.tell(row, to, { payment, owed: 0 });
    },
  };
}
