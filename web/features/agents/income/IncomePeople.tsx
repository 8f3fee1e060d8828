import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { IncomePerson } from '#contract/entities/income.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Money } from '#web/ui/content/Money.tsx';

interface IncomePeopleProps {
  readonly lineId: string;
  /** Counted from 1. */
  readonly page: number;
}

/** The people whose bets a line counts, highest first; names are masked (C4). */
export function IncomePeople({ lineId, page }: IncomePeopleProps) {
  const { t } = useTranslation(['income', 'records']);
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const read = useQuery(queries.income.people({ params: { lineId }, query: { pageNo: page } }));
  return (
    <section aria-labelledby="income-people">
      <h2 id="income-people" className={styles.subtitle}>
        {t('people')}
      </h2>
      <ListPage
        read={read}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { people: next === 1 ? '' : String(next) }),
        })}
        words={{
          label: t('peoplePages'),
          previousLabel: t('records:previousPage'),
          nextLabel: t('records:nextPage'),
          pageLabel: (number) => t('records:page', { number }),
        }}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(3, '3rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('peopleFailed')} onRetry={retry} />}
        isEmpty={({ people }) => people.length === 0}
        empty={<p className="hint">{t('nobody')}</p>}
      >
        {({ people, currency }, isUpdating) => {
          const money = (amount: number) => (
            <Money text={formatMoney(amount, currency, language)} />
          );
          const columns: readonly Column<Numbered>[] = [
            { kind: 'subject', heading: t('person'), render: ({ name }) => name },
            {
              kind: 'state',
              heading: t('activeMember'),
              render: ({ isActive }) =>
                isActive ? <Badge tone="positive">{t('active')}</Badge> : '–',
            },
            { kind: 'figure', heading: t('bet'), render: (row) => money(row.betAmount) },
            { kind: 'amount', heading: t('lost'), render: (row) => money(row.profitAndLoss) },
          ];
          return (
            <RecordRows
              label={t('people')}
              rows={people.map((person, index) => ({ ...person, key: `${page} ${index}` }))}
              keyOf={({ key }) => key}
              columns={columns}
              updating={isUpdating}
            />
          );
        }}
      </ListPage>
    </section>
  );
}

/** Masked names are not unique. */
interface Numbered extends IncomePerson {
  readonly key: string;
}
