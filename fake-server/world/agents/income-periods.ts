import type { ContractPeriod } from '#contract/entities/agent-types.ts';
import type { Calendar, Span } from '../../ground/calendar.ts';
import { countedOver } from './contract-terms.ts';

/** A period of a contract that can be settled: up to its end, or up to a moment in it. */
export interface DueSpan extends Span {
  readonly until: number;
}

/** A contract as far as its periods go. Milliseconds since the epoch. */
export interface SettledContract {
  readonly period: ContractPeriod;
  readonly effectiveAt: number;
  readonly endsAt: number | null;
  /** Up to when it was settled; null for one that never was. */
  readonly settledUntil: number | null;
}

/**
 * The period of a contract in which a moment lies: one of the calendar, cut where the contract begins
 * or ends in the middle of it.
 */
export function periodOf(
  calendar: Calendar,
  { period, effectiveAt, endsAt }: Omit<SettledContract, 'settledUntil'>,
  moment: number,
): Span {
  const { from, before } = calendar.periodAt(countedOver(period), moment);
  return {
    from: Math.max(from, effectiveAt),
    before: endsAt === null ? before : Math.min(before, endsAt),
  };
}

/**
 * What there is to settle at a moment, oldest first: every period that is over, and of salaries that
 * are paid during the day what is over of today. However long nobody looked, each day is a period of
 * its own; what was paid of it already is taken off later.
 */
export function dueSpans(calendar: Calendar, contract: SettledContract, now: number): DueSpan[] {
  const { period, effectiveAt, endsAt, settledUntil } = contract;
  const spans: DueSpan[] = [];
  let at = settledUntil ?? effectiveAt;
  const last = Math.min(now, endsAt ?? now);
  while (at < last) {
    const span = periodOf(calendar, contract, at);
    if (span.before <= now) spans.push({ ...span, until: span.before });
    else if (countedOver(period) !== period) {
      const until = calendar.periodAt(period, now).from;
      if (until > at) spans.push({ ...span, until });
    }
    at = span.before;
  }
  return spans;
}
