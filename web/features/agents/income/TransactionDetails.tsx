import { useTranslation } from 'react-i18next';
import { contractKinds } from '#contract/entities/agent-types.ts';
import { incomeStates } from '#contract/entities/income-types.ts';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { FilterField, RecordFilters } from '#web/shared/records/RecordFilters.tsx';
import { RecordPage } from '#web/shared/records/RecordPage.tsx';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { IncomeDetail } from './IncomeDetail.tsx';
import { IncomeLines } from './IncomeLines.tsx';
import { filters, readIncomeAddress } from './income-address.ts';

/** Every line of an agent's income, and each in full (C4). */
export default function TransactionDetails() {
  const { t } = useTranslation(['income', 'agent', 'records', 'account', 'errors']);
  const record = useRecordAddress(readIncomeAddress);
  if (!record) return <PageLoader />;
  const { address, now, zone } = record;
  const { kind, state, line } = address;
  if (line !== undefined) {
    return <IncomeDetail key={line} lineId={line} people={address.people} zone={zone} />;
  }
  return (
    <RecordPage title={t('shell:account.transactionDetails')} chosen={address.chosen} now={now}>
      <RecordFilters filters={filters} count={[kind, state].filter(Boolean).length}>
        <FilterField
          label={t('contract')}
          filter="kind"
          chosen={kind}
          any={t('anyContract')}
          options={contractKinds.map((each) => [each, t(`agent:kind.${each}`)])}
        />
        <FilterField
          label={t('state')}
          filter="state"
          chosen={state}
          any={t('anyState')}
          options={incomeStates.map((each) => [each, t(`states.${each}`)])}
        />
      </RecordFilters>
      <IncomeLines address={address} />
    </RecordPage>
  );
}
