import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal, WithdrawalWaiting } from '#contract/entities/withdrawal.ts';
import { readsOf } from '#web/api/queries.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Withdraw.module.css';

/** Why a withdrawal waits, who acts next and by when (W3a); nothing once all is done. */
export function WithdrawalWaits({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const titleId = useId();
  const money = useMoney(withdrawal.currency);
  const now = useServerMoments(
    withdrawal.waits.map(({ promisedAt }) => promisedAt),
    readsOf('withdrawals'),
  );
  if (withdrawal.waits.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.stack}>
      <h2 id={titleId}>{t('waits.title')}</h2>
      <ul role="list" className={classNames('stack', styles.waits)}>
        {withdrawal.waits.map((wait) => (
          <li key={`${wait.step} ${wait.part ?? ''}`}>
            <b>{t(`waits.${nameOf(wait)}`, { amount: money(wait.amount) })}</b>
            <span className="hint">{t(`waits.next.${wait.by}`)}</span>
            {wait.reason !== null && <span>{t(`reason.${wait.reason}`)}</span>}
            <WaitTimes wait={wait} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The deadline of the next step: a promise, or a real deadline; also a missed promise. */
function WaitTimes({ wait, now }: { readonly wait: WithdrawalWaiting; readonly now: number }) {
  const { t } = useTranslation('withdraw');
  const times = useTimes();
  const { promisedAt, autoConfirmsAt } = wait;
  if (autoConfirmsAt !== null) {
    return <span>{t('confirm.silence', { moment: times.zonedMoment(autoConfirmsAt) })}</span>;
  }
  if (promisedAt === null) return null;
  const moment = times.zonedMoment(promisedAt);
  if (Date.parse(promisedAt) <= now) return <span>{t('waits.late', { moment })}</span>;
  return <span>{t(`promise.${wait.step}`, { moment })}</span>;
}

/** The wait in a word: a payment at the bank has another text than one before it. */
export function nameOf({ step, by }: WithdrawalWaiting) {
  return step === 'payment' && by === 'provider' ? 'bankPayment' : step;
}
