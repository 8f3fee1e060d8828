import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { ExportButton } from '#web/shared/records/ExportButton.tsx';
import {
  type ChosenDays,
  quickRangeParameters,
  requestedMoments,
} from '#web/shared/records/record-address.ts';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ProfitChart } from './ProfitChart.tsx';
import { ProfitTable } from './ProfitTable.tsx';
import { ProfitTotals } from './ProfitTotals.tsx';
import { eventfulDays } from './profit-days.ts';
import { useProfitFile } from './use-profit-file.ts';

/** The sums of some days, each day as a bar, and the days on which something happened (W4). */
export function ProfitOfDays({ chosen }: { readonly chosen: ChosenDays }) {
  const { t } = useTranslation(['profit', 'bets', 'records']);
  const { to } = useRecordSearch();
  const profit = useQuery(queries.records.profit({ query: requestedMoments(chosen) }));
  const collect = useProfitFile(chosen);
  const isUpdating = profit.isPlaceholderData;
  return (
    <>
      <p className="hint">{t('about')}</p>
      {(profit.data || !profit.isError) && (
        <ProfitTotals profit={profit.data} updating={isUpdating} />
      )}
      <Loaded
        read={profit}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(3, '8rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
        isEmpty={({ days }) => eventfulDays(days).length === 0}
        empty={
          <EmptyState
            icon={<ReceiptIcon />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <>
                {chosen.quick !== '30' && (
                  <Link to={to(quickRangeParameters('30'))} className={buttonClass({})}>
                    {t('records:lastMonth')}
                  </Link>
                )}
                <Link to="/" className={buttonClass({ variant: 'primary' })}>
                  {t('bets:findGame')}
                </Link>
              </>
            }
          />
        }
      >
        {({ days, currency }) => (
          <>
            <ProfitChart days={days} currency={currency} updating={isUpdating} />
            <ExportButton
              key={`${chosen.days.first} ${chosen.days.last}`}
              isEmpty={false}
              collect={collect}
            />
            <ProfitTable days={eventfulDays(days)} currency={currency} updating={isUpdating} />
          </>
        )}
      </Loaded>
    </>
  );
}
