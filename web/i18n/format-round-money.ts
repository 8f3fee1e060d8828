import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';

/** Money from hundredths, as on posters: without zero decimals. */
export function formatRoundMoney(
  amount: number,
  currency: Currency,
  language: LanguageCode,
): string {
  return new Intl.NumberFormat(languages[language].tag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);
}
