import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { PromotionsLink } from '#web/shared/promotions/PromotionsLink.tsx';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { BonusCard } from './BonusCard.tsx';
import styles from './bonuses.module.css';
import { EndedBonus } from './EndedBonus.tsx';

interface BonusListProps {
  readonly page: number;
}

/** All of the person's bonuses: active ones in full, the others in a line each (W11). */
export function BonusList({ page }: BonusListProps) {
  const { t } = useTranslation('bonuses');
  const { to } = useRecordSearch();
  const words = usePageWords();
  const bonuses = useQuery(
    queries.bonuses.list({ query: { language: useLanguage(), pageNo: page } }),
  );
  usePageTitle(t('title'));
  return (
    <section className="stack gap-4" aria-labelledby="bonuses-title">
      <h1 id="bonuses-title">{t('title')}</h1>
      <p className="hint">{t('about')}</p>
      <ListPage
        read={bonuses}
        page={page}
        toPage={(next) => to({ page: next === 1 ? '' : String(next) })}
        words={words}
        waiting={<WaitingSkeletons className={styles.list} heights={places(2, '17rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
        isEmpty={(shown) => shown.bonuses.length === 0}
        empty={
          <EmptyState
            icon={<GiftIcon />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={<PromotionsLink>{t('findBonus')}</PromotionsLink>}
          />
        }
      >
        {(shown, isUpdating) => {
          const active = shown.bonuses.filter(({ state }) => state === 'active');
          const ended = shown.bonuses.filter(({ state }) => state !== 'active');
          return (
            <div className={styles.list} aria-busy={isUpdating}>
              {active.map((bonus) => (
                <BonusCard key={bonus.id} bonus={bonus} />
              ))}
              {ended.length > 0 && (
                <section
                  className={classNames('stack gap-4', styles.past)}
                  aria-labelledby="bonuses-ended"
                >
                  <h2 id="bonuses-ended">{t('ended')}</h2>
                  <ul role="list">
                    {ended.map((bonus) => (
                      <li key={bonus.id}>
                        <EndedBonus bonus={bonus} />
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          );
        }}
      </ListPage>
    </section>
  );
}
