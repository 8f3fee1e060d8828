import { TZDateMini } from '@date-fns/tz';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A day of the calendar, in any time zone. */
interface CalendarDay {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

/** A half-open interval, in milliseconds since the epoch. */
export interface Span {
  readonly from: number;
  readonly before: number;
}

/** The lengths of periods. */
export type PeriodLength =
  | 'fiveMinutes'
  | 'hourly'
  | 'daily'
  | 'weekly'
  | 'semimonthly'
  | 'monthly';

/** The calendar of a time zone: where its days and months begin, across clock changes. */
export interface Calendar {
  /** The period that contains a moment. */
  periodAt(length: PeriodLength, moment: number): Span;
  /** The last period that was over at a moment. */
  periodBefore(length: PeriodLength, moment: number): Span;
}

/** The day after which the second half of a month begins. */
const MIDDLE_OF_MONTH = 15;
const DAYS_OF_WEEK = 7;

/** @param zone an IANA name, such as `America/Sao_Paulo` */
export function calendarOf(zone: string): Calendar {
  const dayAt = (moment: number): CalendarDay => {
    const date = new TZDateMini(moment, zone);
    return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  };
  /** The first moment of a day; a day beyond its month overflows, such as the 32nd. */
  const startOf = ({ year, month, day }: CalendarDay): number =>
    new TZDateMini(year, month - 1, day, zone).getTime();
  const days = (first: CalendarDay, next: CalendarDay): Span => ({
    from: startOf(first),
    before: startOf(next),
  });

  const partOfDay = (moment: number, length: number): Span => {
    const day = days(dayAt(moment), { ...dayAt(moment), day: dayAt(moment).day + 1 });
    const from = day.from + Math.floor((moment - day.from) / length) * length;
    return { from, before: Math.min(from + length, day.before) };
  };

  const lookUp = (length: PeriodLength, moment: number): Span => {
    const today = dayAt(moment);
    const { year, month, day } = today;
    switch (length) {
      case 'fiveMinutes':
        return partOfDay(moment, 5 * MINUTE);
      case 'hourly':
        return partOfDay(moment, HOUR);
      case 'daily':
        return days(today, { ...today, day: day + 1 });
      case 'weekly': {
        // Weeks begin on Mondays.
        const sinceMonday =
          (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % DAYS_OF_WEEK;
        const first = day - sinceMonday;
        return days({ ...today, day: first }, { ...today, day: first + DAYS_OF_WEEK });
      }
      case 'semimonthly':
        return day <= MIDDLE_OF_MONTH
          ? days({ ...today, day: 1 }, { ...today, day: MIDDLE_OF_MONTH + 1 })
          : days({ ...today, day: MIDDLE_OF_MONTH + 1 }, { year, month: month + 1, day: 1 });
      case 'monthly':
        return days({ ...today, day: 1 }, { year, month: month + 1, day: 1 });
      default:
        return length satisfies never;
    }
  };

  // The same period is often asked for repeatedly, and zone arithmetic is slow.
  const last = new Map<PeriodLength, Span>();
  const periodAt = (length: PeriodLength, moment: number): Span => {
    const before = last.get(length);
    if (before && moment >= before.from && moment < before.before) return before;
    const span = lookUp(length, moment);
    last.set(length, span);
    return span;
  };

  return {
    periodAt,
    periodBefore: (length, moment) => periodAt(length, periodAt(length, moment).from - 1),
  };
}
