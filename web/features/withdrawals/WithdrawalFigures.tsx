import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import styles from './Withdraw.module.css';

/**
 * Where all money of a withdrawal is (W3): paid out, to be paid, back in the balance, or the fee.
 * The lines sum to the amount, and the sub-lines to the paid amount.
 */
export function WithdrawalFigures({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const { amount, fee, paidOut, received, unconfirmed, disputed } = withdrawal;
  const { remaining, refunded } = withdrawal;
  const ofPaid = [
    ['received', received],
    ['unconfirmed', unconfirmed],
    ['disputed', disputed],
  ] as const;
  return (
    <Facts>
      <div>
        <dt>{t('fact.paidOut')}</dt>
        <dd>{money(paidOut)}</dd>
      </div>
      {paidOut > 0 &&
        ofPaid.map(
          ([name, figure]) =>
            figure > 0 && (
              <div key={name} className={styles.ofPaid}>
                <dt>{t(`fact.${name}`)}</dt>
                <dd>{money(figure)}</dd>
              </div>
            ),
        )}
      {remaining > 0 && (
        <div>
          <dt>{t('fact.remaining')}</dt>
          <dd>{money(remaining)}</dd>
        </div>
      )}
      {refunded > 0 && (
        <div>
          <dt>{t('fact.refunded')}</dt>
          <dd>{money(refunded)}</dd>
        </div>
      )}
      {fee > 0 && (
        <div>
          <dt>{t('fact.fee')}</dt>
          <dd>{money(fee)}</dd>
        </div>
      )}
      <div data-total>
        <dt>{t('fact.requested')}</dt>
        <dd>{money(amount)}</dd>
      </div>
    </Facts>
  );
}
