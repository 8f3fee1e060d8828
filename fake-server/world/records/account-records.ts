import type { DepositState } from '#contract/entities/deposit-types.ts';
import type {
  Transaction,
  TransactionInFull,
  TransactionTotals,
} from '#contract/entities/transaction.ts';
import type { TransactionState } from '#contract/entities/transaction-types.ts';
import { whyRangeRefused } from '#contract/rules/date-range.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type AccountLineRow,
  type AccountRecordTable,
  accountRecordTable,
} from '../../store/records/account-records.ts';
import type { Deposits } from '../deposits/deposits.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { MoneyKind } from '../ledger/ledger-accounts.ts';
import type { PaymentEvents } from '../ledger/payment-history.ts';
import type { Rounds } from '../play/rounds.ts';
import {
  addSums,
  type Block,
  createAccountBlocks,
  NO_SUMS,
  type Sums,
  sumsOf,
} from './account-blocks.ts';
import { createRecordLines, type RecordLines } from './record-lines.ts';

/** The filters of the record, as in the contract. */
interface TransactionFilter {
  /** Moments, ISO 8601. */
  readonly from: string;
  readonly before: string;
  readonly kind?: MoneyKind | undefined;
  readonly state?: TransactionState | undefined;
}

/** The account record of each person (W4): views of the ledger. What is due is settled before. */
export interface AccountRecords {
  /** A page, counted from 1, newest first. @throws Refused date_range_… */
  page(
    memberId: number,
    filter: TransactionFilter,
    page: PageRequest,
  ): {
    readonly transactions: Transaction[];
    readonly totalPages: number;
    readonly totals: TransactionTotals;
  };
  /**
   * One piece of the whole record, newest first; new lines do not shift it.
   *
   * @param after `next` of the previous piece
   * @throws Refused date_range_…
   */
  piece(
    memberId: number,
    filter: TransactionFilter,
    after: string | undefined,
    size: number,
  ): { readonly transactions: Transaction[]; readonly next: string | null };
  /** Whether a person has a line of this number. */
  has(memberId: number, transactionId: string): boolean;
  /** @throws Refused not_found */
  one(member: MemberRow, transactionId: string): TransactionInFull;
}

interface AccountRecordParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly rounds: Rounds;
  readonly ledger: Ledger;
  readonly paymentEvents: PaymentEvents;
  readonly deposits: Pick<Deposits, 'settleDue'>;
}

/** @param linesInABlock lines summed together; the default if left out */
export function createAccountRecords(
  parts: AccountRecordParts,
  linesInABlock?: number,
): AccountRecords {
  const { database, clock, rounds, ledger, paymentEvents } = parts;
  const table = accountRecordTable(database);
  const blocksOf = createAccountBlocks(table, linesInABlock);
  const lines = createRecordLines(database, table);

  const settleDue = (memberId: number) => {
    rounds.settleDue(memberId);
    parts.deposits.settleDue();
    ledger.expireDue(memberId);
  };
  const select = (memberId: number, filter: TransactionFilter): Selection => {
    const from = Date.parse(filter.from);
    const before = Date.parse(filter.before);
    const code = whyRangeRefused({ from, before }, clock.now());
    if (code !== undefined) throw new Refused(code);
    settleDue(memberId);
    const { kind, state } = filter;
    return createSelection(table, lines, blocksOf(memberId), {
      memberId,
      from,
      before,
      kind,
      state,
    });
  };

  const find = (memberId: number, transactionId: string): AccountLineRow | undefined =>
    /^[1-9]\d{0,14}$/u.test(transactionId)
      ? table.find(memberId, Number(transactionId))
      : undefined;
  const paymentOf = (owner: Transaction['belongsTo']): TransactionInFull['payment'] => {
    if (owner?.subject !== 'deposit') return null;
    const events = paymentEvents.list({ payment: 'deposit', id: owner.id });
    return {
      events: events.map(({ at, by, from, to }) => ({
        at,
        by,
        // Deposits only record states of the contract.
        from: from as DepositState | null,
        to: to as DepositState,
      })),
    };
  };

  return {
    page(memberId, filter, page) {
      const { limit, offset } = rowsOf(page);
      const selection = select(memberId, filter);
      const { count, amountIn, amountOut } = selection.sums();
      return {
        transactions: selection.rows(offset, limit).map(selection.lineOf),
        totalPages: pagesOf(count, page),
        totals: { transactions: count, amountIn, amountOut, net: amountIn + amountOut },
      };
    },
    piece(memberId, filter, after, size) {
      const selection = select(memberId, filter);
      // One more row than a piece has shows whether there is another.
      const rows = selection.rows(0, size + 1, after === undefined ? undefined : Number(after));
      const piece = rows.slice(0, size);
      const last = rows.length > piece.length ? piece.at(-1) : undefined;
      return {
        transactions: piece.map(selection.lineOf),
        next: last === undefined ? null : String(last.id),
      };
    },
    has: (memberId, transactionId) => find(memberId, transactionId) !== undefined,
    one({ id: memberId, currency }, transactionId) {
      settleDue(memberId);
      const row = find(memberId, transactionId);
      if (!row) throw new Refused('not_found');
      const transaction = lines.lineOf(row, lines.statesOf(memberId).get(row.id));
      return {
        transaction,
        currency,
        corrects: row.corrects === null ? null : String(row.corrects),
        reference: lines.referenceOf(row),
        payment: paymentOf(transaction.belongsTo),
        parts: table.partsOf(row.id).map(({ part, amount }) => ({
          // The ledger names one wallet of a vendor, the balance all of them.
          part: (part === 'vendor'
            ? 'vendors'
            : part) as TransactionInFull['parts'][number]['part'],
          amount,
        })),
        timeline: lines.timelineOf(memberId, row),
      };
    },
  };
}

/** The lines that match a filter. */
interface Selection {
  sums(): Sums;
  /** A page, newest first: by offset, or before a line. */
  rows(skip: number, limit: number, olderThan?: number): AccountLineRow[];
  readonly lineOf: (row: AccountLineRow) => Transaction;
}

interface Selected {
  readonly memberId: number;
  readonly from: number;
  readonly before: number;
  readonly kind: MoneyKind | undefined;
  readonly state: TransactionState | undefined;
}

/**
 * Finds lines without scanning those between: a block with only matches, or none, is not read. So
 * the last page is as fast as the first, however many lines there are.
 */
function createSelection(
  table: AccountRecordTable,
  lines: RecordLines,
  blocks: readonly Block[],
  { memberId, from, before, kind, state }: Selected,
): Selection {
  const states = lines.statesOf(memberId);
  const unsettled = [...states.keys()];
  const holdsUnsettled = ({ firstId, lastId }: Block) =>
    unsettled.some((id) => id >= firstId && id <= lastId);

  const readRows = (block: Block): AccountLineRow[] =>
    table
      .between(memberId, block.firstId, block.lastId, kind)
      .filter(({ at }) => at >= from && at < before)
      .filter(({ id }) => state === undefined || (states.get(id) ?? 'done') === state);
  const read = new Map<Block, AccountLineRow[]>();
  const rowsIn = (block: Block): AccountLineRow[] => {
    const rows = read.get(block) ?? readRows(block);
    read.set(block, rows);
    return rows;
  };
  const sumsIn = (block: Block): Sums => {
    if (block.latest < from || block.earliest >= before) return NO_SUMS;
    const isWhole = block.earliest >= from && block.latest < before;
    const isMixed = state !== undefined && holdsUnsettled(block);
    if (!isWhole || isMixed) return sumsOf(rowsIn(block));
    if (state !== undefined && state !== 'done') return NO_SUMS;
    if (kind !== undefined) return block.kinds.get(kind) ?? NO_SUMS;
    return [...block.kinds.values()].reduce(addSums, NO_SUMS);
  };

  return {
    sums: () => blocks.map(sumsIn).reduce(addSums, NO_SUMS),
    rows(skip, limit, olderThan = Number.MAX_SAFE_INTEGER) {
      const found: AccountLineRow[] = [];
      let left = skip;
      for (const block of blocks.toReversed()) {
        if (found.length >= limit) break;
        if (block.firstId >= olderThan) continue;
        const { count } = sumsIn(block);
        if (left >= count) {
          left -= count;
          continue;
        }
        const rows = rowsIn(block).filter(({ id }) => id < olderThan);
        found.push(...rows.slice(left, left + limit - found.length));
        left = 0;
      }
      return found;
    },
    lineOf: (row) => lines.lineOf(row, states.get(row.id)),
  };
}
