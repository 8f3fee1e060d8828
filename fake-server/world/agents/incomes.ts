import type { ContractKind } from '#contract/entities/agent-types.ts';
import type {
  BranchIncome,
  DuePayment,
  IncomeInFull,
  IncomeLine,
  IncomePerson,
  IncomeSummary,
  IncomeTotals,
  MadePayment,
  RunningIncome,
} from '#contract/entities/income.ts';
import type { CorrectionReason, IncomeState } from '#contract/entities/income-types.ts';
import { whyRangeRefused } from '#contract/rules/date-range.ts';
import { momentOf } from '../../kernel/clock.ts';
import { entriesOf, type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import { countedPlay } from '../../store/agents/counted-play.ts';
import { incomeTable } from '../../store/agents/income.ts';
import {
  type IncomeFilter,
  incomeRecordTable,
  type ShownIncomeRow,
} from '../../store/agents/income-record.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Contracts } from './contracts.ts';
import { createIncomeBranches } from './income-branches.ts';
import { daysOfIncome } from './income-days.ts';
import { createIncomeDetails } from './income-details.ts';
import { duePayments, nextPaymentOf } from './income-payments.ts';
import { createRunningIncome } from './income-running.ts';
import { lineOf, sumsOf, totalsOf } from './income-view.ts';
import { createSettlement, type Settlement, type SettlementParts } from './settlement.ts';

/** The filters of income lines, as in the contract. */
export interface IncomeRequest {
  /** Moments, ISO 8601. */
  readonly from: string;
  readonly before: string;
  readonly kind?: ContractKind | undefined;
  readonly state?: IncomeState | undefined;
}

/** A bet that changes after settlement. Money in hundredths. */
interface Correction {
  readonly memberId: number;
  /** When it was settled, in milliseconds since the epoch. */
  readonly at: number;
  /** Added to them; may be negative. */
  readonly bet: number;
  readonly win: number;
  readonly reason: CorrectionReason;
}

/**
 * Agents' income (C4). What is due is settled before every read; each agent only sees their own.
 */
export interface Incomes extends Settlement {
  /** @throws Refused date_range_… */
  summary(member: MemberRow, request: Pick<IncomeRequest, 'from' | 'before'>): IncomeSummary;
  /** What each person directly below earned, in pages. @throws Refused date_range_… */
  byDownline(
    member: MemberRow,
    request: Omit<IncomeRequest, 'state'>,
    page: PageRequest,
  ): {
    readonly branches: BranchIncome[];
    readonly rest: number;
    readonly earned: number;
    readonly totalPages: number;
  };
  /** Upcoming payments, and those of some days. @throws Refused date_range_… */
  payments(
    member: MemberRow,
    request: Pick<IncomeRequest, 'from' | 'before'>,
    page: PageRequest,
  ): { readonly due: DuePayment[]; readonly made: MadePayment[]; readonly totalPages: number };
  running(member: MemberRow, kind: ContractKind): RunningIncome;
  /** A page, counted from 1, newest first. @throws Refused date_range_… */
  page(
    member: MemberRow,
    request: IncomeRequest,
    page: PageRequest,
  ): { readonly lines: IncomeLine[]; readonly totals: IncomeTotals; readonly totalPages: number };
  /**
   * One piece of all lines. @param after `next` of the previous piece @throws Refused date_range_…
   */
  piece(
    member: MemberRow,
    request: IncomeRequest,
    after: string | undefined,
    size: number,
  ): { readonly lines: IncomeLine[]; readonly next: string | null };
  /** @throws Refused not_found */
  one(member: MemberRow, lineId: string): IncomeInFull;
  /** @throws Refused not_found */
  people(
    member: MemberRow,
    lineId: string,
    page: PageRequest,
  ): { readonly people: IncomePerson[]; readonly totalPages: number };
  /** Everybody's newest lines (T3). */
  newest(limit: number): readonly ShownIncomeRow[];
  /** Records a changed bet, and settles its effects (T3). */
  correct(correction: Correction): void;
  /**
   * Cancels the last bet of a person's team that was counted for an earlier period (T3). False if
   * there is none.
   */
  cancelLast(agentId: number): boolean;
  /** Holds an unpaid line, or releases it (T3). False if there is no such line. */
  hold(lineId: number, isHeld: boolean): boolean;
  /** Takes back a paid line: the next payments are reduced by it (T3). False if it was not paid. */
  reverse(lineId: number): boolean;
}

/** What incomes need. */
export interface IncomeParts extends SettlementParts {
  readonly contracts: Pick<Contracts, 'request'>;
  readonly members: { byId(id: number): MemberRow | undefined };
}

export function createIncomes(parts: IncomeParts): Incomes {
  const { database, clock, settings } = parts;
  const settlement = createSettlement(parts);
  const table = incomeTable(database);
  const record = incomeRecordTable(database);
  const play = countedPlay(database);
  const details = createIncomeDetails({ ...parts, record, play });
  const running = createRunningIncome({ ...parts, table, play });
  const branchesOf = createIncomeBranches({ ...parts, record, play });

  const filterOf = (member: MemberRow, request: IncomeRequest): IncomeFilter => {
    const [from, before] = [Date.parse(request.from), Date.parse(request.before)];
    const code = whyRangeRefused({ from, before }, clock.now());
    if (code !== undefined) throw new Refused(code);
    settlement.runIfDue();
    const { kind, state } = request;
    return { agentId: member.id, from, before, kind, state, now: clock.now() };
  };
  const find = (member: MemberRow, lineId: string): ShownIncomeRow => {
    settlement.runIfDue();
    const row = /^[1-9]\d{0,14}$/u.test(lineId)
      ? record.find(member.id, Number(lineId), clock.now())
      : undefined;
    if (!row) throw new Refused('not_found');
    return row;
  };

  const correct: Incomes['correct'] = ({ memberId, ...correction }) => {
    database.transaction(() => {
      play.correct({ member_id: memberId, ...correction, recorded_at: clock.now() });
      settlement.run();
    });
  };

  return {
    ...settlement,
    summary(member, request) {
      const filter = filterOf(member, request);
      const sums = record.sums(filter);
      const { currency, timeZone } = settings.current;
      return {
        kinds: sumsOf(sums),
        totals: totalsOf(sums),
        nextPayment: nextPaymentOf(table.waiting(member.id)),
        days: daysOfIncome(record.amounts(filter), filter, timeZone),
        currency,
        timeZone,
      };
    },
    byDownline(member, request, page) {
      const filter = filterOf(member, request);
      // SQLite treats a negative limit as none.
      const all = record.list(filter, { limit: -1, offset: 0 });
      const { branches, rest } = branchesOf(member, all);
      return {
        branches: entriesOf(branches, page),
        rest,
        earned: totalsOf(record.sums(filter)).earned,
        totalPages: pagesOf(branches.length, page),
      };
    },
    payments(member, request, page) {
      const filter = filterOf(member, request);
      return {
        due: duePayments(table.waiting(member.id)),
        made: record
          .payments(member.id, filter, rowsOf(page))
          .map((payment) => ({
            kind: payment.kind,
            at: momentOf(payment.at),
            amount: payment.amount,
            transactionId: String(payment.transaction_id),
            lines: payment.lines,
          })),
        totalPages: pagesOf(record.countPayments(member.id, filter), page),
      };
    },
    running(member, kind) {
      settlement.runIfDue();
      return running(member, kind);
    },
    page(member, request, page) {
      const filter = filterOf(member, request);
      const totals = totalsOf(record.sums(filter));
      return {
        lines: record.list(filter, rowsOf(page)).map(lineOf),
        totals,
        totalPages: pagesOf(totals.lines, page),
      };
    },
    piece(member, request, after, size) {
      const filter = filterOf(member, request);
      const [at, id] = after?.split('-').map(Number) ?? [];
      const behind = at === undefined || id === undefined ? undefined : { counts_at: at, id };
      // One more row than a piece has shows whether there is another.
      const rows = record.list(filter, { limit: size + 1, offset: 0, after: behind });
      const piece = rows.slice(0, size);
      const last = rows.length > piece.length ? piece.at(-1) : undefined;
      return { lines: piece.map(lineOf), next: last ? `${last.counts_at}-${last.id}` : null };
    },
    one: (member, lineId) => details.inFull(member, find(member, lineId)),
    people: (member, lineId, page) => details.people(member, find(member, lineId), page),
    newest: (limit) => record.newest(limit, clock.now()),
    correct,
    cancelLast(agentId) {
      const settled = record.lastPeriod(agentId);
      const last = settled && play.lastEvening(parts.team.pathOf(agentId) ?? '', settled.before_at);
      if (!last) return false;
      const { member_id: memberId, at, bet, win } = last;
      correct({ memberId, at, bet: 0 - bet, win: 0 - win, reason: 'cancelled' });
      return true;
    },
    hold(lineId, isHeld) {
      return database.transaction(() => {
        const isChanged = table.hold(lineId, isHeld ? 1 : 0);
        settlement.run();
        return isChanged;
      });
    },
    reverse(lineId) {
      const isTaken = table.reverse(lineId, clock.now());
      settlement.run();
      return isTaken;
    },
  };
}
