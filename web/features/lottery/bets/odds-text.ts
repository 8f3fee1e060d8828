import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** Odds in hundredths, formatted: '94×', '3,48×'. */
export function oddsText(odds: number, language: LanguageCode): string {
  const number = new Intl.NumberFormat(languages[language].tag, { maximumFractionDigits: 2 });
  return `${number.format(odds / 100)}×`;
}
