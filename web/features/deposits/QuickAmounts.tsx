import { useTranslation } from 'react-i18next';
import type { DepositTerms } from '#contract/entities/deposit.ts';
import type { AmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { Chip } from '#web/ui/content/Chip.tsx';
import styles from './Deposit.module.css';

interface QuickAmountsProps {
  readonly terms: DepositTerms;
  readonly entry: AmountEntry;
  /** The largest amount that can be deposited now, in hundredths. */
  readonly most: number;
  readonly money: (amount: number) => string;
  readonly isBusy: boolean;
}

/** Amounts to press: the usual one is marked, and the last is the largest that fits (W2). */
export function QuickAmounts({ terms, entry, most, money, isBusy }: QuickAmountsProps) {
  const { t } = useTranslation('deposit');
  return (
    <fieldset className={styles.quick}>
      <legend className="visually-hidden">{t('quickAmounts')}</legend>
      {terms.quickAmounts.map((amount) => (
        <Chip
          key={amount}
          pressed={entry.typed === amount}
          disabled={isBusy}
          data-usual={amount === terms.usualAmount || undefined}
          onClick={() => entry.fill(amount)}
        >
          {money(amount)}
          {amount === terms.usualAmount && <small>{t('suggested')}</small>}
        </Chip>
      ))}
      {most >= terms.minimum && !terms.quickAmounts.includes(most) && (
        <Chip pressed={entry.typed === most} disabled={isBusy} onClick={() => entry.fill(most)}>
          {t('most')}
          <span className="visually-hidden">{money(most)}</span>
        </Chip>
      )}
    </fieldset>
  );
}
