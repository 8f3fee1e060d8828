import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PointsConfig } from '#contract/entities/points.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

/** How points are earned: by stakes, by category, by missions and by friends (W9). */
export function Earning() {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const config = useQuery(queries.points.config({ query: { language } }));
  return (
    <Loaded
      read={config}
      waiting={<WaitingSkeletons className="stack" heights={['3rem', '18rem', '9rem']} />}
      renderFailed={(retry) => <ReadFailed title={t('earningFailed')} onRetry={retry} />}
    >
      {(shown) => (
        <div className={styles.earning}>
          <Stakes {...shown} />
          {shown.missions.length > 0 && <Missions {...shown} />}
          {shown.friends && <Friends friends={shown.friends} currency={shown.currency} />}
        </div>
      )}
    </Loaded>
  );
}

function Stakes({ earning, currency }: PointsConfig) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const unit = formatMoney(100, currency, language);
  return (
    <section aria-labelledby="points-stakes">
      <h2 id="points-stakes">{t('byStakes')}</h2>
      <p className="hint">{t('byStakesText', { unit })}</p>
      <dl className={styles.rates}>
        {earning.map(({ category, pointsPerUnit }) => (
          <div key={category}>
            <dt>{t(`shell:category.${category}`)}</dt>
            <dd>{t('rate', { count: pointsPerUnit, unit })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Missions({ missions }: PointsConfig) {
  const { t } = useTranslation('points');
  const pointsText = usePointsText();
  return (
    <section aria-labelledby="points-missions">
      <h2 id="points-missions">{t('byMissions')}</h2>
      <p className="hint">{t('byMissionsText')}</p>
      <dl className={styles.rates}>
        {missions.map(({ promotionId, title, points }) => (
          <div key={promotionId}>
            <dt>
              <Link to={promotionPath(promotionId)}>{title}</Link>
            </dt>
            <dd>{pointsText(points)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface FriendsProps {
  readonly friends: NonNullable<PointsConfig['friends']>;
  readonly currency: PointsConfig['currency'];
}

function Friends({ friends: { stake, days, points }, currency }: FriendsProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const pointsText = usePointsText();
  return (
    <section aria-labelledby="points-friends">
      <h2 id="points-friends">{t('byFriends')}</h2>
      <p className="hint">
        {t('byFriendsText', {
          amount: formatMoney(stake, currency, language),
          days: formatSpan(days, 'day', language),
        })}
      </p>
      <dl className={styles.rates}>
        <div>
          <dt>
            <Link to="/member/referral">{t('perFriend')}</Link>
          </dt>
          <dd>{pointsText(points)}</dd>
        </div>
      </dl>
    </section>
  );
}
