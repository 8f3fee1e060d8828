import type { Currency } from '#contract/entities/money.ts';
import type { WithdrawalReason, WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import type { Database } from '../database.ts';

/** A withdrawal. Amounts in hundredths, times in milliseconds since the epoch. */
export interface WithdrawalRow {
  readonly id: string;
  readonly member_id: number;
  readonly state: WithdrawalState;
  readonly revision: number;
  readonly currency: Currency;
  readonly amount: number;
  readonly fee: number;
  /** The payout account as its owner knows it. */
  readonly account: string;
  readonly account_id: string;
  readonly reason: WithdrawalReason | null;
  /** The promised time of the next step. */
  readonly promised_at: number | null;
  readonly created_at: number;
  /** The open reserve of what is to be paid out, and of an untaken fee; else null. */
  readonly reserve_id: number | null;
}

/** Further columns that change with the state. */
interface WithdrawalChange {
  readonly to: WithdrawalState;
  readonly promisedAt?: number | null;
  readonly reason?: WithdrawalReason;
}

/** A new withdrawal. */
export type NewWithdrawalRow = Omit<WithdrawalRow, 'revision' | 'reason'>;

/** Withdrawals with their reserves. */
export interface WithdrawalTable {
  find(id: string): WithdrawalRow | undefined;
  /** Newest first. */
  forMember(memberId: number, limit: number, offset: number): WithdrawalRow[];
  count(memberId: number): number;
  /** Newest first, of everybody. */
  newest(limit: number): WithdrawalRow[];
  /** A person's withdrawals since a moment, without returned money; oldest first. */
  usedSince(memberId: number, since: number): { readonly amount: number; readonly at: number }[];
  /** Whether a person ever had a withdrawal paid in full. */
  hasBeenPaid(memberId: number): boolean;
  /** The account that a person was paid to most often; the later one of two. */
  mostPaidAccountOf(memberId: number): string | undefined;
  /** Whether a payout to this account is under way. */
  isUnderWay(accountId: string): boolean;
  insert(row: NewWithdrawalRow): void;
  move(id: string, change: WithdrawalChange): void;
  setReserve(id: string, reserveId: number | null): void;
  /** A change other than of its state. */
  touch(id: string): void;
}

const columns =
  'id, member_id, state, revision, currency, amount, fee, account, account_id, reason, promised_at, created_at, reserve_id';

export function withdrawalTable(database: Database): WithdrawalTable {
  const select = (rest: string) =>
    database.statement<WithdrawalRow>(`SELECT ${columns} FROM withdrawals ${rest}`);
  const newestFirst = 'ORDER BY created_at DESC, rowid DESC LIMIT ?';
  const count = database.statement<{ count: number }>(
    'SELECT COUNT(*) AS count FROM withdrawals WHERE member_id = ?',
  );
  const paid = database.statement<{ id: string }>(
    "SELECT id FROM withdrawals WHERE member_id = ? AND state = 'paidOut' LIMIT 1",
  );
  const mostPaid = database.statement<{ account_id: string }>(
    `SELECT account_id FROM withdrawals WHERE member_id = ? AND state = 'paidOut'
     GROUP BY account_id ORDER BY COUNT(*) DESC, MAX(created_at) DESC LIMIT 1`,
  );
  const underWay = database.statement<{ id: string }>(
    `SELECT id FROM withdrawals WHERE account_id = ? AND state IN ('requested', 'reviewing', 'approved', 'paying') LIMIT 1`,
  );
  const insert = database.insert(
    'withdrawals (id, member_id, state, revision, currency, amount, fee, account, account_id, promised_at, created_at, reserve_id)',
  );
  const move = database.statement(
    `UPDATE withdrawals SET state = ?, revision = revision + 1, promised_at = ?,
      reason = COALESCE(?, reason) WHERE id = ?`,
  );
  const setReserve = database.statement('UPDATE withdrawals SET reserve_id = ? WHERE id = ?');
  return {
    find: select('WHERE id = ?').get,
    forMember: select(`WHERE member_id = ? ${newestFirst} OFFSET ?`).all,
    count: (memberId) => count.get(memberId)?.count ?? 0,
    newest: select(newestFirst).all,
    usedSince: database.statement<{ amount: number; at: number }>(
      `SELECT amount, created_at AS at FROM withdrawals WHERE member_id = ? AND created_at >= ?
     AND state NOT IN ('rejected', 'failed', 'cancelled') ORDER BY created_at`,
    ).all,
    hasBeenPaid: (memberId) => paid.get(memberId) !== undefined,
    mostPaidAccountOf: (memberId) => mostPaid.get(memberId)?.account_id,
    isUnderWay: (accountId) => underWay.get(accountId) !== undefined,
    insert(row) {
      insert({ ...row, revision: 0 });
    },
    move: (id, { to, promisedAt, reason }) => {
      move.run(to, promisedAt ?? null, reason ?? null, id);
    },
    setReserve: (id, reserveId) => {
      setReserve.run(reserveId, id);
    },
    touch: database.statement('UPDATE withdrawals SET revision = revision + 1 WHERE id = ?').exec,
  };
}
