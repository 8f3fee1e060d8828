import type { Currency } from '#contract/entities/money.ts';
import type { Words } from './words.ts';

/** An amount as messages write it. @param hundredths of the currency unit */
export function amountWords(hundredths: number, currency: Currency): Words {
  const written = (language: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(hundredths / 100);
  return { PT: written('pt-BR'), EN: written('en') };
}
