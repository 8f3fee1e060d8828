import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** A number of points from hundredths: whole ones without decimals. */
export function formatPoints(points: number, language: LanguageCode): string {
  return new Intl.NumberFormat(languages[language].tag, { maximumFractionDigits: 2 }).format(
    points / 100,
  );
}
