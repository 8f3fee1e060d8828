import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type { Transaction } from '#contract/entities/transaction.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { Money } from '#web/ui/content/Money.tsx';

interface LineAmountProps {
  readonly line: Transaction;
  readonly currency: Currency;
}

/** What a line changed; for money set aside or never moved, the amount. */
export function LineAmount({
  line: { amount, reserved, relatedAmount },
  currency,
}: LineAmountProps) {
  const { t } = useTranslation('transactions');
  const language = useLanguage();
  const still = reserved ?? relatedAmount;
  if (still === null) return <NetAmount net={amount} currency={currency} />;
  const text = formatMoney(still, currency, language);
  const label = t(reserved === null ? 'notMoved' : 'setAside', { amount: text });
  return <Money text={text} label={label} />;
}
