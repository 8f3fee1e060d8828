import { type ContractKind, contractKinds } from '#contract/entities/agent-types.ts';
import { REVIEW_HOURS } from '#contract/entities/income-types.ts';
import { type Calendar, calendarOf } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { countedPlay } from '../../store/agents/counted-play.ts';
import { type CountingRow, type IncomeTable, incomeTable } from '../../store/agents/income.ts';
import type { Database } from '../../store/database.ts';
import type { FactTable } from '../../store/facts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { termsOf } from './contract-terms.ts';
import { type CountedPeriod, createCounter } from './income-counter.ts';
import { payIncome } from './income-payments.ts';
import { type DueSpan, dueSpans } from './income-periods.ts';
import type { Team } from './team.ts';

const HOUR = 60 * 60_000;
/** The shortest period: nothing falls due in between. */
const TICK = 5 * 60_000;
/** The latest moment of a run; the start of recounting; the last known correction. */
const LATEST = 'income-latest-run';
const AGAIN_FROM = 'income-again-from';
const KNOWN_CORRECTION = 'income-known-correction';

/** Settles contracts as the clock moves, and pays the income (C2). */
export interface Settlement {
  /**
   * Settles everything that is due: each period once, no matter how often or rarely this runs. Bets
   * that changed after they were counted get lines of their own; no line is edited.
   */
  run(): void;
  /** The same, if something may have fallen due since the last time. */
  runIfDue(): void;
}

/** What settlement needs. */
export interface SettlementParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: FactTable;
  readonly settings: SettingsInForce;
  readonly team: Team;
  readonly ledger: Ledger;
  /** Judges what can be judged by now: a period is counted with all bets that were decided in it. */
  readonly settleBets: () => void;
}

/** The moment of the run, and the last known correction of play. */
interface Run {
  readonly now: number;
  readonly knownCorrection: number;
}

/** A contract's period to count. */
interface Task extends DueSpan {
  readonly kind: ContractKind;
  readonly contract: Pick<CountingRow, 'id' | 'agent_id' | 'terms'>;
}

export function createSettlement(parts: SettlementParts): Settlement {
  const { database, clock, facts, settings, team, ledger } = parts;
  const table = incomeTable(database);
  const play = countedPlay(database);
  const calendar = rememberedCalendar(settings);
  let lastTick = Number.NaN;

  /** Counts tasks in the order of their periods, each group from the same play. */
  const countAll = (
    tasks: readonly Task[],
    knownCorrection: number,
    found: (task: Task, counted: CountedPeriod) => void,
  ) => {
    const inOrder = tasks.toSorted((a, b) => a.until - b.until || a.from - b.from);
    for (const group of Map.groupBy(inOrder, spanKey).values()) {
      const [{ kind, from, until } = { kind: 'dividend', from: 0, until: 0 } as const] = group;
      const rows = play.forEveryone({ from, before: until, knownCorrection });
      const count = createCounter({
        table,
        play,
        calendar: calendar(),
        kind,
        from,
        knownCorrection,
        rows,
      });
      for (const task of group) found(task, count(task.contract));
    }
  };

  const settleDue = (run: Run) => {
    const { now, knownCorrection } = run;
    for (const kind of contractKinds) {
      const tasks = table.due(kind, now).flatMap((contract): Task[] => {
        const { effective_at: effectiveAt, ends_at: endsAt, until_at: settledUntil } = contract;
        const { period } = termsOf(contract);
        const spans = dueSpans(calendar(), { period, effectiveAt, endsAt, settledUntil }, now);
        return spans.map((span) => ({ ...span, kind, contract }));
      });
      countAll(tasks, knownCorrection, (task, counted) => {
        // A day's intermediate run without income writes no line; the end of a period always does.
        if (counted.amount !== 0 || task.until === task.before) write(table, task, counted, run);
        table.mark(task.contract.id, task.until);
      });
    }
  };

  /** Recounts what was settled since a moment, if something may have changed. */
  const settleAgain = (since: number, run: Run, isAffected: (agentId: number) => boolean) => {
    const tasks = table
      .settledSince(since)
      .filter(({ agent_id: agentId }) => isAffected(agentId))
      .map(({ kind, from_at: from, before_at: before, ...contract }): Task => {
        return { kind, from, before, until: before, contract };
      });
    countAll(tasks, run.knownCorrection, (task, counted) => {
      const last = table.lastOf(task.contract.id, task.from);
      const isSame =
        counted.amount === 0 &&
        (task.kind !== 'dividend' ||
          (last?.profit_and_loss === counted.figures.profitAndLoss &&
            last.carried_over === counted.carriedOver));
      if (last && !isSame) write(table, task, counted, run, last.corrects ?? last.id);
    });
  };

  const noteCorrections = (run: Run) => {
    const corrections = play.correctionsAfter(Number(facts.read(KNOWN_CORRECTION) ?? 0));
    const last = corrections.at(-1);
    if (!last) return;
    // Those who were above when the bet was settled were paid for it, wherever its player is by
    // now.
    const affected = new Set(
      corrections.flatMap(({ member_id: memberId, at }) => team.aboveAt(memberId, at)),
    );
    settleAgain(Math.min(...corrections.map(({ at }) => at)), run, (id) => affected.has(id));
    facts.write(KNOWN_CORRECTION, String(last.id));
  };

  /** After the clock went back, bets count in periods that were settled: once it is past them. */
  const noteClock = (run: Run) => {
    const { now } = run;
    const latest = Number(facts.read(LATEST) ?? now);
    const againFrom = facts.read(AGAIN_FROM) ?? '';
    if (now < latest) {
      if (againFrom === '' || now < Number(againFrom)) facts.write(AGAIN_FROM, String(now));
      return;
    }
    if (againFrom !== '') {
      settleAgain(Number(againFrom), run, () => true);
      facts.write(AGAIN_FROM, '');
    }
    facts.write(LATEST, String(now));
  };

  const settle = () => {
    const now = clock.now();
    lastTick = Math.floor(now / TICK);
    database.transaction(() => {
      parts.settleBets();
      team.playOn();
      const run = { now, knownCorrection: play.lastCorrection() };
      noteClock(run);
      noteCorrections(run);
      settleDue(run);
      payIncome({ table, ledger, clock });
    });
  };
  return {
    run: settle,
    runIfDue() {
      if (Math.floor(clock.now() / TICK) !== lastTick) settle();
    },
  };
}

/** The calendar of the site, rebuilt when its time zone changes. */
export function rememberedCalendar(settings: SettingsInForce): () => Calendar {
  let zone = '';
  let calendar: Calendar | undefined;
  return () => {
    const { timeZone } = settings.current;
    if (!calendar || zone !== timeZone) calendar = calendarOf(timeZone);
    zone = timeZone;
    return calendar;
  };
}

function spanKey({ kind, from, until }: Task): string {
  return `${kind} ${from} ${until}`;
}

/** @param corrects the line that this one changes */
function write(
  table: IncomeTable,
  { kind, contract, from, until, before }: Task,
  { figures, shares, carriedOver, rate, gross, toDownline, countedBefore, amount }: CountedPeriod,
  { now, knownCorrection }: Run,
  corrects: number | null = null,
): void {
  const lineId = table.insert({
    contract_id: contract.id,
    agent_id: contract.agent_id,
    kind,
    from_at: from,
    until_at: until,
    before_at: before,
    counts_at: corrects === null ? until - 1 : now,
    bet_amount: figures.betAmount,
    active_members: figures.activeMembers,
    profit_and_loss: figures.profitAndLoss,
    carried_over: carriedOver,
    rate,
    gross,
    to_downline: toDownline,
    counted_before: countedBefore,
    amount,
    reason: corrects === null ? null : 'corrected',
    corrects,
    settled_at: now,
    known_correction: knownCorrection,
    approved_at: (corrects === null ? until : now) + REVIEW_HOURS[kind] * HOUR,
  });
  for (const { agentId, base, rate: downlineRate, amount: got } of shares) {
    table.addShare(lineId, { agent_id: agentId, base, rate: downlineRate, amount: got });
  }
}
