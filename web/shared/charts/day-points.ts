import type { Times } from '#contract/rules/times.ts';
import type { ChartPoint } from './chart-types.ts';

/** The points of a chart of days, which the server has told apart: yyyy-MM-dd. */
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
