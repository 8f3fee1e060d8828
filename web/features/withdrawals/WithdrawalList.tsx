import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { queries } from '#web/api/queries.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
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
        waiting={<WaitingSkeletons className={styles.stack} heights={places(3, '5.5rem')} />}
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
          <ul role="list" className="stack" aria-busy={isUpdating}>
            {withdrawals.map((withdrawal) => (
              <li key={withdrawal.id}>
                <WithdrawalRow withdrawal={withdrawal} />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </section>
  );
}

function WithdrawalRow({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const times = useTimes();
  const { id, amount, account, createdAt, waits } = withdrawal;
  const [next] = waits;
  return (
    <Link to={withdrawalAddress(id)} className={classNames('stack gap-1', styles.row)}>
      <span className={styles.rowHead}>
        <b>{money(amount)}</b>
        <WithdrawalStateBadge withdrawal={withdrawal} />
      </span>
      <span className="hint">
        <bdi>{account}</bdi>
      </span>
      <span className="hint">
        <Moment at={createdAt} zoned />
      </span>
      {next?.by === 'player' ? (
        <span>{t(`waits.${next.step}`, { amount: money(next.amount) })}</span>
      ) : (
        typeof next?.promisedAt === 'string' && (
          <span className="hint">
            {t(`promise.${next.step}`, { moment: times.zonedMoment(next.promisedAt) })}
          </span>
        )
      )}
    </Link>
  );
}
