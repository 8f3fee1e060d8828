import { calendarOf, type Span } from './calendar.ts';

/** A day of a time zone, with its rows. */
export interface DayWith<Row> {
  /** yyyy-MM-dd. */
  readonly day: string;
  readonly rows: readonly Row[];
}

/**
 * Names the days of a time zone, as yyyy-MM-dd, by a moment in milliseconds since the epoch.
 *
 * @param zone an IANA name
 */
export function dayNamesIn(zone: string): (moment: number) => string {
  // This locale formats days as ISO 8601.
  const names = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  return (moment) => names.format(moment);
}

/**
 * Every day of a range with its rows, also those without any; oldest first.
 *
 * @param rows in the order of their moments, which are in milliseconds since the epoch
 * @param zone an IANA name
 */
export function daysWith<Row extends { readonly at: number }>(
  span: Span,
  rows: readonly Row[],
  zone: string,
): DayWith<Row>[] {
  const calendar = calendarOf(zone);
  const nameOf = dayNamesIn(zone);
  const days: DayWith<Row>[] = [];
  let next = 0;
  for (let at = span.from; at < span.before; ) {
    const { before } = calendar.periodAt('daily', at);
    const first = next;
    while ((rows[next]?.at ?? before) < before) next += 1;
    days.push({ day: nameOf(at), rows: rows.slice(first, next) });
    at = before;
  }
  return days;
}
