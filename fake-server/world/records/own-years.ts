import type { OwnFigures, OwnMonth, OwnYear } from '#contract/entities/own-year.ts';
import type { RoundTotals } from '#contract/entities/round.ts';
import type { TransactionKind } from '#contract/entities/transaction-types.ts';
import { calendarOf, type Span } from '../../kernel/calendar.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { dayNamesIn } from '../../kernel/days-with.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type LinesQuarterRow,
  ownYearTable,
  type PlayedQuarterRow,
} from '../../store/records/own-years.ts';
import type { Deposits } from '../deposits/deposits.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { type Catalogue, roundGameOf } from '../play/catalogue.ts';
import type { PlaySessions } from '../play/play-sessions.ts';
import type { RoundRecords } from '../play/round-records.ts';
import type { Rounds } from '../play/rounds.ts';
import { figuresOf, type OwnActivity, playTotals } from './own-figures.ts';

/** The most games in an answer. */
const MAX_GAMES = 20;
const DAY = 24 * 60 * 60_000;

/** Each person's own numbers (W10). What is due is settled before every read. */
export interface OwnYears {
  of(member: MemberRow, year: number): OwnYear;
  /** The figures of a time, in milliseconds since the epoch. */
  figures(memberId: number, span: Span): OwnFigures;
}

interface OwnYearParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly rounds: Pick<Rounds, 'settleDue'>;
  readonly roundRecords: Pick<RoundRecords, 'extremes'>;
  readonly playSessions: Pick<PlaySessions, 'since'>;
  readonly catalogue: Pick<Catalogue, 'find'>;
  readonly ledger: Pick<Ledger, 'expireDue'>;
  readonly deposits: Pick<Deposits, 'settleDue'>;
}

export function createOwnYears(parts: OwnYearParts): OwnYears {
  const { database, clock, settings, rounds, playSessions, catalogue } = parts;
  const table = ownYearTable(database);

  const activityOf = (memberId: number, { from, before }: Span): OwnActivity => {
    rounds.settleDue(memberId);
    parts.deposits.settleDue();
    parts.ledger.expireDue(memberId);
    return {
      played: table.played(memberId, from, before),
      lines: table.lines(memberId, from, before),
      spans: playSessions.since(memberId, from),
    };
  };

  const monthsOf = (memberId: number, months: readonly Span[], activity: OwnActivity) => {
    const zone = settings.current.timeZone;
    const [first] = months;
    let opening = first ? table.balanceBefore(memberId, first.from) : 0;
    return months.map((span): OwnMonth => {
      const ofMonth = {
        played: rowsOf(activity.played, span),
        lines: rowsOf(activity.lines, span),
        spans: activity.spans,
      };
      const lines = linesByKind(ofMonth.lines);
      const closing = lines.reduce((sum, { amount }) => sum + amount, opening);
      const month = {
        month: monthName(span.from, zone),
        from: momentOf(span.from),
        before: momentOf(span.before),
        ...figuresOf(span, ofMonth, zone),
        opening,
        closing,
        lines,
      };
      opening = closing;
      return month;
    });
  };

  return {
    of({ id, currency, registered_at: registeredAt }, year) {
      const zone = settings.current.timeZone;
      const months = monthsBegun(year, clock.now(), zone);
      const span = { from: months[0]?.from ?? 0, before: months.at(-1)?.before ?? 0 };
      const activity = activityOf(id, span);
      const { played } = activity;
      const own = monthsOf(id, months, activity);
      return {
        year,
        firstYear: Math.min(year, Number(monthName(registeredAt, zone).slice(0, 4))),
        months: own,
        totals: {
          ...figuresOf(span, activity, zone),
          // As the months say it: each has whole minutes.
          minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
        },
        categories: groupedBy(played, (row) => gameOf(row)?.gameCategory ?? null).map(
          ([gameCategory, totals]) => ({ gameCategory, ...totals }),
        ),
        vendors: groupedBy(played, (row) => gameOf(row)?.vassalage ?? null).map(
          ([vassalage, totals, row]) => ({
            vassalage,
            vendor: gameOf(row)?.vendor ?? null,
            ...totals,
          }),
        ),
        games: groupedBy(played, (row) => gameOf(row)?.nodeId ?? null)
          .slice(0, MAX_GAMES)
          .map(([, totals, row]) => ({ game: gameOf(row), ...totals })),
        ...parts.roundRecords.extremes(id, span),
        currency,
      };
    },
    figures: (memberId, span) =>
      figuresOf(span, activityOf(memberId, span), settings.current.timeZone),
  };

  function gameOf({ node_id: nodeId }: PlayedQuarterRow) {
    return roundGameOf(catalogue, nodeId);
  }
}

/** The months of a year that have begun, in the site's time zone; the last one up to today. */
function monthsBegun(year: number, now: number, zone: string): readonly Span[] {
  const calendar = calendarOf(zone);
  // In no zone is this another month than January.
  let span = calendar.periodAt('monthly', Date.UTC(year, 0, 1) + 2 * DAY);
  const today = calendar.periodAt('daily', now);
  const months: Span[] = [];
  while (span.from <= now && months.length < 12) {
    months.push({ from: span.from, before: Math.min(span.before, today.before) });
    span = calendar.periodAt('monthly', span.before);
  }
  return months;
}

/** 'YYYY-MM' */
function monthName(moment: number, zone: string): string {
  return dayNamesIn(zone)(moment).slice(0, 7);
}

function rowsOf<Row extends { readonly at: number }>(
  rows: readonly Row[],
  { from, before }: Span,
): readonly Row[] {
  return rows.filter(({ at }) => at >= from && at < before);
}

/** In the order of their kinds. */
function linesByKind(rows: readonly LinesQuarterRow[]): OwnMonth['lines'] {
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return [...kinds]
    .map(([kind, ofKind]) => ({
      // The account record has no other lines.
      kind: kind as TransactionKind,
      transactions: ofKind.reduce((sum, { transactions }) => sum + transactions, 0),
      amount: ofKind.reduce((sum, { amount }) => sum + amount, 0),
    }))
    .toSorted((a, b) => a.kind.localeCompare(b.kind));
}

/** Groups with their sums and one of their rows, most staked first. */
function groupedBy<Key>(
  rows: readonly PlayedQuarterRow[],
  keyOf: (row: PlayedQuarterRow) => Key,
): (readonly [Key, RoundTotals, PlayedQuarterRow])[] {
  return [...Map.groupBy(rows, keyOf)]
    .flatMap(([key, group]) => {
      const [row] = group;
      return row ? [[key, playTotals(group), row] as const] : [];
    })
    .toSorted(([, a], [, b]) => b.stake - a.stake || b.rounds - a.rounds);
}
