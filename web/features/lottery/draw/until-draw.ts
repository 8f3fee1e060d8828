import type { TFunction } from 'i18next';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { ComingDraw } from '#contract/entities/lottery.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** How long it is until a draw: words, and the time that is left where it is counted. */
export interface UntilDraw {
  readonly label: string;
  readonly time?: string;
}

/** How far a coming draw is away. `now` in milliseconds since the epoch, by the server's clock. */
export function untilDraw(
  { drawsAt }: ComingDraw,
  now: number,
  language: LanguageCode,
  t: TFunction<'lottery'>,
): UntilDraw {
  const seconds = Math.ceil((Date.parse(drawsAt) - now) / 1000);
  if (seconds <= 0) return { label: t('drawing') };
  // Nobody waits for it with a watch in hand.
  if (seconds > DAY_SECONDS) return { label: t('drawsAt', { at: dayAndTime(drawsAt, language) }) };
  return { label: t('drawsIn'), time: clockText(seconds) };
}

/** '04:05', and from an hour on '3:04:05'. */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / HOUR_SECONDS);
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${text}` : text;
}

/** The day and the time, without the year, from an ISO 8601 moment. */
export function dayAndTime(moment: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(languages[language].tag, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment));
}
