import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { TransactionTotals as Totals } from '#contract/entities/transaction.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Figures } from '#web/shared/records/Figures.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';

interface TransactionTotalsProps {
  /** Undefined until known. */
  readonly totals: Totals | undefined;
  readonly currency: Currency | undefined;
  readonly updating: boolean;
}

/** Credits and debits of all matching lines (W4). */
export function TransactionTotals({ totals, currency, updating }: TransactionTotalsProps) {
  const { t } = useTranslation(['transactions', 'records']);
  const { tag } = languages[useLanguage()];
  const amount = (net: number | undefined) =>
    net !== undefined && currency && <NetAmount net={net} currency={currency} />;
  return (
    <Figures
      label={t('records:totals')}
      updating={updating}
      figures={[
        { label: t('lines'), value: totals?.transactions.toLocaleString(tag) },
        { label: t('amountIn'), value: amount(totals?.amountIn) || undefined },
        { label: t('amountOut'), value: amount(totals?.amountOut) || undefined },
        { label: t('net'), value: amount(totals?.net) || undefined },
      ]}
    />
  );
}
