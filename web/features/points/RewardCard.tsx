import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/entities/points.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { formatPoints } from './format-points.ts';
import styles from './points.module.css';

/** So few are left that it is said in a colour. */
const FEW = 10;

interface RewardCardProps {
  readonly reward: Reward;
  /** What the person has, in hundredths; undefined until it is known. */
  readonly points: number | undefined;
  /** Among the first on the page: its picture does not wait. */
  readonly eager: boolean;
}

/** A reward: picture, words, price, and how many are left. */
export function RewardCard({ reward, points, eager }: RewardCardProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const { title, description, image, price, stock, isOnePerPerson } = reward;
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
        <p className={styles.hint}>{description}</p>
        <p className={styles.marks}>
          {stock === 0 ? (
            <Badge tone="danger">{t('soldOut')}</Badge>
          ) : (
            <Badge tone={stock <= FEW ? 'warning' : 'neutral'}>{t('left', { count: stock })}</Badge>
          )}
          {isOnePerPerson && <Badge>{t('onePerPerson')}</Badge>}
        </p>
        <p className={styles.price}>{t('points', { points: formatPoints(price, language) })}</p>
        {missing > 0 && stock > 0 && (
          <p className={styles.hint}>{t('missing', { points: formatPoints(missing, language) })}</p>
        )}
      </div>
    </Card>
  );
}
