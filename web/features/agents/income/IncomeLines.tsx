import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import { queries } from '#web/api/queries.ts';
import { RecordList } from '#web/shared/records/RecordList.tsx';
import { IncomeTable } from './IncomeTable.tsx';
import { IncomeTotals } from './IncomeTotals.tsx';
import { filters, type IncomeAddress, queryFrom } from './income-address.ts';
import { useIncomeFile } from './use-income-file.ts';

interface IncomeLinesProps {
  readonly address: IncomeAddress;
  /** If the page is about one kind of contract. */
  readonly kind?: ContractKind;
}

/** The lines of some days, with their sums and a file of all (C4). */
export function IncomeLines({ address, kind }: IncomeLinesProps) {
  const { t } = useTranslation('income');
  const query = { ...queryFrom(address), ...(kind && { kind }) };
  const read = useQuery(queries.income.lines({ query: { ...query, pageNo: address.page } }));
  const collect = useIncomeFile(address.chosen, query);
  const isNarrowed =
    address.state !== undefined || (kind === undefined && address.kind !== undefined);
  return (
    <RecordList
      read={read}
      isEmpty={({ lines }) => lines.length === 0}
      chosen={address.chosen}
      page={address.page}
      filters={filters}
      isNarrowed={isNarrowed}
      words={{
        failedTitle: t('linesFailed'),
        emptyTitle: t('emptyTitle'),
        emptyText: t('emptyText'),
        nothingFitsTitle: t('nothingFits'),
      }}
      renderTotals={(data, isUpdating) => (
        <IncomeTotals totals={data?.totals} currency={data?.currency} updating={isUpdating} />
      )}
      collect={collect}
    >
      {({ lines, currency }, isUpdating) => (
        <IncomeTable
          lines={lines}
          currency={currency}
          zone={address.chosen.zone}
          updating={isUpdating}
        />
      )}
    </RecordList>
  );
}
