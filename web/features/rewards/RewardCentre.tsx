import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import type { MemberReward } from '#contract/entities/member-reward.ts';
import { queries, staleBy } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { RewardCard } from './RewardCard.tsx';
import { rewardParts } from './reward-parts.ts';
import styles from './rewards.module.css';

/** A member's rewards, for people who may get them (W5, W10). */
export default function RewardCentre() {
  return useStopped('rewards') ? <Navigate to={stepPaths.seeWhy} replace /> : <AllRewards />;
}

/** Rewards to claim, in progress, and available. */
function AllRewards() {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation(['rewards', 'promotions', 'account', 'errors', 'submission']);
  const rewards = useQuery(queries.promotions.rewards({ query: { language: useLanguage() } }));
  // What starts, ends or is decided while the page is open updates by itself.
  useServerMoments(
    (rewards.data ?? []).flatMap(({ promotion, participation }) => [
      promotion.startsAt,
      promotion.endsAt,
      participation?.decidedAt,
    ]),
    staleBy('promotions'),
  );
  usePageTitle(t('title'));
  return (
    <section className="stack gap-5" aria-labelledby="rewards-title">
      <h1 id="rewards-title">{t('title')}</h1>
      <Loaded
        read={rewards}
        waiting={<WaitingSkeletons className="card-grid" heights={places(4, '9rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
        empty={
          <EmptyState
            icon={<GiftIcon />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
                {t('promotions')}
              </Link>
            }
          />
        }
      >
        {(shown) => (
          <>
            {rewardParts.map(({ part, states }) => (
              <Part
                key={part}
                part={part}
                rewards={shown.filter(({ state }) => states.includes(state))}
              />
            ))}
          </>
        )}
      </Loaded>
    </section>
  );
}

interface PartProps {
  readonly part: (typeof rewardParts)[number]['part'];
  readonly rewards: readonly MemberReward[];
}

function Part({ part, rewards }: PartProps) {
  const { t } = useTranslation('rewards');
  if (rewards.length === 0) return null;
  const id = `rewards-${part}`;
  return (
    <section className={classNames('stack gap-4', styles.part)} aria-labelledby={id}>
      <h2 id={id}>
        {t(`part.${part}`)} <span className={styles.count}>{rewards.length}</span>
      </h2>
      <ul role="list" className="card-grid">
        {rewards.map((reward) => (
          <li key={reward.promotion.id}>
            <RewardCard reward={reward} />
          </li>
        ))}
      </ul>
    </section>
  );
}
