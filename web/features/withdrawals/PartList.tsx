import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import type { PayoutPartState } from '#contract/entities/withdrawal-types.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import { ComplaintFacts } from './ComplaintFacts.tsx';
import styles from './Withdraw.module.css';

const tones: Readonly<Record<PayoutPartState, Tone>> = {
  disbursed: 'gold',
  disputed: 'warning',
  received: 'positive',
  receivedBySilence: 'neutral',
  forced: 'neutral',
  returned: 'info',
};

/** The payments, part by part, with the question about each (W3). */
export function PartList({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const titleId = useId();
  if (withdrawal.parts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.stack}>
      <h2 id={titleId}>{t('parts.title')}</h2>
      <ul role="list" className={classNames('stack', styles.parts)}>
        {withdrawal.parts.map((part) => (
          <li key={part.id}>
            <Part part={part} withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Part({
  part,
  withdrawal,
}: {
  readonly part: PayoutPart;
  readonly withdrawal: Withdrawal;
}) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const times = useTimes();
  const modals = useModals();
  const target = { withdrawalId: withdrawal.id, partId: part.id };
  const open = () => modals.show({ type: 'payoutConfirmation', part: target });
  const { number, amount, state, autoConfirmsAt, disputableUntil } = part;
  return (
    <>
      <span className={styles.rowHead}>
        <b>{t('parts.one', { number, amount: money(amount) })}</b>
        <Badge tone={tones[state]}>{t(`partState.${state}`)}</Badge>
      </span>
      <span className="hint">
        {t('fact.reference')}: <bdi className={styles.reference}>{part.reference}</bdi>
      </span>
      <span className="hint">
        {t('fact.paidAt')}: <Moment at={part.disbursedAt} zoned />
      </span>
      <ComplaintFacts part={part} withdrawal={withdrawal} />
      {autoConfirmsAt !== null && (
        <span className="hint">
          {t('confirm.silence', { moment: times.zonedMoment(autoConfirmsAt) })}
        </span>
      )}
      {disputableUntil !== null && (
        <span className="hint">
          {t('outcome.takenAsReceived.complain', { until: times.zonedMoment(disputableUntil) })}
        </span>
      )}
      {(autoConfirmsAt !== null || disputableUntil !== null) && (
        <span>
          <Button
            size="s"
            variant={autoConfirmsAt === null ? 'secondary' : 'primary'}
            onClick={open}
          >
            {t(autoConfirmsAt === null ? 'confirm.complain' : 'parts.answer')}
          </Button>
        </span>
      )}
    </>
  );
}
