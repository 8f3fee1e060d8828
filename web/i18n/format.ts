import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** Money from hundredths of the unit, with separators and two decimals (T0). */
export function formatMoney(amount: number, currency: Currency, language: LanguageCode): string {
  const key = `${language} ${currency}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(languages[language].tag, { style: 'currency', currency });
    moneyFormats.set(key, format);
  }
  return format.format(amount / 100);
}
