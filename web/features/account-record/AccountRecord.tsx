import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { useSiteZone } from '#web/shared/records/use-site-zone.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { TransactionDetail } from './TransactionDetail.tsx';
import { TransactionList } from './TransactionList.tsx';
import { readTransactionsAddress } from './transactions-address.ts';

/** The account record (W4). Days, filters, page and the open line live in the address. */
export default function AccountRecord() {
  // The words of all its parts: none of them waits for its own once the page stands.
  useTranslation(['transactions', 'records', 'account', 'errors']);
  const { clock } = useServices();
  const [parameters] = useSearchParams();
  const now = clock.now();
  const zone = useSiteZone();
  if (zone === undefined) return <PageLoader />;
  const address = readTransactionsAddress(parameters, now, zone);
  return address.transaction === undefined ? (
    <TransactionList address={address} now={now} />
  ) : (
    <TransactionDetail key={address.transaction} transactionId={address.transaction} zone={zone} />
  );
}
