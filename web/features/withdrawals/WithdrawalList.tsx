import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import { Moment } from '#web/shared/times/Moment.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { WithdrawIcon } from '#web/ui/icons/WithdrawIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './Withdraw.module.css';
import { WithdrawalStateBadge } from './WithdrawalStateBadge.tsx';
import { listAddress, pageIn, withdrawalAddress } from './withdraw-address.ts';

/** All withdrawals, newest first, each with its state (W3a). */
export function WithdrawalList() {
  const { t } = useTranslation('withdraw');
  const [search] = useSearchParams();
  const page = pageIn(search);
  const read = useQuery(queries.withdrawals.list({ query: { pageNo: page } }));
  const titleId = useId();
  return (
    <section className={styles.stack} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list.title')}</h2>
      <ListPage
        read={read}
        page={page}
        toPage={listAddress}
        words={{
          label: t('list.pages'),
          previousLabel: t('list.previous'),
          nextLabel: t('list.next'),
          pageLabel: (number) => t('list.page', { page: number }),
        }}
        waiting={<WaitingSkeletons className={styles.stack} heights={places(3, '4rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('list.failed')} onRetry={retry} />}
        isEmpty={({ withdrawals }) => withdrawals.length === 0}
        empty={
          <EmptyState
            icon={<WithdrawIcon />}
            title={t('list.emptyTitle')}
            text={t('list.emptyText')}
          />
        }
      >
        {({ withdrawals }, isUpdating) => (
          <WithdrawalRows withdrawals={withdrawals} updating={isUpdating} />
        )}
      </ListPage>
    </section>
  );
}

interface WithdrawalRowsProps {
  readonly withdrawals: readonly Withdrawal[];
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The withdrawals of a page by day; each leads to its details. */
function WithdrawalRows({ withdrawals, updating }: WithdrawalRowsProps) {
  const { t } = useTranslation('withdraw');
  const language = useLanguage();
  const columns: readonly Column<Withdrawal>[] = [
    {
      kind: 'subject',
      heading: t('fact.paidTo'),
      render: ({ id, account }) => (
        <Link to={withdrawalAddress(id)}>
          <bdi>{account}</bdi>
        </Link>
      ),
    },
    {
      kind: 'moment',
      heading: t('list.at'),
      render: ({ createdAt }) => <Moment at={createdAt} underDay />,
    },
    {
      kind: 'state',
      heading: t('list.state'),
      render: (withdrawal) => (
        <>
          <WithdrawalStateBadge withdrawal={withdrawal} />
          <NextStep withdrawal={withdrawal} />
        </>
      ),
    },
    {
      kind: 'amount',
      heading: t('fact.amount'),
      render: ({ amount, currency }) => <Money text={formatMoney(amount, currency, language)} />,
    },
  ];
  return (
    <RecordRows
      label={t('list.title')}
      rows={withdrawals}
      keyOf={({ id }) => id}
      columns={columns}
      momentOf={({ createdAt }) => createdAt}
      updating={updating}
    />
  );
}

/** What the person does next, or until when the site does it. */
function NextStep({ withdrawal: { waits, currency } }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(currency);
  const times = useTimes();
  const [next] = waits;
  if (next?.by === 'player') return t(`waits.${next.step}`, { amount: money(next.amount) });
  if (typeof next?.promisedAt !== 'string') return null;
  return (
    <span className="hint">
      {t(`promise.${next.step}`, { moment: times.zonedMoment(next.promisedAt) })}
    </span>
  );
}
