import { useTranslation } from 'react-i18next';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { RecordPage } from '#web/shared/records/RecordPage.tsx';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { TransactionDetail } from './TransactionDetail.tsx';
import { TransactionList } from './TransactionList.tsx';
import { readTransactionsAddress } from './transactions-address.ts';

/** The account record (W4). Days, filters, page and the open line are in the address. */
export default function AccountRecord() {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation(['transactions', 'deposit', 'debt', 'records', 'account', 'errors']);
  const record = useRecordAddress(readTransactionsAddress);
  if (!record) return <PageLoader />;
  const { address, now } = record;
  return address.transaction === undefined ? (
    <RecordPage title={t('title')} chosen={address.chosen} now={now}>
      <TransactionList address={address} />
    </RecordPage>
  ) : (
    <TransactionDetail key={address.transaction} transactionId={address.transaction} />
  );
}
