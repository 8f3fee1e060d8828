import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { RecordPage } from '#web/shared/records/RecordPage.tsx';
import { quickRangeParameters, requestedMoments } from '#web/shared/records/record-address.ts';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { IncomeByBranch } from './IncomeByBranch.tsx';
import { IncomeByKind } from './IncomeByKind.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { IncomePayments } from './IncomePayments.tsx';
import { IncomeTotals } from './IncomeTotals.tsx';
import { type IncomeAddress, readIncomeAddress } from './income-address.ts';
import { Statement } from './Statement.tsx';

/** An agent's income in some days: in total, by contract, day and person, and its payments (C4). */
export default function MyIncome() {
  const { t } = useTranslation(['income', 'agent', 'records', 'account', 'errors']);
  const moments = useRecordAddress(readIncomeAddress);
  if (!moments) return <PageLoader />;
  const { address, now } = moments;
  return (
    <RecordPage title={t('shell:account.myIncome')} chosen={address.chosen} now={now}>
      <IncomeOfDays address={address} />
    </RecordPage>
  );
}

function IncomeOfDays({ address }: { readonly address: IncomeAddress }) {
  const { chosen, people, payments } = address;
  const moments = requestedMoments(chosen);
  const { t } = useTranslation(['income', 'records']);
  const { to } = useRecordSearch();
  const summary = useQuery(queries.income.summary({ query: moments }));
  const isUpdating = summary.isPlaceholderData;
  return (
    <Loaded
      read={summary}
      waiting={<WaitingSkeletons className="stack gap-2" heights={places(3, '8rem')} />}
      renderFailed={(retry) => <ReadFailed title={t('linesFailed')} onRetry={retry} />}
    >
      {(shown) =>
        shown.totals.lines === 0 ? (
          <EmptyState
            icon={<ReceiptIcon />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              chosen.quick !== '30' && (
                <Link to={to(quickRangeParameters('30'))} className={buttonClass({})}>
                  {t('records:lastMonth')}
                </Link>
              )
            }
          />
        ) : (
          <Statement moments={moments} currency={shown.currency} zone={chosen.zone}>
            <IncomeTotals totals={shown.totals} currency={shown.currency} updating={isUpdating} />
            <IncomeByKind summary={shown} updating={isUpdating} />
            <IncomeChart summary={shown} updating={isUpdating} />
            <IncomeByBranch moments={moments} page={people} />
            <IncomePayments moments={moments} page={payments} />
          </Statement>
        )
      }
    </Loaded>
  );
}
