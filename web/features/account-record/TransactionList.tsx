import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { transactionsQuery } from '#web/api/record-queries.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingPlaces } from '#web/shared/lists/WaitingPlaces.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { ExportButton } from '#web/shared/records/ExportButton.tsx';
import { RangeChooser } from '#web/shared/records/RangeChooser.tsx';
import { ofQuickRange, withChanges } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { useServices } from '#web/shared/services/services-context.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { TransactionTotals } from './TransactionTotals.tsx';
import {
  askedBy,
  countNarrowing,
  narrowing,
  type TransactionsAddress,
} from './transactions-address.ts';
import { useTransactionsFile } from './use-transactions-file.ts';

interface TransactionListProps {
  readonly address: TransactionsAddress;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

/** The lines of some days, a page at a time, with the sums over all pages and a file of them (W4). */
export function TransactionList({ address, now }: TransactionListProps) {
  const { t } = useTranslation('transactions');
  usePageTitle(t('title'));
  return (
    <section className={styles.record} aria-labelledby="transactions-title">
      <h1 id="transactions-title">{t('title')}</h1>
      <RangeChooser chosen={address.chosen} now={now} />
      {/* What is wrong with days of one's own stands beside them; there is nothing to ask for. */}
      {address.chosen.refusal === undefined && <Lines address={address} />}
    </section>
  );
}

function Lines({ address }: Pick<TransactionListProps, 'address'>) {
  const { t } = useTranslation(['transactions', 'records']);
  const { api } = useServices();
  const [parameters, setParameters] = useSearchParams();
  const lines = useQuery(transactionsQuery(api, askedBy(address), address.page));
  const collect = useTransactionsFile(address);
  const { data } = lines;
  const isNarrowed = countNarrowing(address) > 0;

  const searchWith = (changes: Readonly<Record<string, string>>) => ({
    search: withChanges(parameters, changes),
  });
  /** Whoever narrows a list down goes on in it: back leaves it. */
  const narrow = (changes: Readonly<Record<string, string>>) => {
    setParameters((current) => withChanges(current, changes), { replace: true });
  };
  return (
    <>
      <TransactionFilters address={address} onChange={narrow} />
      {(data || !lines.isError) && (
        <>
          <TransactionTotals
            totals={data?.totals}
            currency={data?.currency}
            updating={lines.isPlaceholderData}
          />
          <ExportButton
            key={parameters.toString()}
            isEmpty={!data || data.totals.transactions === 0}
            collect={collect}
          />
        </>
      )}
      <ListPage
        read={lines}
        page={address.page}
        toPage={(page) => searchWith({ page: page === 1 ? '' : String(page) })}
        words={{
          label: t('records:pages'),
          previousLabel: t('records:previousPage'),
          nextLabel: t('records:nextPage'),
          pageLabel: (number) => t('records:page', { number }),
        }}
        waiting={<WaitingPlaces className={styles.waiting} heights={places(6, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
        isEmpty={(list) => list.transactions.length === 0}
        empty={
          <EmptyState
            icon={<ReceiptIcon />}
            title={t(isNarrowed ? 'nothingFitsTitle' : 'emptyTitle')}
            text={t(isNarrowed ? 'nothingFitsText' : 'emptyText')}
            action={
              <div className={styles.waysOn}>
                {isNarrowed && (
                  <Link
                    replace
                    to={searchWith(Object.fromEntries(narrowing.map((each) => [each, ''])))}
                    className={buttonClass({ variant: 'primary' })}
                  >
                    {t('records:clearFilters')}
                  </Link>
                )}
                {address.chosen.quick !== '30' && (
                  <Link to={searchWith(ofQuickRange('30'))} className={buttonClass({})}>
                    {t('lastMonth')}
                  </Link>
                )}
              </div>
            }
          />
        }
      >
        {(list, isUpdating) => (
          <TransactionTable
            lines={list.transactions}
            currency={list.currency}
            zone={address.chosen.zone}
            updating={isUpdating}
          />
        )}
      </ListPage>
    </>
  );
}
