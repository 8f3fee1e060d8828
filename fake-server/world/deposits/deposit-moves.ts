import type { DepositState } from '#contract/entities/deposit-types.ts';
import type { DepositRow, DepositTable, NewDepositRow } from '../../store/deposits.ts';
import type { LiveUpdates } from '../live-updates.ts';
import type { PaymentChange, PaymentEvents } from '../money/payment-history.ts';

/** A change of a deposit's state, and what it brings. */
export interface DepositMove extends Omit<PaymentChange, 'from' | 'to'> {
  readonly to: DepositState;
  /** What the charge is paid by. */
  readonly code?: string;
  readonly takenBack?: { readonly amount: number; readonly owed: number };
}

/** Moves deposits: the row, its history and what open pages are told change together. */
export interface DepositMoves {
  begin(row: NewDepositRow): void;
  move(row: DepositRow, move: DepositMove): void;
  /** Something about it changed other than its state. */
  touch(row: DepositRow): void;
}

interface MoveParts {
  readonly table: DepositTable;
  readonly paymentEvents: PaymentEvents;
  readonly live: LiveUpdates;
}

export function createDepositMoves({ table, paymentEvents, live }: MoveParts): DepositMoves {
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
    move(row, { to, code, takenBack, ...change }) {
      table.move(row.id, { to, code, takenBack });
      note(row, { ...change, from: row.state, to });
    },
    touch(row) {
      table.touch(row.id);
      live.tell(row.member_id, 'payments');
    },
  };
}
