import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Participation, Promotion } from '#contract/entities/promotion.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { StateBadge } from '#web/shared/promotions/StateBadge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/content/Card.tsx';
import { ChevronEndIcon } from '#web/ui/icons/ChevronEndIcon.tsx';
import { Period } from './Period.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';
import styles from './promotions.module.css';
import { stateOf } from './use-participations.ts';

interface PromotionCardProps {
  readonly promotion: Promotion;
  readonly participation: Participation | undefined;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
  /** Among the first on the page: its picture does not wait. */
  readonly eager: boolean;
  /** Level of its heading. */
  readonly level?: 2 | 3;
}

/** A promotion in the list: picture, words, period and state; the whole card leads to its page. */
export function PromotionCard(props: PromotionCardProps) {
  const { promotion, participation, now, eager, level = 2 } = props;
  const { t } = useTranslation('promotions');
  const state = stateOf(promotion, participation, now);
  const Heading = `h${level}` as const;
  return (
    <Card interactive flush className={styles.card}>
      <PromotionPicture promotion={promotion} eager={eager} />
      <div className={styles.words}>
        <Heading>
          <Link to={promotionPath(promotion.id)} className={styles.link}>
            {promotion.title}
          </Link>
        </Heading>
        <p className={classNames('muted', styles.summary)}>{promotion.summary}</p>
        <p className="spread">
          <Period promotion={promotion} now={now} />
          {state === 'open' ? (
            <span className={styles.way}>
              {t('look')}
              <ChevronEndIcon size={16} />
            </span>
          ) : (
            <StateBadge state={state} />
          )}
        </p>
      </div>
    </Card>
  );
}
