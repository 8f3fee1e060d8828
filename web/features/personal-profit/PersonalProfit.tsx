import { useTranslation } from 'react-i18next';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { RecordPage } from '#web/shared/records/RecordPage.tsx';
import { readDays } from '#web/shared/records/record-address.ts';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { ProfitOfDays } from './ProfitOfDays.tsx';

/** What a member won or lost, day by day (W4). The days live in the address. */
export default function PersonalProfit() {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation(['profit', 'bets', 'records', 'account', 'errors']);
  const record = useRecordAddress(readDays);
  if (!record) return <PageLoader />;
  return (
    <RecordPage title={t('title')} chosen={record.address} now={record.now}>
      <ProfitOfDays chosen={record.address} />
    </RecordPage>
  );
}
