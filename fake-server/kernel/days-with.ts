import { calendarOf, type Span } from './calendar.ts';

/** A day of a time zone, with its rows. */
export interface DayWith<Row> {
  /** yyyy-MM-dd. */
  readonly day: string;
  readonly rows: readonly Row[];
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
  // This locale formats days as ISO 8601.
  const nameOf = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  const days: DayWith<Row>[] = [];
  let next = 0;
  for (let at = span.from; at < span.before; ) {
    const { before } = calendar.periodAt('daily', at);
    const first = next;
    while ((rows[next]?.at ?? before) < before) next += 1;
    days.push({ day: nameOf.format(at), rows: rows.slice(first, next) });
    at = before;
  }
  return days;
}
