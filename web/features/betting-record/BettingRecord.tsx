import { useTranslation } from 'react-i18next';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { RecordPage } from '#web/shared/records/RecordPage.tsx';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { RoundDetail } from './RoundDetail.tsx';
import { RoundList } from './RoundList.tsx';
import { readRoundsAddress } from './rounds-address.ts';

/** The betting record (W4, L6). Days, filters, page and the open round are in the address. */
export default function BettingRecord() {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation(['bets', 'records', 'account', 'errors']);
  const record = useRecordAddress(readRoundsAddress);
  if (!record) return <PageLoader />;
  const { address, now } = record;
  return address.round === undefined ? (
    <RecordPage title={t('title')} chosen={address.chosen} now={now}>
      <RoundList address={address} />
    </RecordPage>
  ) : (
    <RoundDetail key={address.round} roundId={address.round} />
  );
}
