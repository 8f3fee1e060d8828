import { useTranslation } from 'react-i18next';
import type { Redemption } from '#contract/entities/points.ts';
import type { RedemptionState } from '#contract/entities/points-types.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { CancelRedemption } from './CancelRedemption.tsx';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

const tones: Readonly<Record<RedemptionState, Tone>> = {
  in_process: 'info',
  approved: 'positive',
  rejected: 'danger',
  cancelled: 'neutral',
};

interface RedemptionCardProps {
  readonly redemption: Redemption;
}

/** A redeemed reward: price, state and delivery. */
export function RedemptionCard({ redemption }: RedemptionCardProps) {
  const { t } = useTranslation('points');
  const pointsText = usePointsText();
  const modals = useModals();
  const { id, hasVoucher, title, image, price, state, redeemedAt, reason, delivery } = redemption;
  return (
    <Card className={styles.redemption}>
      <Picture address={image} alt="" width={480} height={360} className={styles.small} />
      <div className={styles.facts}>
        <h2>{title}</h2>
        <p className={classNames('cluster', styles.marks)}>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
          <span>{pointsText(price)}</span>
          <Moment at={redeemedAt} className="hint" />
        </p>
        {reason && <p>{t(`reason.${reason}`)}</p>}
        {delivery && state !== 'rejected' && state !== 'cancelled' && (
          <p className="hint">
            {t('delivery', {
              name: delivery.address.name,
              address: [
                delivery.address.street,
                delivery.address.number,
                delivery.address.complement,
                delivery.address.district,
                delivery.address.postcode,
                delivery.address.city,
                delivery.address.region,
              ]
                .filter((part) => part !== '')
                .join(', '),
            })}
          </p>
        )}
        {delivery && delivery.trackingCode !== null && (
          <p>{t('tracking', { code: delivery.trackingCode })}</p>
        )}
        {state === 'in_process' && <CancelRedemption redemption={redemption} />}
        {hasVoucher && (
          <Button
            size="s"
            className={styles.show}
            onClick={() => modals.show({ type: 'voucher', redemptionId: id, title })}
          >
            {t('voucher.show')}
          </Button>
        )}
      </div>
    </Card>
  );
}
