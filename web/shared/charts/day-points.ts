import type { Times } from '#contract/rules/times.ts';
import type { ChartPoint } from './chart-types.ts';

/** The points of a chart of days, as the server divides them: yyyy-MM-dd. */
export function pointsOfDays(
  days: readonly { readonly day: string }[],
  times: Times,
): ChartPoint[] {
  return days.map(({ day }) => ({
    key: day,
    label: times.day(day),
    shortLabel: times.shortDay(day),
  }));
}
