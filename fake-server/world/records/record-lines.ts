import type { Transaction, TransactionInFull } from '#contract/entities/transaction.ts';
import type { TransactionState, TransactionStep } from '#contract/entities/transaction-types.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import { depositTable } from '../../store/deposits/deposits.ts';
import type {
  AccountLineRow,
  AccountRecordTable,
  UnsettledRow,
} from '../../store/records/account-records.ts';
import { payoutPartTable } from '../../store/withdrawals/payout-parts.ts';
import { depositLineOf } from '../deposits/deposit-lines.ts';
import type { MoneyKind } from '../ledger/ledger-accounts.ts';
import { createLineSubjects, withdrawalKey } from './line-subjects.ts';

type State = Pick<UnsettledRow, 'is_reserve' | 'ending'>;

/** Account record lines as their owner sees them (W4). */
export interface RecordLines {
  /** States of a person's lines that are not plainly done. */
  statesOf(memberId: number): Map<number, TransactionState>;
  lineOf(row: AccountLineRow, state?: TransactionState): Transaction;
  /** The history of a line's money, oldest first. */
  timelineOf(memberId: number, row: AccountLineRow): TransactionInFull['timeline'];
  /** The number by which both banks know a line's payment; null without a payment. */
  referenceOf(row: AccountLineRow): string | null;
  /** The lines of one withdrawal, oldest first. @param isOpen some of it is still set aside */
  forWithdrawal(memberId: number, withdrawalId: string, isOpen: boolean): Transaction[];
}

/** Effect of a withdrawal's later line on the request; other kinds pay it out. */
const payoutSteps: Readonly<Record<string, TransactionStep>> = {
  payout_released: 'voided',
  payout_returned: 'returned',
};

export function createRecordLines(database: Database, table: AccountRecordTable): RecordLines {
  const deposits = depositTable(database);
  const subjects = createLineSubjects(deposits, payoutPartTable(database));
  const forWithdrawal = (memberId: number, id: string) => table.byKey(memberId, withdrawalKey(id));
  /** A withdrawal request with a paid part, and the rest still set aside. */
  const openRequests = (memberId: number, rows: readonly UnsettledRow[]) =>
    rows.flatMap(({ rest_key: key, ending }) => {
      const owner = key === null || ending !== null ? null : subjects.belongsTo(key);
      return owner ? forWithdrawal(memberId, owner.id).slice(0, 1) : [];
    });
  /** What followed a line: for a request, everything that happened to the withdrawal. */
  const laterOn = (memberId: number, row: AccountLineRow) => {
    const owner = row.kind === 'payout_reserved' ? subjects.belongsTo(row.key) : null;
    if (owner?.subject !== 'withdrawal') {
      return table
        .laterOn(row.id)
        .map(({ at, amount, ending }) => ({ at, amount, step: ending ?? ('returned' as const) }));
    }
    return forWithdrawal(memberId, owner.id)
      .filter(({ id }) => id !== row.id)
      .map(({ at, kind, amount }) => ({ at, amount, step: payoutSteps[kind] ?? 'posted' }));
  };

  const lineOf: RecordLines['lineOf'] = (row, state = 'done') => {
    const reserved = row.is_reserve
      ? table.partsOf(row.id).find(({ part }) => part === 'reserved')?.amount
      : undefined;
    return {
      transactionId: String(row.id),
      kind: row.kind as MoneyKind,
      state,
      ...depositLineOf(deposits, row.key),
      amount: row.amount,
      balanceAfter: row.balance_after,
      reserved: reserved ?? null,
      at: momentOf(row.at),
      belongsTo: subjects.belongsTo(row.key),
    };
  };

  return {
    lineOf,
    statesOf(memberId) {
      const rows = table.unsettled(memberId);
      const states = new Map(rows.map((row) => [row.id, stateOf(row)]));
      for (const { id } of openRequests(memberId, rows)) states.set(id, 'pending');
      return states;
    },
    timelineOf: (memberId, row) => [
      { at: momentOf(row.at), step: row.is_reserve ? 'reserved' : 'booked', amount: null },
      ...laterOn(memberId, row).map(({ at, step, amount }) => ({
        at: momentOf(at),
        step,
        amount: step === 'returned' || amount !== 0 ? amount : null,
      })),
    ],
    referenceOf: ({ key }) => subjects.referenceOf(key),
    forWithdrawal: (memberId, id, isOpen) =>
      forWithdrawal(memberId, id).map((row) => {
        if (row.is_reserve === 0) return lineOf(row);
        return lineOf(row, isOpen ? 'pending' : stateOf(row));
      }),
  };
}

function stateOf({ is_reserve, ending }: State): TransactionState {
  if (is_reserve === 0) return 'returned';
  if (ending === null) return 'pending';
  return ending === 'posted' ? 'done' : 'released';
}
