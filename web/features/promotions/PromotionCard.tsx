import { Link } from 'react-router-dom';
import type { Participation, Promotion } from '#contract/entities/promotion.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { Card } from '#web/ui/content/Card.tsx';
import { Period } from './Period.tsx';
import styles from './promotions.module.css';
import { StateBadge } from './StateBadge.tsx';
import { stateOf } from './use-participations.ts';

interface PromotionCardProps {
  readonly promotion: Promotion;
  readonly participation: Participation | undefined;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
  /** Among the first on the page: its picture does not wait. */
  readonly eager: boolean;
}

/** A promotion in the list: picture, words, period and state; the whole card leads to its page. */
export function PromotionCard({ promotion, participation, now, eager }: PromotionCardProps) {
  return (
    <Card interactive flush className={styles.card}>
      <Picture
        address={promotion.image}
        alt=""
        width={600}
        height={340}
        eager={eager}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2>
          <Link to={promotionPath(promotion.id)} className={styles.link}>
            {promotion.title}
          </Link>
        </h2>
        <p className={styles.summary}>{promotion.summary}</p>
        <p className={styles.foot}>
          <Period promotion={promotion} now={now} />
          <StateBadge state={stateOf(promotion, participation, now)} />
        </p>
      </div>
    </Card>
  );
}
