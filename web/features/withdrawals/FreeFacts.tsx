import { useTranslation } from 'react-i18next';
import type { WithdrawalTerms } from '#contract/entities/withdrawal.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import styles from './Request.module.css';

/** What can be withdrawn now, and what is held: the lines sum to the balance (W2). */
export function FreeFacts({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(terms.currency);
  const times = useTimes();
  const { balance, free, held, limit, maximum, openCharge } = terms;
  return (
    <>
      <Facts>
        <div className={styles.free}>
          <dt>{t('request.free')}</dt>
          <dd>{money(free)}</dd>
        </div>
        {held.map(({ reason, amount, wageringLeft, until }, index) => (
          // oxlint-disable-next-line no-array-index-key -- several bonuses can be alike
          <div key={index}>
            <dt>
              {t(`request.held.${reason}`)}
              {wageringLeft !== null && until !== null && (
                <small className={styles.small}>
                  {t('request.wagering', {
                    amount: money(wageringLeft),
                    moment: times.zonedMoment(until),
                  })}
                </small>
              )}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {held.length > 0 && (
          <div data-total>
            <dt>{t('request.balance')}</dt>
            <dd>{money(balance)}</dd>
          </div>
        )}
      </Facts>
      {limit.left < Math.min(free, maximum) && (
        <p className="hint">
          {t('request.limit', { amount: money(limit.left) })}{' '}
          {limit.resetsAt !== null &&
            t('request.resetsAt', { moment: times.zonedMoment(limit.resetsAt) })}
        </p>
      )}
      {openCharge !== null && (
        <p className="hint">{t('request.openCharge', { amount: money(openCharge) })}</p>
      )}
    </>
  );
}
