import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { RecordList } from '#web/shared/records/RecordList.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { RoundFilters } from './RoundFilters.tsx';
import { RoundTable } from './RoundTable.tsx';
import { RoundTotals } from './RoundTotals.tsx';
import { countFilters, filters, queryFrom, type RoundsAddress } from './rounds-address.ts';
import { useRoundsFile } from './use-rounds-file.ts';

/** The rounds of some days, paged, with the sums over all pages and a file of them (W4). */
export function RoundList({ address }: { readonly address: RoundsAddress }) {
  const { t } = useTranslation('bets');
  const rounds = useQuery(
    queries.records.rounds({ query: { ...queryFrom(address), pageNo: address.page } }),
  );
  const collect = useRoundsFile(address);
  return (
    <>
      <RoundFilters address={address} />
      <RecordList
        read={rounds}
        isEmpty={(list) => list.rounds.length === 0}
        chosen={address.chosen}
        page={address.page}
        filters={filters}
        isNarrowed={countFilters(address) > 0}
        words={{
          failedTitle: t('failedTitle'),
          emptyTitle: t('emptyTitle'),
          emptyText: t('emptyText'),
          nothingFitsTitle: t('nothingFitsTitle'),
        }}
        instead={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('findGame')}
          </Link>
        }
        renderTotals={(list, isUpdating) => (
          <RoundTotals totals={list?.totals} currency={list?.currency} updating={isUpdating} />
        )}
        collect={collect}
      >
        {(list, isUpdating) => (
          <RoundTable rounds={list.rounds} currency={list.currency} updating={isUpdating} />
        )}
      </RecordList>
    </>
  );
}
