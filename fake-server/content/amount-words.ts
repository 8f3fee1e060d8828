import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { moneyText } from '#contract/rules/money-text.ts';
import { perLanguage, type Words } from './words.ts';

/** An amount for messages, in every language. @param hundredths of the currency unit */
export function amountWords(hundredths: number, currency: Currency): Words {
  return perLanguage((language) => moneyText(hundredths, currency, languages[language].tag));
}

/** An amount without zero cents, for titles, in every language. @param hundredths */
export function roundAmountWords(hundredths: number, currency: Currency): Words {
  const options = { trailingZeroDisplay: 'stripIfInteger' } as const;
  return perLanguage((code) => moneyText(hundredths, currency, languages[code].tag, options));
}
