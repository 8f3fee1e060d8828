import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';

/** Money from hundredths of the unit where there is little room: 'R$ 12 mil', but 'R$ 0,05'. */
export function formatShortMoney(
  amount: number,
  currency: Currency,
  language: LanguageCode,
): string {
  return new Intl.NumberFormat(languages[language].tag, {
    style: 'currency',
    currency,
    // Amounts below one unit have all digits: half a real is 'R$ 0,50'.
    ...(amount % 100 === 0 ? { notation: 'compact' } : {}),
  }).format(amount / 100);
}
