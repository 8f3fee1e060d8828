import { type LanguageCode, languages } from '#contract/entities/language.ts';

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** So many days or hours as people write them: "5 days". */
export function formatSpan(count: number, unit: 'day' | 'hour', language: LanguageCode): string {
  const { tag } = languages[language];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** What is left in whole days, on the last day in hours that have begun: "2 days", "5 hours". */
export function formatTimeLeft(milliseconds: number, language: LanguageCode): string {
  return milliseconds >= DAY_MILLISECONDS
    ? formatSpan(Math.floor(milliseconds / DAY_MILLISECONDS), 'day', language)
    : formatSpan(Math.max(1, Math.ceil(milliseconds / HOUR_MILLISECONDS)), 'hour', language);
}
