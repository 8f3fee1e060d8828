import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { perLanguage, type Words } from './words.ts';

/** An amount for messages, in every language. @param hundredths of the currency unit */
export function amountWords(hundredths: number, currency: Currency): Words {
  return perLanguage((language) =>
    new Intl.NumberFormat(languages[language].tag, { style: 'currency', currency }).format(
      hundredths / 100,
    ),
  );
}

/** A number for messages, in every language. @param hundredths of one */
export function numberWords(hundredths: number): Words {
  return perLanguage((language) => (hundredths / 100).toLocaleString(languages[language].tag));
}
