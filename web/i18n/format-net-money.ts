import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { moneyText } from '#contract/rules/money-text.ts';

/** A net amount from hundredths: a gain with plus, a loss with minus, '+R$ 5,00' and '−R$ 5,00'. */
export function formatNetMoney(amount: number, currency: Currency, language: LanguageCode): string {
  return moneyText(amount, currency, languages[language].tag, { signDisplay: 'exceptZero' });
}
