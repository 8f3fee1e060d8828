import { TZDateMini } from '@date-fns/tz';
import {
  type MomentRange,
  type RangeRefusal,
  whyRangeRefused,
} from '#contract/rules/date-range.ts';

/** A calendar day of the site's time zone: yyyy-MM-dd. */
export type Day = string;

/** The days of a record, the first and the last of them included. */
export interface DayRange {
  readonly first: Day;
  readonly last: Day;
}

/** Ranges that are one press away: a day, or so many days up to today. */
export const quickRanges = ['today', 'yesterday', '7', '30'] as const;
export type QuickRange = (typeof quickRanges)[number];

/** What a record is of where nobody has chosen. */
export const usualRange: QuickRange = '7';

/** The day of a moment, given in milliseconds since the epoch. @param zone an IANA name */
export function dayOf(moment: number, zone: string): Day {
  return dayOfDate(new TZDateMini(moment, zone));
}

/** Whether it is a day that there is. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const date = dateOf(text, 0, UTC);
  return !Number.isNaN(date.getTime()) && dayOfDate(date) === text;
}

/** The days of a quick range, at a moment in milliseconds since the epoch. */
export function daysOf(range: QuickRange, now: number, zone: string): DayRange {
  const today = dayOf(now, zone);
  if (range === 'today') return { first: today, last: today };
  if (range === 'yesterday') {
    const yesterday = dayBefore(today, 1);
    return { first: yesterday, last: yesterday };
  }
  return { first: dayBefore(today, Number(range) - 1), last: today };
}

/** From the first moment of the first day to that after the last one, whatever clocks are changed. */
export function momentsOf({ first, last }: DayRange, zone: string): MomentRange {
  return { from: dateOf(first, 0, zone).getTime(), before: dateOf(last, 1, zone).getTime() };
}

/** Why these days cannot be requested (W4); undefined if they can. */
export function whyDaysRefused(
  days: DayRange,
  now: number,
  zone: string,
): RangeRefusal | undefined {
  return whyRangeRefused(momentsOf(days, zone), now);
}

/** Where only the calendar counts, any zone will do. */
const UTC = 'UTC';

/** The day this many days before another. */
function dayBefore(day: Day, days: number): Day {
  return dayOfDate(dateOf(day, -days, UTC));
}

/** The first moment of the day this many days after another. */
function dateOf(day: Day, daysLater: number, zone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new TZDateMini(year, month - 1, date + daysLater, zone);
  // Years below 100 would mean those of the last century.
  if (year < 100) first.setFullYear(year, month - 1, date + daysLater);
  return first;
}

function dayOfDate(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
