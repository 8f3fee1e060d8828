import type { Currency } from '#contract/entities/money.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Money } from '#web/ui/content/Money.tsx';

interface NetAmountProps {
  /** Hundredths. */
  readonly net: number;
  readonly currency: Currency;
}

/** A net result: a gain with plus, a loss with minus. */
export function NetAmount({ net, currency }: NetAmountProps) {
  const text = formatMoney(net, currency, useLanguage());
  return net > 0 ? <Money text={`+${text}`} tone="positive" /> : <Money text={text} />;
}
