import type { ContractPeriod } from '#contract/entities/agent-types.ts';
import type { Calendar, Span } from '../../kernel/calendar.ts';
import { countedOver } from './contract-terms.ts';

/** A contract's period that can be settled: up to its end, or up to a moment in it. */
export interface DueSpan extends Span {
  readonly until: number;
}

/** A contract's data for its periods. Milliseconds since the epoch. */
export interface SettledContract {
  readonly period: ContractPeriod;
  readonly effectiveAt: number;
  readonly endsAt: number | null;
  /** Until when it was settled; null if never. */
  readonly settledUntil: number | null;
}

/**
 * The contract's period around a moment: a calendar period, cut where the contract begins or ends
 * in the middle.
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
 * What must be settled at a moment, oldest first: every ended period, and for salaries paid during
 * the day today's part so far. After a long pause, each day is still a period of its own; what was
 * already paid of it is subtracted later.
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
