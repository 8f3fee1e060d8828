import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pointsBalanceQuery, rewardsQuery } from '#web/api/points-queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './points.module.css';
import { RewardCard } from './RewardCard.tsx';

/** Cards whose pictures are asked for at once: what a desktop shows without scrolling. */
const EAGER_CARDS = 4;
const SKELETON_CARDS = 6;

/** What points can be had for (W9). */
export function Rewards() {
  const { t } = useTranslation('points');
  const { api } = useServices();
  const rewards = useQuery(rewardsQuery(api, useLanguage()));
  const points = useQuery(pointsBalanceQuery(api)).data?.points;
  return (
    <Loaded
      read={rewards}
      waiting={<CardPlaces />}
      renderFailed={(retry) => <ReadFailed title={t('rewardsFailed')} onRetry={retry} />}
      empty={
        <EmptyState icon={<GiftIcon />} title={t('noRewardsTitle')} text={t('noRewardsText')} />
      }
    >
      {(shown) => (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list without bullets
        <ul role="list" className={styles.rewards}>
          {shown.map((reward, index) => (
            <li key={reward.id}>
              <RewardCard reward={reward} points={points} eager={index < EAGER_CARDS} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** The places of rewards that are on their way. */
function CardPlaces() {
  return (
    <ul className={styles.rewards} aria-busy>
      {Array.from({ length: SKELETON_CARDS }, (_, place) => (
        <li key={place}>
          <Skeleton ratio="480 / 620" />
        </li>
      ))}
    </ul>
  );
}
