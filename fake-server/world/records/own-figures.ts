import type { OwnFigures } from '#contract/entities/own-year.ts';
import type { RoundTotals } from '#contract/entities/round.ts';
import type { TransactionKind } from '#contract/entities/transaction-types.ts';
import type { PlaySpan } from '#contract/rules/play-limits.ts';
import type { Span } from '../../kernel/calendar.ts';
import { daysWith } from '../../kernel/days-with.ts';
import type { LinesQuarterRow, PlayedQuarterRow } from '../../store/records/own-years.ts';

const MINUTE = 60_000;

/** The lines of the account record that a person has paid in. */
const paidIn: ReadonlySet<string> = new Set<TransactionKind>(['deposit', 'deposit_returned']);
/** Those that they have paid out. */
const paidOut: ReadonlySet<string> = new Set<TransactionKind>([
  'payout',
  'payout_fee',
  'payout_returned',
]);

/** What a person did in a time: rows of that time alone, oldest first. */
export interface OwnActivity {
  readonly played: readonly PlayedQuarterRow[];
  readonly lines: readonly LinesQuarterRow[];
  /** Times of play; only their parts within the time count. */
  readonly spans: readonly PlaySpan[];
}

/** The figures of a time from what was done in it (W10). Pure. @param zone an IANA name */
export function figuresOf(span: Span, activity: OwnActivity, zone: string): OwnFigures {
  const { played, lines, spans } = activity;
  const sumOf = (kinds: ReadonlySet<string>) =>
    lines.reduce((sum, { kind, amount }) => (kinds.has(kind) ? sum + amount : sum), 0);
  const deposits = sumOf(paidIn);
  // Without a negative zero.
  const withdrawals = 0 - sumOf(paidOut);
  const time = spans.reduce(
    (sum, { from, before }) =>
      sum + Math.max(0, Math.min(before, span.before) - Math.max(from, span.from)),
    0,
  );
  return {
    ...playTotals(played),
    daysWithPlay: daysWith(span, played, zone).filter(({ rows }) => rows.length > 0).length,
    minutes: Math.floor(time / MINUTE),
    deposits,
    withdrawals,
    netDeposits: deposits - withdrawals,
  };
}

/** The sums of rounds. */
export function playTotals(rows: readonly Omit<PlayedQuarterRow, 'at' | 'node_id'>[]): RoundTotals {
  const sumOf = (what: keyof (typeof rows)[number]) =>
    rows.reduce((sum, row) => sum + row[what], 0);
  const [stake, win, openStake] = [sumOf('stake'), sumOf('win'), sumOf('open_stake')];
  return {
    rounds: sumOf('rounds'),
    stake,
    win,
    net: win - (stake - openStake),
    openRounds: sumOf('open_rounds'),
    openStake,
  };
}
