import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { AdjustmentReason } from '#contract/entities/income-types.ts';
import type { Database } from '../database.ts';

/** A line of income. Money in hundredths, times in milliseconds since the epoch. */
export interface IncomeLineRow {
  readonly id: number;
  readonly contract_id: number;
  readonly agent_id: number;
  readonly kind: ContractKind;
  /** Its period, and the moment up to which it counts. */
  readonly from_at: number;
  readonly until_at: number;
  readonly before_at: number;
  /** Its day: that of its last counted moment, or when an adjustment was made. */
  readonly counts_at: number;
  readonly bet_amount: number;
  readonly active_members: number;
  readonly profit_and_loss: number;
  readonly carried_over: number;
  readonly rate: number;
  readonly gross: number;
  readonly to_downline: number;
  /** The sum of earlier lines of the same period. */
  readonly counted_before: number;
  readonly amount: number;
  readonly reason: AdjustmentReason | null;
  /** The line that this one changes. */
  readonly corrects: number | null;
  readonly settled_at: number;
  /** The last known correction of play. */
  readonly known_correction: number;
  readonly approved_at: number;
  readonly held: 0 | 1;
  readonly payment_id: number | null;
}

/** What a contract directly below got from a line. */
export interface IncomeShareRow {
  readonly agent_id: number;
  readonly base: number;
  readonly rate: number;
  readonly amount: number;
}

/** A payment for lines. */
export interface IncomePaymentRow {
  readonly id: number;
  readonly agent_id: number;
  readonly kind: ContractKind;
  readonly amount: number;
  readonly at: number;
  readonly transaction_id: number;
}

/** Approved, unpaid lines of one agent and kind. */
interface UnpaidRow {
  readonly agent_id: number;
  readonly kind: ContractKind;
  readonly amount: number;
  /** The newest of them. */
  readonly last_line: number;
}

/** An unpaid line, and when it is approved. */
export type WaitingRow = Pick<IncomeLineRow, 'kind' | 'amount' | 'approved_at'>;

/** A contract in force, and until when it was settled. */
interface DueContractRow {
  readonly id: number;
  readonly agent_id: number;
  readonly terms: string;
  readonly effective_at: number;
  readonly ends_at: number | null;
  readonly until_at: number | null;
}

/** A contract in force at a moment, and who gives it. */
export interface CountingRow {
  readonly id: number;
  readonly upline_id: number | null;
  readonly agent_id: number;
  readonly terms: string;
  readonly effective_at: number;
  readonly ends_at: number | null;
}

/** A settled period, and its contract. */
interface SettledSpanRow {
  /** Of the contract. */
  readonly id: number;
  readonly agent_id: number;
  readonly terms: string;
  readonly kind: ContractKind;
  readonly from_at: number;
  readonly before_at: number;
}

/** Writes of income lines; `income-record.ts` reads them. */
export interface IncomeTable {
  /** Contracts of a kind that may have something to settle at a moment. */
  due(kind: ContractKind, now: number): DueContractRow[];
  /** Contracts of a kind in force at a moment. */
  counting(kind: ContractKind, at: number): CountingRow[];
  mark(contractId: number, until: number): void;
  insert(row: Omit<IncomeLineRow, 'id' | 'held' | 'payment_id'>): number;
  addShare(lineId: number, share: IncomeShareRow): void;
  /** The last line of a contract's period, adjustments included. */
  lastOf(contractId: number, from: number): IncomeLineRow | undefined;
  /** The sum of all lines of a contract's period, without reversals. */
  sumOf(contractId: number, from: number): number;
  /** The agent's last line in a period before a moment. */
  lastBefore(agentId: number, kind: ContractKind, from: number): IncomeLineRow | undefined;
  /** Fully settled periods that ended after a moment. */
  settledSince(moment: number): SettledSpanRow[];
  /** What can be paid at a moment, by agent and kind; only sums above zero. */
  payable(now: number): UnpaidRow[];
  /** An agent's lines that wait for payment, first approved first. */
  waiting(agentId: number): WaitingRow[];
  pay(payment: Omit<IncomePaymentRow, 'id'>, now: number): void;
  /** False if there is no such line, or it was paid. */
  hold(lineId: number, held: 0 | 1): boolean;
  /** Adds a reversal of a paid line; false if it was not paid, or already reversed. */
  reverse(lineId: number, now: number): boolean;
}

const columns =
  'contract_id, agent_id, kind, from_at, until_at, before_at, counts_at, bet_amount, active_members, profit_and_loss, carried_over, rate, gross, to_downline, counted_before, amount, reason, corrects, settled_at, known_correction, approved_at';
const UNPAID = 'payment_id IS NULL AND held = 0';

export function incomeTable(database: Database): IncomeTable {
  const addShare = database.statement(
    'INSERT INTO income_shares (line_id, agent_id, base, rate, amount) VALUES (?, ?, ?, ?, ?)',
  );
  const sumOf = database.statement<{ sum: number }>(
    `SELECT COALESCE(sum(amount), 0) AS sum FROM income_lines
     WHERE contract_id = ? AND from_at = ? AND reason IS NOT 'reversed'`,
  );
  const addPayment = database.statement(
    'INSERT INTO income_payments (agent_id, kind, amount, at, transaction_id) VALUES (?, ?, ?, ?, ?)',
  );
  const notePaid = database.statement(
    `UPDATE income_lines SET payment_id = ?
     WHERE agent_id = ? AND kind = ? AND ${UNPAID} AND approved_at <= ?`,
  );
  const hold = database.statement(
    'UPDATE income_lines SET held = ? WHERE id = ? AND payment_id IS NULL',
  );
  const reverse = database.statement(
    `INSERT INTO income_lines (${columns})
     SELECT contract_id, agent_id, kind, from_at, until_at, before_at, ?1, bet_amount, active_members,
       profit_and_loss, carried_over, rate, gross, to_downline, gross - to_downline + amount, -amount,
       'reversed', id, ?1, known_correction, ?1
     FROM income_lines l WHERE id = ?2 AND payment_id IS NOT NULL AND amount > 0
       AND NOT EXISTS (SELECT 1 FROM income_lines t WHERE t.corrects = l.id AND t.reason = 'reversed')`,
  );

  return {
    due: database.statement<DueContractRow>(
      `SELECT c.id, c.agent_id, c.terms, c.effective_at, c.ends_at, m.until_at
     FROM contracts c LEFT JOIN income_marks m ON m.contract_id = c.id
     WHERE c.kind = ?1 AND c.effective_at < ?2
       AND (c.ends_at IS NULL OR (c.ends_at > c.effective_at AND COALESCE(m.until_at, 0) < c.ends_at))
     ORDER BY c.id`,
    ).all,
    counting: database.statement<CountingRow>(
      `SELECT id, upline_id, agent_id, terms, effective_at, ends_at FROM contracts
     WHERE kind = ?1 AND effective_at <= ?2 AND (ends_at IS NULL OR ends_at > ?2) ORDER BY id`,
    ).all,
    mark: database.statement(
      `INSERT INTO income_marks (contract_id, until_at) VALUES (?, ?)
     ON CONFLICT (contract_id) DO UPDATE SET until_at = excluded.until_at`,
    ).exec,
    insert: database.insertNumbered(`income_lines (${columns})`),
    addShare: (lineId, { agent_id, base, rate, amount }) => {
      addShare.run(lineId, agent_id, base, rate, amount);
    },
    lastOf: database.statement<IncomeLineRow>(
      `SELECT * FROM income_lines WHERE contract_id = ? AND from_at = ? AND reason IS NOT 'reversed'
     ORDER BY id DESC LIMIT 1`,
    ).get,
    sumOf: (contractId, from) => sumOf.get(contractId, from)?.sum ?? 0,
    lastBefore: database.statement<IncomeLineRow>(
      `SELECT * FROM income_lines
     WHERE agent_id = ? AND kind = ? AND from_at < ? AND reason IS NOT 'reversed'
     ORDER BY from_at DESC, id DESC LIMIT 1`,
    ).get,
    settledSince: database.statement<SettledSpanRow>(
      `SELECT c.id, c.agent_id, c.terms, c.kind, l.from_at, l.before_at
     FROM income_lines l JOIN contracts c ON c.id = l.contract_id
     WHERE l.before_at > ? AND l.until_at = l.before_at AND l.corrects IS NULL ORDER BY c.id`,
    ).all,
    payable: database.statement<UnpaidRow>(
      `SELECT l.agent_id, l.kind, sum(l.amount) AS amount, max(l.id) AS last_line FROM income_lines l
     JOIN members m ON m.id = l.agent_id
     WHERE ${UNPAID} AND l.approved_at <= ? AND m.blocked = 0
     GROUP BY l.agent_id, l.kind HAVING sum(l.amount) > 0 ORDER BY l.agent_id, l.kind`,
    ).all,
    waiting: database.statement<WaitingRow>(
      `SELECT kind, amount, approved_at FROM income_lines
     WHERE agent_id = ? AND ${UNPAID} ORDER BY approved_at, id`,
    ).all,
    pay({ agent_id, kind, amount, at, transaction_id }, now) {
      const { rowId } = addPayment.run(agent_id, kind, amount, at, transaction_id);
      notePaid.run(rowId, agent_id, kind, now);
    },
    hold: (lineId, held) => hold.run(held, lineId).changes === 1,
    reverse: (lineId, now) => reverse.run(now, lineId).changes === 1,
  };
}
