import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DepositTerms } from '#contract/entities/deposit.ts';
import { depositFeeOf } from '#contract/rules/deposit-fee.ts';
import { queries } from '#web/api/queries.ts';
import { Facts } from '#web/shared/money/Facts.tsx';

interface QuoteFactsProps {
  /** Hundredths; null while there is no valid amount. */
  readonly amount: number | null;
  readonly terms: DepositTerms;
  readonly money: (amount: number) => string;
}

/** A deposit's fee and credit, before it is requested (W2). */
export function QuoteFacts({ amount, terms, money }: QuoteFactsProps) {
  const { t } = useTranslation('deposit');
  const fee = amount === null ? null : depositFeeOf(amount, terms);
  const owed = useQuery(queries.wallet.balance()).data?.debt?.owed ?? 0;
  const credit = amount === null || fee === null ? null : amount - fee;
  const debtRepaid = credit === null ? 0 : Math.min(credit, owed);
  const isFree = terms.feeBasisPoints === 0 && terms.feeFixed === 0;
  return (
    <Facts>
      <div>
        <dt>{t('fee')}</dt>
        <dd>{isFree ? t('noFee') : fee === null ? '–' : money(fee)}</dd>
      </div>
      {debtRepaid > 0 && (
        <div>
          <dt>{t('paysOff')}</dt>
          <dd>{money(debtRepaid)}</dd>
        </div>
      )}
      <div data-total>
        <dt>{t('willBeCredited')}</dt>
        <dd>{credit === null ? '–' : money(credit - debtRepaid)}</dd>
      </div>
    </Facts>
  );
}
