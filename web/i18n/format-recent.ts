import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** From so many days on the date says more than the day of the week. */
const DAYS_OF_A_WEEK = 7;

/**
 * A moment as people say it, in the person's own time: "Today, 14:05", "Yesterday, 09:30",
 * "Monday, 18:00", and from a week on the date with its time.
 *
 * @param now milliseconds since the epoch
 */
export function formatRecent(moment: string, now: number, language: LanguageCode): string {
  const { tag } = languages[language];
  const date = new Date(moment);
  const days = dayNumberOf(new Date(now)) - dayNumberOf(date);
  if (days < 0 || days >= DAYS_OF_A_WEEK) {
    const whole = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(tag, whole).format(date);
  }
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(date);
  const day =
    days < 2
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-days, 'day')
      : new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(date);
  return `${day.charAt(0).toLocaleUpperCase(tag)}${day.slice(1)}, ${time}`;
}

/** Days since the epoch by the person's own calendar: those of a changed clock are days, too. */
function dayNumberOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}
