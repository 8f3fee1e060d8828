import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { IncomeState } from '#contract/entities/income-types.ts';
import type { Database } from '../database.ts';
import type { KnownSpan, PlayCorrectionRow } from './counted-play.ts';
import type { IncomeLineRow, IncomePaymentRow, IncomeShareRow } from './income.ts';
import { isBelowAgent, pathAt } from './places-at.ts';

/** A line of income with its state. */
export interface ShownIncomeRow extends IncomeLineRow {
  readonly state: IncomeState;
  /** Of its contract. */
  readonly version: number;
  /** When it was paid. */
  readonly paid_at: number | null;
}

/** Filter: an agent's lines in a half-open time span. */
export interface IncomeFilter {
  readonly agentId: number;
  readonly from: number;
  readonly before: number;
  readonly kind: ContractKind | undefined;
  readonly state: IncomeState | undefined;
  /** Decides whether lines are pending or approved. */
  readonly now: number;
}

/** Sums of lines by payment state. */
export interface IncomeSumsRow {
  readonly kind: ContractKind;
  readonly state: IncomeState;
  readonly lines: number;
  readonly amount: number;
}

/** A page of lines. */
interface IncomeRows {
  readonly limit: number;
  readonly offset: number;
  /** The previous line. */
  readonly after?: Pick<IncomeLineRow, 'counts_at' | 'id'> | undefined;
}

/** Queries of agents' lines; each is bound to its owner. */
export interface IncomeRecordTable {
  /** Newest first: by offset, or after a line. */
  list(filter: IncomeFilter, rows: IncomeRows): ShownIncomeRow[];
  /** By kind and state. */
  sums(filter: IncomeFilter): IncomeSumsRow[];
  /** Upcoming lines, oldest first. */
  amounts(filter: IncomeFilter): Pick<IncomeLineRow, 'counts_at' | 'kind' | 'amount'>[];
  find(agentId: number, lineId: number, now: number): ShownIncomeRow | undefined;
  /** Lines that change another one, oldest first. */
  changing(lineId: number, now: number): ShownIncomeRow[];
  shares(lineId: number): IncomeShareRow[];
  payment(paymentId: number): (IncomePaymentRow & { readonly lines: number }) | undefined;
  /** The contract's previous line in the same period; not a reversal. */
  lineBefore(
    line: Pick<IncomeLineRow, 'contract_id' | 'from_at' | 'id'>,
  ): IncomeLineRow | undefined;
  line(lineId: number): IncomeLineRow | undefined;
  /** Payments to an agent in a time span, newest first. */
  payments(
    agentId: number,
    span: Pick<KnownSpan, 'from' | 'before'>,
    rows: Pick<IncomeRows, 'limit' | 'offset'>,
  ): (IncomePaymentRow & { readonly lines: number })[];
  countPayments(agentId: number, span: Pick<KnownSpan, 'from' | 'before'>): number;
  /** Corrections of the team's bets that a line was made for, or took into account. */
  corrections(agentId: number, span: KnownSpan): PlayCorrectionRow[];
  /** The agent's last settled period. */
  lastPeriod(agentId: number): Pick<IncomeLineRow, 'before_at'> | undefined;
  /** The newest lines of everybody. */
  newest(limit: number, now: number): ShownIncomeRow[];
}

const STATE = `CASE
  WHEN EXISTS (SELECT 1 FROM income_lines t WHERE t.corrects = l.id AND t.reason = 'reversed')
    THEN 'reversed'
  WHEN l.payment_id IS NOT NULL THEN 'paid'
  WHEN l.held = 1 THEN 'held'
  WHEN l.approved_at <= ?1 THEN 'approved'
  ELSE 'pending' END`;
const SHOWN = `SELECT l.*, ${STATE} AS state, c.version, p.at AS paid_at FROM income_lines l
  JOIN contracts c ON c.id = l.contract_id LEFT JOIN income_payments p ON p.id = l.payment_id`;
const MATCHES = `l.agent_id = ?2 AND l.counts_at >= ?3 AND l.counts_at < ?4
  AND (?5 IS NULL OR l.kind = ?5) AND (?6 IS NULL OR ${STATE} = ?6)`;

const AFTER_ALL = { counts_at: Number.MAX_SAFE_INTEGER, id: 0 };

/** A filter as statement parameters. */
function parameters({ now, agentId, from, before, kind, state }: IncomeFilter) {
  return [now, agentId, from, before, kind ?? null, state ?? null] as const;
}

export function incomeRecordTable(database: Database): IncomeRecordTable {
  const list = database.statement<ShownIncomeRow>(
    `${SHOWN} WHERE ${MATCHES} AND (l.counts_at, l.id) < (?7, ?8)
     ORDER BY l.counts_at DESC, l.id DESC LIMIT ?9 OFFSET ?10`,
  );
  const sums = database.statement<IncomeSumsRow>(
    `SELECT l.kind, ${STATE} AS state, count(*) AS lines, sum(l.amount) AS amount
     FROM income_lines l WHERE ${MATCHES} GROUP BY 1, 2`,
  );
  const amounts = database.statement<Pick<IncomeLineRow, 'counts_at' | 'kind' | 'amount'>>(
    `SELECT l.counts_at, l.kind, l.amount FROM income_lines l WHERE ${MATCHES} ORDER BY l.counts_at`,
  );
  const find = database.statement<ShownIncomeRow>(`${SHOWN} WHERE l.agent_id = ?2 AND l.id = ?3`);
  const changing = database.statement<ShownIncomeRow>(
    `${SHOWN} WHERE l.corrects = ?2 ORDER BY l.id`,
  );
  const lineBefore = database.statement<IncomeLineRow>(
    `SELECT * FROM income_lines WHERE contract_id = ? AND from_at = ? AND id < ?
       AND reason IS NOT 'reversed' ORDER BY id DESC LIMIT 1`,
  );
  const payments = database.statement<IncomePaymentRow & { readonly lines: number }>(
    `SELECT p.*, (SELECT count(*) FROM income_lines l WHERE l.payment_id = p.id) AS lines
     FROM income_payments p WHERE p.agent_id = ? AND p.at >= ? AND p.at < ?
     ORDER BY p.at DESC, p.id DESC LIMIT ? OFFSET ?`,
  );
  const countPayments = database.statement<{ payments: number }>(
    'SELECT count(*) AS payments FROM income_payments WHERE agent_id = ? AND at >= ? AND at < ?',
  );
  const corrections = database.statement<PlayCorrectionRow>(
    `SELECT x.* FROM play_corrections x JOIN team_places p ON p.member_id = x.member_id
     WHERE ${isBelowAgent(pathAt('x.at'), '?4')}
       AND x.at >= ?1 AND x.at < ?2 AND x.id <= ?3 ORDER BY x.id`,
  );
  const newest = database.statement<ShownIncomeRow>(`${SHOWN} ORDER BY l.id DESC LIMIT ?2`);

  return {
    list: (filter, { limit, offset, after }) => {
      const { counts_at: at, id } = after ?? AFTER_ALL;
      return list.all(...parameters(filter), at, id, limit, offset);
    },
    sums: (filter) => sums.all(...parameters(filter)),
    amounts: (filter) => amounts.all(...parameters(filter)),
    find: (agentId, lineId, now) => find.get(now, agentId, lineId),
    changing: (lineId, now) => changing.all(now, lineId),
    shares: database.statement<IncomeShareRow>(
      'SELECT agent_id, base, rate, amount FROM income_shares WHERE line_id = ? ORDER BY amount DESC, agent_id',
    ).all,
    payment: database.statement<IncomePaymentRow & { readonly lines: number }>(
      `SELECT p.*, (SELECT count(*) FROM income_lines l WHERE l.payment_id = p.id) AS lines
     FROM income_payments p WHERE p.id = ?`,
    ).get,
    lineBefore: ({ contract_id: contractId, from_at: from, id }) =>
      lineBefore.get(contractId, from, id),
    line: database.statement<IncomeLineRow>('SELECT * FROM income_lines WHERE id = ?').get,
    payments: (agentId, { from, before }, { limit, offset }) =>
      payments.all(agentId, from, before, limit, offset),
    countPayments: (agentId, { from, before }) =>
      countPayments.get(agentId, from, before)?.payments ?? 0,
    corrections: (agentId, { from, before, knownCorrection }) =>
      corrections.all(from, before, knownCorrection, agentId),
    lastPeriod: database.statement<Pick<IncomeLineRow, 'before_at'>>(
      `SELECT before_at FROM income_lines WHERE agent_id = ? AND until_at = before_at
     ORDER BY before_at DESC LIMIT 1`,
    ).get,
    newest: (limit, now) => newest.all(now, limit),
  };
}
