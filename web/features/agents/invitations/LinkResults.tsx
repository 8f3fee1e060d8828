import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { LinkResult } from '#contract/entities/invitation.ts';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { RangeChooser } from '#web/shared/records/RangeChooser.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import {
  type ChosenDays,
  readDays,
  readPage,
  requestedMoments,
} from '#web/shared/records/record-address.ts';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { Money } from '#web/ui/content/Money.tsx';
import styles from './invitations.module.css';

/** Each link's results in some days, by sub-id: registrations, deposits, commission (C1, C4). */
export function LinkResults() {
  const record = useRecordAddress((parameters, now, zone) => ({
    chosen: readDays(parameters, now, zone),
    page: readPage(parameters),
  }));
  if (!record) return <PageLoader />;
  const { chosen, page } = record.address;
  return (
    <>
      <RangeChooser chosen={chosen} now={record.now} />
      {/* The date error shows beside the fields; there is nothing to load. */}
      {chosen.refusal === undefined && <ResultsOfDays chosen={chosen} page={page} />}
    </>
  );
}

interface ResultsOfDaysProps {
  readonly chosen: ChosenDays;
  /** Counted from 1. */
  readonly page: number;
}

function ResultsOfDays({ chosen, page }: ResultsOfDaysProps) {
  const { t } = useTranslation('invitations');
  const [parameters] = useSearchParams();
  const read = useQuery(
    queries.income.byLink({ query: { ...requestedMoments(chosen), pageNo: page } }),
  );
  return (
    <>
      <p className={styles.muted}>{t('results.about')}</p>
      <ListPage
        read={read}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { page: next === 1 ? '' : String(next) }),
        })}
        words={usePageWords()}
        waiting={<WaitingSkeletons className="stack" heights={places(3, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('results.failed')} onRetry={retry} />}
        isEmpty={({ totalPages }) => totalPages === 0}
        empty={<p className={styles.muted}>{t('results.none')}</p>}
      >
        {({ results, currency }, isUpdating) => (
          <Results results={results} currency={currency} updating={isUpdating} />
        )}
      </ListPage>
    </>
  );
}

interface ResultsProps {
  readonly results: readonly LinkResult[];
  readonly currency: Currency;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

function Results({ results, currency, updating }: ResultsProps) {
  const { t } = useTranslation('invitations');
  const language = useLanguage();
  const { tag } = languages[language];
  const columns: readonly Column<LinkResult>[] = [
    {
      kind: 'subject',
      heading: t('results.link'),
      render: ({ code, name, subId }) =>
        [name === '' ? code : name, subId].filter((part) => part !== null).join(' · '),
    },
    {
      kind: 'figure',
      heading: t('steps.registered'),
      render: ({ registered }) => registered.toLocaleString(tag),
    },
    {
      kind: 'figure',
      heading: t('results.depositors'),
      render: ({ depositors }) => depositors.toLocaleString(tag),
    },
    {
      kind: 'figure',
      heading: t('results.deposited'),
      render: ({ deposited }) => <Money text={formatMoney(deposited, currency, language)} />,
    },
    {
      kind: 'amount',
      heading: t('results.commission'),
      render: ({ commission }) => <NetAmount net={commission} currency={currency} />,
    },
  ];
  return (
    <RecordRows
      label={t('results.title')}
      rows={results}
      keyOf={({ code, subId }) => JSON.stringify([code, subId])}
      columns={columns}
      updating={updating}
    />
  );
}
