import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { moneyText } from '#contract/rules/money-text.ts';

/** Money from hundredths, where an offer is told: without zero decimals, 'R$ 20'. */
export function formatRoundMoney(
  amount: number,
  currency: Currency,
  language: LanguageCode,
): string {
  return moneyText(amount, currency, languages[language].tag, {
    trailingZeroDisplay: 'stripIfInteger',
  });
}
