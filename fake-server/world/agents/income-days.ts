import type { IncomeSummary } from '#contract/entities/income.ts';
import { calendarOf, type Span } from '../../kernel/calendar.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { IncomeLineRow } from '../../store/agents/income.ts';

/** The results of each started day of a range, in the site's zone; oldest first. */
export function daysOfIncome(
  amounts: readonly Pick<IncomeLineRow, 'counts_at' | 'kind' | 'amount'>[],
  { from, before, now }: Span & { readonly now: number },
  timeZone: string,
): IncomeSummary['days'] {
  const calendar = calendarOf(timeZone);
  const days: { at: number; before: number; amounts: Day }[] = [];
  for (let at = from; at < Math.min(before, now + 1); at = days.at(-1)?.before ?? before) {
    const day = calendar.periodAt('daily', at);
    days.push({ at, before: day.before, amounts: { ...NOTHING } });
  }
  let index = 0;
  for (const { counts_at: at, kind, amount } of amounts) {
    while ((days[index]?.before ?? Number.POSITIVE_INFINITY) <= at) index += 1;
    const day = days[index];
    if (day) day.amounts[kind] += amount;
  }
  return days.map((day) => ({ at: momentOf(day.at), amounts: day.amounts }));
}

type Day = IncomeSummary['days'][number]['amounts'];

const NOTHING: Day = { dividend: 0, dailySalary: 0, hourlySalary: 0, realTimeSalary: 0 };
