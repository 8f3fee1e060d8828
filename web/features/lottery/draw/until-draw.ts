import type { TFunction } from 'i18next';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { ComingDraw } from '#contract/entities/lottery.ts';
import type { Times } from '#contract/rules/times.ts';
import { formatClock } from '#web/i18n/format-span.ts';

const DAY_SECONDS = 24 * 3600;

/** Time until a draw: a text, and the countdown if it is counted. */
export interface UntilDraw {
  readonly label: string;
  readonly time?: string;
}

interface DrawWords {
  readonly t: TFunction<'lottery'>;
  readonly times: Times;
  readonly language: LanguageCode;
}

/** How far away a draw is. `now` in milliseconds since the epoch, by the server's clock. */
export function untilDraw(
  { drawsAt }: ComingDraw,
  now: number,
  { t, times, language }: DrawWords,
): UntilDraw {
  const seconds = Math.ceil((Date.parse(drawsAt) - now) / 1000);
  if (seconds <= 0) return { label: t('drawing') };
  // Too far away for a countdown.
  if (seconds > DAY_SECONDS) return { label: t('drawsAt', { at: times.moment(drawsAt) }) };
  return { label: t('drawsIn'), time: formatClock(seconds, language) };
}
