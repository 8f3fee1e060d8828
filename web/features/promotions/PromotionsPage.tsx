import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Participation, Promotion } from '#contract/entities/promotion.ts';
import { promotionCategories } from '#contract/entities/promotion-types.ts';
import { phaseOf } from '#contract/rules/promotion-phase.ts';
import { queries, staleBy } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useGrowthBehindPaint } from '#web/platform/painting/use-behind-paint.ts';
import { NewsList } from '#web/shared/announcements/NewsList.tsx';
import { Banner } from '#web/shared/banner/Banner.tsx';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { PromotionCard } from './PromotionCard.tsx';
import styles from './promotions.module.css';
import { participationIn, useParticipations } from './use-participations.ts';

/** Cards whose pictures load at once: those that a desktop shows without scrolling. */
const EAGER_CARDS = 3;
/** Cards rendered per frame, the first in the reserved places: two rows of a desktop. */
const CARDS_A_FRAME = 6;

/** The promotions, for people who may get them (W8, W10). */
export default function PromotionsPage() {
  return useStopped('rewards') ? <Navigate to={stepPaths.seeWhy} replace /> : <Promotions />;
}

/** The promotions by category, which lives in the address (R3). */
function Promotions() {
  const { t } = useTranslation(['promotions', 'errors', 'account']);
  const language = useLanguage();
  const [search] = useSearchParams();
  const wanted = search.get('category');
  const category = promotionCategories.find((one) => one === wanted);
  const promotions = useQuery(queries.promotions.list({ query: { category, language } }));
  const notices = useQuery(queries.content.notices({ query: { language } }));
  const participations = useParticipations();
  const drawn = useGrowthBehindPaint(CARDS_A_FRAME, promotions.data?.length ?? 0);
  const now = useServerMoments(
    [
      ...(promotions.data ?? []).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
      ...participations.map(({ decidedAt }) => decidedAt),
    ],
    staleBy('promotions'),
  );
  usePageTitle(category ? `${t(`category.${category}`)} · ${t('title')}` : t('title'));

  return (
    <div className="stack gap-4">
      <Banner />
      <h1>{t('title')}</h1>
      <TabLinks
        label={t('categories')}
        look="pill"
        selected={category ?? ''}
        tabs={[
          { id: '', label: t('all') },
          ...promotionCategories.map((id) => ({ id, label: t(`category.${id}`) })),
        ]}
        renderLink={(tab, attributes) => (
          <Link
            {...attributes}
            to={tab.id === '' ? '/promotions' : `/promotions?category=${tab.id}`}
          />
        )}
      />
      <Loaded
        read={promotions}
        waiting={<CardPlaces />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} isPrimary onRetry={retry} />}
        empty={
          <EmptyState
            icon={<GiftIcon />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link to="/promotions" className={buttonClass({ variant: 'primary' })}>
                {t('showAll')}
              </Link>
            }
          />
        }
      >
        {(shown) => {
          const isOver = (promotion: Promotion) => phaseOf(promotion, now) === 'closed';
          const running = shown.filter((promotion) => !isOver(promotion));
          const ended = shown.filter(isOver);
          return (
            <>
              <Cards
                promotions={running.slice(0, drawn)}
                participations={participations}
                now={now}
              />
              {drawn > running.length && (
                <section className={styles.ended} aria-labelledby="ended-promotions">
                  <h2 id="ended-promotions">{t('ended')}</h2>
                  <Cards
                    promotions={ended.slice(0, drawn - running.length)}
                    participations={participations}
                    now={now}
                    level={3}
                  />
                </section>
              )}
            </>
          );
        }}
      </Loaded>
      <NewsList title={t('news')} announcements={notices.data?.promotion ?? []} />
    </div>
  );
}

interface CardsProps {
  readonly promotions: readonly Promotion[];
  readonly participations: readonly Participation[];
  readonly now: number;
  /** Level of their headings; below the page's own when left out. */
  readonly level?: 3;
}

function Cards({ promotions, participations, now, level }: CardsProps) {
  return (
    <ul role="list" className={classNames('card-grid', styles.list)}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <PromotionCard
            promotion={promotion}
            participation={participationIn(participations, promotion.id)}
            now={now}
            eager={level === undefined && index < EAGER_CARDS}
            {...(level && { level })}
          />
        </li>
      ))}
    </ul>
  );
}

/** The places of promotions that are on their way. */
function CardPlaces() {
  return (
    <ul role="list" className={classNames('card-grid', styles.list)} aria-busy>
      {Array.from({ length: CARDS_A_FRAME }, (_, place) => (
        <li key={place}>
          <Skeleton ratio="600 / 460" />
        </li>
      ))}
    </ul>
  );
}
