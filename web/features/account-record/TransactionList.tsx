import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { transactionKinds, transactionStates } from '#contract/entities/transaction-types.ts';
import { queries } from '#web/api/queries.ts';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { FilterField, RecordFilters } from '#web/shared/records/RecordFilters.tsx';
import { RecordList } from '#web/shared/records/RecordList.tsx';
import { TransactionTable } from './TransactionTable.tsx';
import { TransactionTotals } from './TransactionTotals.tsx';
import {
  countFilters,
  filters,
  queryFrom,
  type TransactionsAddress,
} from './transactions-address.ts';
import { useTransactionsFile } from './use-transactions-file.ts';

/** The lines of some days, paged, with the sums over all pages and a file of them (W4). */
export function TransactionList({ address }: { readonly address: TransactionsAddress }) {
  const { t } = useTranslation('transactions');
  const lines = useQuery(
    queries.records.transactions({ query: { ...queryFrom(address), pageNo: address.page } }),
  );
  const collect = useTransactionsFile(address);
  const count = countFilters(address);
  return (
    <>
      <DebtNotice />
      <RecordFilters filters={filters} count={count}>
        <FilterField
          label={t('kind')}
          filter="kind"
          chosen={address.kind}
          any={t('anyKind')}
          options={transactionKinds.map((kind) => [kind, t(`kinds.${kind}`)])}
        />
        <FilterField
          label={t('state')}
          filter="state"
          chosen={address.state}
          any={t('anyState')}
          options={transactionStates.map((state) => [state, t(`states.${state}`)])}
        />
      </RecordFilters>
      <RecordList
        read={lines}
        isEmpty={(list) => list.transactions.length === 0}
        chosen={address.chosen}
        page={address.page}
        filters={filters}
        isNarrowed={count > 0}
        words={{
          failedTitle: t('failedTitle'),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          nothingFitsTitle: t('nothingFitsTitle'),
        }}
        renderTotals={(list, isUpdating) => (
          <TransactionTotals
            totals={list?.totals}
            currency={list?.currency}
            updating={isUpdating}
          />
        )}
        collect={collect}
      >
        {(list, isUpdating) => (
          <TransactionTable
            lines={list.transactions}
            currency={list.currency}
            updating={isUpdating}
          />
        )}
      </RecordList>
    </>
  );
}
