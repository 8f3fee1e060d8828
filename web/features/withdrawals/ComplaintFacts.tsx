import { useTranslation } from 'react-i18next';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import { queries } from '#web/api/queries.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { ShownPicture } from '#web/shared/sent-pictures/ShownPicture.tsx';
import { Moment } from '#web/shared/times/Moment.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Withdraw.module.css';

interface ComplaintFactsProps {
  readonly part: PayoutPart;
  readonly withdrawal: Withdrawal;
}

/** A complaint, its answer, and the next step (W3a). */
export function ComplaintFacts({ part, withdrawal }: ComplaintFactsProps) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const { complaint, number } = part;
  if (complaint === null) return null;
  const answer = withdrawal.events.findLast(
    ({ part: about, from }) => about === number && from === 'disputed',
  );
  return (
    <div className={classNames('stack', styles.complaint)}>
      <h3>{t('followUp.title')}</h3>
      <Facts>
        <div>
          <dt>{t('followUp.sentAt')}</dt>
          <dd>
            <Moment at={complaint.sentAt} zoned />
          </dd>
        </div>
        <div>
          <dt>{t('complaint.amountReceived')}</dt>
          <dd>{money(complaint.amountReceived)}</dd>
        </div>
        <div>
          <dt>{t('followUp.missing')}</dt>
          <dd>{money(part.amount - complaint.amountReceived)}</dd>
        </div>
      </Facts>
      {complaint.comment !== '' && <blockquote dir="auto">{complaint.comment}</blockquote>}
      {complaint.proofs.length > 0 && (
        <ul role="list" className="cluster" aria-label={t('complaint.proofs')}>
          {complaint.proofs.map((id, index) => (
            <li key={id}>
              <ShownPicture
                className={styles.proof}
                alt={t('followUp.picture', { number: index + 1 })}
                picture={queries.withdrawals.proof({ params: { id } })}
              />
            </li>
          ))}
        </ul>
      )}
      {answer ? (
        <p>
          <b>{t(`followUp.answered.${answer.to === 'returned' ? 'returned' : 'forced'}`)}</b>{' '}
          <Moment at={answer.at} zoned className="hint" />
        </p>
      ) : (
        <p>{t('followUp.open')}</p>
      )}
    </div>
  );
}
