import type { Currency } from '#contract/entities/money.ts';
import { formatNetMoney } from '#web/i18n/format-net-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { toneOfNet } from '#web/shared/money/tone-of-net.ts';
import { Money } from '#web/ui/content/Money.tsx';

interface NetAmountProps {
  /** Hundredths. */
  readonly net: number;
  readonly currency: Currency;
}

/** A net result: a gain with plus in the colour of gains, a loss with minus in that of losses. */
export function NetAmount({ net, currency }: NetAmountProps) {
  const text = formatNetMoney(net, currency, useLanguage());
  return <Money text={text} tone={toneOfNet(net)} />;
}
