import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RankStep } from '#contract/entities/rank.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import styles from './rank.module.css';

/** A rank's benefits over the one below; nothing if there are none. */
export function RankBenefits({ step }: { readonly step: RankStep }) {
  const { t } = useTranslation('rank');
  const { promotions, hasVipService } = step;
  if (promotions.length === 0 && !hasVipService) return null;
  return (
    <ul className={styles.benefits}>
      {hasVipService && <li>{t('benefits.vipService')}</li>}
      {promotions.map(({ promotionId, title }) => (
        <li key={promotionId}>
          <Link to={promotionPath(promotionId)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
