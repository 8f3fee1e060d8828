import type { RangeRefusal } from '#contract/rules/date-range.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import {
  type DayRange,
  daysOf,
  isDay,
  momentsOf,
  type QuickRange,
  quickRanges,
  usualRange,
  whyDaysRefused,
} from './days.ts';

/** The days of an address. */
export interface ChosenDays {
  readonly days: DayRange;
  /** The zone that they are days of: an IANA name. */
  readonly zone: string;
  /** Undefined for days that the person chose one by one. */
  readonly quick: QuickRange | undefined;
  /** Why they cannot be shown; undefined where they can. */
  readonly refusal: RangeRefusal | undefined;
}

/** Reads `range`, or `from` and `to`; invalid days are ignored. */
export function readDays(parameters: URLSearchParams, now: number, zone: string): ChosenDays {
  const first = parameters.get('from') ?? '';
  const last = parameters.get('to') ?? '';
  if (isDay(first) && isDay(last)) {
    const days = { first, last };
    return { days, zone, quick: undefined, refusal: whyDaysRefused(days, now, zone) };
  }
  const quick = quickRanges.find((range) => range === parameters.get('range')) ?? usualRange;
  return { days: daysOf(quick, now, zone), zone, quick, refusal: undefined };
}

/** The page in an address, counted from 1. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/**
 * The search part of an address with some parameters changed, or removed if empty. The others stay,
 * except the page: a changed list starts at its first.
 */
export function withChanges(
  parameters: URLSearchParams,
  changes: Readonly<Record<string, string>>,
): string {
  return changedSearch(parameters, { page: '', ...changes });
}

/** The requested span: its first moment and the moment after it, ISO 8601. */
export interface RequestedMoments {
  readonly from: string;
  readonly before: string;
}

/** The moments of the days, as the contract expects them. */
export function requestedMoments({ days, zone }: ChosenDays): RequestedMoments {
  const { from, before } = momentsOf(days, zone);
  return { from: new Date(from).toISOString(), before: new Date(before).toISOString() };
}

/** The changes of an address that choose a quick range. */
export function quickRangeParameters(range: QuickRange): Readonly<Record<string, string>> {
  return { range: range === usualRange ? '' : range, from: '', to: '' };
}

/** The changes of an address that choose days one by one. */
export function dayRangeParameters({ first, last }: DayRange): Readonly<Record<string, string>> {
  return { range: '', from: first, to: last };
}
