import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal, WithdrawalEvent } from '#contract/entities/withdrawal.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Withdraw.module.css';

/** Every step with time, actor, reason and promise; newest first (W3a). */
export function WithdrawalTimeline({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const titleId = useId();
  const steps = withdrawal.events.map((event, index) => ({ event, key: String(index) }));
  return (
    <section aria-labelledby={titleId} className={styles.stack}>
      <h2 id={titleId}>{t('timeline.title')}</h2>
      <ol role="list" className={classNames('stack', styles.timeline)}>
        {steps.toReversed().map(({ event, key }, place) => (
          <li key={key} data-current={place === 0}>
            <Step event={event} withdrawal={withdrawal} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly event: WithdrawalEvent;
  readonly withdrawal: Withdrawal;
}

function Step({ event, withdrawal }: StepProps) {
  const { t } = useTranslation('withdraw');
  const times = useTimes();
  const money = useMoney(withdrawal.currency);
  const { at, by, part, to, reason, evidence, promisedAt, autoConfirmsAt } = event;
  const name = t(`step.${to}`);
  return (
    <>
      <b>{part === null ? name : t('timeline.ofPart', { number: part, step: name })}</b>
      {part !== null && evidence.amount !== null && <span>{money(evidence.amount)}</span>}
      {reason !== null && <span>{t(`reason.${reason}`)}</span>}
      <span className="hint">
        <Moment at={at} zoned />
        {' · '}
        {t(`mover.${by}`)}
      </span>
      {promisedAt !== null && (
        <span className="hint">
          {t('timeline.promised', { moment: times.zonedMoment(promisedAt) })}
        </span>
      )}
      {autoConfirmsAt !== null && (
        <span className="hint">
          {t('timeline.countsAsReceived', { moment: times.zonedMoment(autoConfirmsAt) })}
        </span>
      )}
    </>
  );
}
