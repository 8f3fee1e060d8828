import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { type SpanUnit, spanText } from '#contract/rules/span-text.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/** A duration in words: "5 days". */
export function formatSpan(count: number, unit: SpanUnit, language: LanguageCode): string {
  return spanText(count, unit, languages[language].tag);
}

/** The remaining time in whole days, on the last day in started hours: "2 days", "5 hours". */
export function formatTimeLeft(milliseconds: number, language: LanguageCode): string {
  return milliseconds >= DAY_MILLISECONDS
    ? formatSpan(Math.floor(milliseconds / DAY_MILLISECONDS), 'day', language)
    : formatSpan(Math.max(1, Math.ceil(milliseconds / HOUR_MILLISECONDS)), 'hour', language);
}

/**
 * Seconds as a clock: '04:05', from an hour on '3:04:05', and from a day on days and hours,
 * '149 days, 23 hours'. Never negative.
 */
export function formatClock(seconds: number, language: LanguageCode): string {
  const whole = Math.max(0, Math.floor(seconds));
  const days = Math.floor(whole / DAY_SECONDS);
  const hours = Math.floor((whole % DAY_SECONDS) / HOUR_SECONDS);
  if (days > 0) {
    const spans = [formatSpan(days, 'day', language)];
    if (hours > 0) spans.push(formatSpan(hours, 'hour', language));
    return new Intl.ListFormat(languages[language].tag, { type: 'unit' }).format(spans);
  }
  const parts = [Math.floor(whole / 60) % 60, whole % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${clock}` : clock;
}
