import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Deposit } from '#contract/entities/deposit.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { depositRecordAddress } from '#web/shared/money/money-paths.ts';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import { readPage } from '#web/shared/records/record-address.ts';
import record from '#web/shared/records/record-rows.module.css';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { DepositIcon } from '#web/ui/icons/DepositIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './DepositList.module.css';
import { DepositOutcomeBadge } from './DepositOutcomeBadge.tsx';

/** All deposits, newest first, each with its outcome (W2). */
export function DepositList() {
  const { t } = useTranslation('deposit');
  const [search] = useSearchParams();
  const page = readPage(search);
  const read = useQuery(queries.deposits.list({ query: { pageNo: page } }));
  const words = usePageWords();
  const titleId = useId();
  return (
    <section className={classNames('stack', styles.section)} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list.title')}</h2>
      <ListPage
        read={read}
        page={page}
        toPage={(next) => ({
          search: changedSearch(search, { page: next === 1 ? '' : String(next) }),
        })}
        words={words}
        waiting={<WaitingSkeletons className="stack" heights={places(3, '4.5rem')} />}
        renderFailed={(retry) => <ReadFailed level={3} title={t('list.failed')} onRetry={retry} />}
        isEmpty={({ deposits }) => deposits.length === 0}
        empty={
          <EmptyState
            level={3}
            icon={<DepositIcon />}
            title={t('list.emptyTitle')}
            text={t('list.emptyText')}
          />
        }
      >
        {({ deposits }, isUpdating) => <DepositRows deposits={deposits} updating={isUpdating} />}
      </ListPage>
    </section>
  );
}

interface DepositRowsProps {
  readonly deposits: readonly Deposit[];
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The deposits of a page; each leads to its details. */
function DepositRows({ deposits, updating }: DepositRowsProps) {
  const { t } = useTranslation('deposit');
  const language = useLanguage();
  const columns: readonly Column<Deposit>[] = [
    {
      kind: 'subject',
      heading: t('fact.method'),
      render: ({ id, method, amount, payment, currency }) => (
        <>
          <Link to={depositRecordAddress(id)}>{t(`method.${method}`)}</Link>{' '}
          {payment !== null && payment.amount !== amount && (
            <span className={record.aside}>
              {t('list.requested', { amount: formatMoney(amount, currency, language) })}
            </span>
          )}
        </>
      ),
    },
    {
      kind: 'moment',
      heading: t('list.at'),
      render: ({ createdAt }) => <Moment at={createdAt} underDay />,
    },
    {
      kind: 'state',
      heading: t('list.outcome'),
      render: (deposit) => <DepositOutcomeBadge deposit={deposit} />,
    },
    {
      kind: 'amount',
      heading: t('amount'),
      render: ({ amount, payment, currency }) => (
        <Money text={formatMoney(payment?.amount ?? amount, currency, language)} />
      ),
    },
  ];
  return (
    <RecordRows
      label={t('list.title')}
      rows={deposits}
      keyOf={({ id }) => id}
      columns={columns}
      momentOf={({ createdAt }) => createdAt}
      updating={updating}
    />
  );
}
