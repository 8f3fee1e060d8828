import type { ChartPoint } from './chart-types.ts';

/** How days of the site's time zone are written, which the server has told apart: yyyy-MM-dd. */
export function dayFormat(tag: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
  return (day: string) => format.format(new Date(day));
}

/** The points of a chart of days. @param tag the BCP 47 tag of the language */
export function pointsOfDays(days: readonly { readonly day: string }[], tag: string): ChartPoint[] {
  const long = dayFormat(tag, { dateStyle: 'medium' });
  const short = dayFormat(tag, { day: 'numeric', month: 'short' });
  return days.map(({ day }) => ({ key: day, label: long(day), shortLabel: short(day) }));
}
