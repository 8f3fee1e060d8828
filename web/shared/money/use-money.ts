import type { Currency } from '#contract/entities/money.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

/** Writes amounts of one currency, in hundredths, as the person reads them (T0). */
export function useMoney(currency: Currency): (amount: number) => string {
  const language = useLanguage();
  return (amount) => formatMoney(amount, currency, language);
}
