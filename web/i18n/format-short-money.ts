import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { moneyText } from '#contract/rules/money-text.ts';

/** Money from hundredths of the unit where there is little room: 'R$ 12 mil', but 'R$ 0,05'. */
export function formatShortMoney(
  amount: number,
  currency: Currency,
  language: LanguageCode,
): string {
  // Amounts below one unit have all digits: half a real is 'R$ 0,50'.
  const options = amount % 100 === 0 ? ({ notation: 'compact' } as const) : undefined;
  return moneyText(amount, currency, languages[language].tag, options);
}
