import type { TFunction } from 'i18next';

const DAY_SECONDS = 24 * 60 * 60;

/** What is left until a moment: '2 days 03:04:05'. `now` in milliseconds since the epoch. */
export function timeLeft(moment: string, now: number, t: TFunction<'promotions'>): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000));
  const days = Math.floor(seconds / DAY_SECONDS);
  const clock = [
    Math.floor((seconds % DAY_SECONDS) / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return days > 0 ? `${t('days', { count: days })} ${clock}` : clock;
}
