import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/entities/points.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './points.module.css';
import { RewardCard } from './RewardCard.tsx';

/** Cards whose pictures load eagerly: as many as a desktop shows without scrolling. */
const EAGER_CARDS = 4;
const SKELETON_CARDS = 6;

/** The rewards (W9). */
export function Rewards() {
  const modals = useModals();
  const { isTrial } = useSession();
  const { t } = useTranslation('points');
  const rewards = useQuery(queries.points.rewards({ query: { language: useLanguage() } }));
  const points = useQuery(queries.points.balance()).data?.points;
  const redeem = ({ id, kind, price, stock }: Reward) => {
    if (isTrial) modals.open('realAccountNeeded');
    else modals.show({ type: 'redeemReward', rewardId: id, kind, seen: { price, stock } });
  };
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
        <ul role="list" className={classNames('card-grid', styles.rewards)}>
          {shown.map((reward, index) => (
            <li key={reward.id}>
              <RewardCard
                reward={reward}
                points={isTrial ? undefined : points}
                eager={index < EAGER_CARDS}
                onRedeem={() => redeem(reward)}
              />
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
    <ul role="list" className={classNames('card-grid', styles.rewards)} aria-busy>
      {Array.from({ length: SKELETON_CARDS }, (_, place) => (
        <li key={place}>
          <Skeleton ratio="480 / 620" />
        </li>
      ))}
    </ul>
  );
}
