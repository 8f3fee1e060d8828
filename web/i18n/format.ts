import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { moneyText } from '#contract/rules/money-text.ts';

/** Money from hundredths of the unit, with separators and two decimals (T0). */
export function formatMoney(amount: number, currency: Currency, language: LanguageCode): string {
  return moneyText(amount, currency, languages[language].tag);
}
