import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Deposit } from '#contract/entities/deposit.ts';
import { depositsQuery } from '#web/api/deposit-queries.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingPlaces } from '#web/shared/lists/WaitingPlaces.tsx';
import { depositRecordAddress } from '#web/shared/money/money-paths.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { readPage } from '#web/shared/records/record-address.ts';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { DepositIcon } from '#web/ui/icons/DepositIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './DepositList.module.css';
import { DepositOutcomeBadge } from './DepositOutcomeBadge.tsx';

/** All deposits, newest first, each with what became of it (W2). */
export function DepositList() {
  const { t } = useTranslation('deposit');
  const [search] = useSearchParams();
  const page = readPage(search);
  const read = useQuery(depositsQuery(useServices().api, page));
  const words = usePageWords();
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('list.title')}</h2>
      <ListPage
        read={read}
        page={page}
        toPage={(next) => ({
          search: changedSearch(search, { page: next === 1 ? '' : String(next) }),
        })}
        words={words}
        waiting={<WaitingPlaces className={styles.list} heights={places(3, '4.5rem')} />}
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
        {({ deposits }, isUpdating) => (
          <ul className={styles.list} aria-busy={isUpdating}>
            {deposits.map((deposit) => (
              <li key={deposit.id}>
                <DepositRow deposit={deposit} />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </section>
  );
}

function DepositRow({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(deposit.currency);
  const { id, amount, method, createdAt, payment } = deposit;
  const isOther = payment !== null && payment.amount !== amount;
  return (
    <Link to={depositRecordAddress(id)} className={styles.row}>
      <b>{money(payment?.amount ?? amount)}</b>
      <DepositOutcomeBadge deposit={deposit} />
      <span className={styles.small}>
        {t(`method.${method}`)}
        {' · '}
        <Moment at={createdAt} zoned />
        {isOther && ` · ${t('list.asked', { amount: money(amount) })}`}
      </span>
    </Link>
  );
}
