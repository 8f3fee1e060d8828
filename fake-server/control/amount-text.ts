import { moneyText } from '#contract/rules/money-text.ts';

/** Hundredths, as the control page writes them. */
export function amountText(hundredths: number, currency: string): string {
  return moneyText(hundredths, currency, 'pt-BR');
}
