import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/entities/points.ts';
import { FEW_LEFT } from '#contract/entities/points-types.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';
import { useStockText } from './use-stock-text.ts';

interface RewardCardProps {
  readonly reward: Reward;
  /** The person's points, in hundredths; undefined until known. */
  readonly points: number | undefined;
  /** Among the first on the page: its picture loads eagerly. */
  readonly eager: boolean;
  readonly onRedeem: () => void;
}

/** A reward: picture, words, price, and how many are left. */
export function RewardCard({ reward, points, eager, onRedeem }: RewardCardProps) {
  const { t } = useTranslation('points');
  const pointsText = usePointsText();
  const { title, description, image, price, stock, isOnePerPerson, isTaken } = reward;
  const stockText = useStockText();
  const missing = points === undefined ? 0 : price - points;
  return (
    <Card flush className={styles.reward}>
      <Picture
        address={image}
        alt=""
        width={480}
        height={360}
        eager={eager}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className="hint">{description}</p>
        <p className={classNames('cluster', styles.marks)}>
          <Badge tone={stock === 0 ? 'danger' : stock <= FEW_LEFT ? 'warning' : 'neutral'}>
            {stockText(stock)}
          </Badge>
          {isOnePerPerson && <Badge>{t('onePerPerson')}</Badge>}
        </p>
        <p className={styles.price}>{pointsText(price)}</p>
        {isTaken ? (
          <p className="hint">{t('taken')}</p>
        ) : missing > 0 ? (
          stock > 0 && <p className="hint">{t('missing', { points: pointsText(missing) })}</p>
        ) : (
          stock > 0 && (
            <Button block aria-label={t('redeem.open', { title })} onClick={onRedeem}>
              {t('redeem.title')}
            </Button>
          )
        )}
      </div>
    </Card>
  );
}
