import type { TFunction } from 'i18next';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { ComingDraw } from '#contract/entities/lottery.ts';
import type { Times } from '#contract/rules/times.ts';
import { formatClock } from '#web/i18n/format-span.ts';

const DAY_SECONDS = 24 * 3600;

/** How long it is until a draw: words, and the time that is left where it is counted. */
export interface UntilDraw {
  readonly label: string;
  readonly time?: string;
}

interface DrawWords {
  readonly t: TFunction<'lottery'>;
  readonly times: Times;
  readonly language: LanguageCode;
}

/** How far a coming draw is away. `now` in milliseconds since the epoch, by the server's clock. */
export function untilDraw(
  { drawsAt }: ComingDraw,
  now: number,
  { t, times, language }: DrawWords,
): UntilDraw {
  const seconds = Math.ceil((Date.parse(drawsAt) - now) / 1000);
  if (seconds <= 0) return { label: t('drawing') };
  // Nobody waits for it with a watch in hand.
  if (seconds > DAY_SECONDS) return { label: t('drawsAt', { at: times.moment(drawsAt) }) };
  return { label: t('drawsIn'), time: formatClock(seconds, language) };
}
