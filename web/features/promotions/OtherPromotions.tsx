import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './promotions.module.css';
import { participationIn, useParticipations } from './use-participations.ts';

/** As many as fit in a row on a desktop. */
const OTHERS_SHOWN = 3;

interface OtherPromotionsProps {
  /** The current promotion. */
  readonly than: string;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

/** Links to some of the other running promotions. */
export function OtherPromotions({ than, now }: OtherPromotionsProps) {
  const { t } = useTranslation('promotions');
  const { data = [] } = useQuery(queries.promotions.list({ query: { language: useLanguage() } }));
  const participations = useParticipations();
  const others = data
    .filter((promotion) => promotion.id !== than && phaseOf(promotion, now) === 'open')
    .slice(0, OTHERS_SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-promotions">
      <h2 id="other-promotions">{t('others')}</h2>
      <ul role="list" className={classNames('card-grid', styles.list)}>
        {others.map((promotion) => (
          <li key={promotion.id}>
            <PromotionCard
              promotion={promotion}
              participation={participationIn(participations, promotion.id)}
              now={now}
              eager={false}
              level={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
