import { useTranslation } from 'react-i18next';
import type { TransactionInFull } from '#contract/entities/transaction.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { ExactMoment } from '#web/shared/times/ExactMoment.tsx';

/** The events, oldest first: of the payment behind a line if there is one, else of its money. */
export function Timeline({
  shown: { payment, timeline, currency },
}: {
  readonly shown: TransactionInFull;
}) {
  const { t } = useTranslation(['transactions', 'deposit']);
  return (
    <section aria-labelledby="transaction-timeline">
      <h2 id="transaction-timeline" className={styles.subtitle}>
        {t('timeline')}
      </h2>
      <ol role="list" className={styles.entries}>
        {payment
          ? payment.events.map(({ at, by, to }) => (
              <li key={`${at} ${to}`}>
                <span className={styles.entryKind}>{t(`deposit:outcome.${to}`)}</span>
                <span className={styles.entryText}>
                  <ExactMoment at={at} />
                  {' · '}
                  {t(`movers.${by}`)}
                </span>
              </li>
            ))
          : timeline.map(({ at, step, amount }) => (
              <li key={`${at} ${step}`}>
                <span className={styles.entryKind}>{t(`steps.${step}`)}</span>
                {amount !== null && <NetAmount net={amount} currency={currency} />}
                <span className={styles.entryText}>
                  <ExactMoment at={at} />
                </span>
              </li>
            ))}
      </ol>
    </section>
  );
}
