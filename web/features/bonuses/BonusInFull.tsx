import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { RecordDetail } from '#web/shared/records/RecordDetail.tsx';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SlotsIcon } from '#web/ui/icons/SlotsIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { BonusBar } from './BonusBar.tsx';
import { BonusFacts } from './BonusFacts.tsx';
import { BonusRounds } from './BonusRounds.tsx';
import { BonusStateBadge } from './BonusStateBadge.tsx';
import styles from './bonuses.module.css';
import { useBonusName, useEndText } from './use-bonus-text.ts';
import { WhatCounts } from './WhatCounts.tsx';

interface BonusInFullProps {
  readonly id: string;
  /** The page of its rounds. */
  readonly page: number;
}

/** One bonus: its progress, and the rounds that add up to it (W11). */
export function BonusInFull({ id, page }: BonusInFullProps) {
  const { t } = useTranslation('bonuses');
  const bonus = useQuery(
    queries.bonuses.one({ params: { id }, query: { language: useLanguage() } }),
  );
  const name = useBonusName();
  usePageTitle(bonus.data ? name(bonus.data) : t('title'));
  return (
    <RecordDetail
      read={bonus}
      opener="bonus"
      words={{
        back: t('back'),
        failedTitle: t('failedTitle'),
        gone: t('goneTitle'),
        goneText: t('goneText'),
      }}
    >
      {(shown) => (
        <>
          <Summary bonus={shown} />
          <Rounds bonus={shown} page={page} />
        </>
      )}
    </RecordDetail>
  );
}

function Summary({ bonus }: { readonly bonus: Bonus }) {
  const name = useBonusName()(bonus);
  const endText = useEndText(bonus);
  return (
    <div className={classNames('stack gap-4', styles.card)}>
      <div className={styles.head}>
        <h1>{name}</h1>
        <BonusStateBadge state={bonus.state} />
      </div>
      {endText !== '' && <p>{endText}</p>}
      <BonusBar bonus={bonus} />
      {bonus.state === 'active' && <BonusFacts bonus={bonus} />}
      <WhatCounts counts={bonus.counts} />
    </div>
  );
}

interface RoundsProps {
  readonly bonus: Bonus;
  readonly page: number;
}

function Rounds({ bonus, page }: RoundsProps) {
  const { t } = useTranslation(['bonuses', 'records']);
  const { clock } = useServices();
  const times = useTimes();
  const { to } = useRecordSearch();
  const money = useMoney(bonus.currency);
  const words = usePageWords();
  const rounds = useQuery(
    queries.bonuses.rounds({ params: { id: bonus.id }, query: { pageNo: page } }),
  );
  return (
    <section className={classNames('stack gap-4', styles.rounds)} aria-labelledby="bonus-rounds">
      <h2 id="bonus-rounds">{t('roundsTitle')}</h2>
      <ListPage
        read={rounds}
        page={page}
        toPage={(next) => to({ page: next === 1 ? '' : String(next) })}
        words={words}
        waiting={<WaitingSkeletons className={styles.list} heights={places(4, '4.5rem')} />}
        renderFailed={(retry) => <ReadFailed level={3} title={t('roundsFailed')} onRetry={retry} />}
        isEmpty={(list) => list.rounds.length === 0}
        empty={
          <EmptyState icon={<SlotsIcon />} title={t('noRoundsTitle')} text={t('noRoundsText')} />
        }
      >
        {(list, isUpdating) => (
          <>
            <p className="hint">
              {t('sum', { amount: money(list.counted) })}{' '}
              {t('records:zone', { zone: times.zoneNameAt(clock.now()) })}
            </p>
            <BonusRounds rounds={list.rounds} currency={bonus.currency} updating={isUpdating} />
          </>
        )}
      </ListPage>
    </section>
  );
}
