import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { useSiteZone } from '#web/shared/records/use-site-zone.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { RoundDetail } from './RoundDetail.tsx';
import { RoundList } from './RoundList.tsx';
import { readRoundsAddress } from './rounds-address.ts';

/** The betting record (W4, L6). Days, filters, page and the open round live in the address. */
export default function BettingRecord() {
  // The words of all its parts, so that no part waits for its own once the page is shown.
  useTranslation(['bets', 'records', 'account', 'errors']);
  const { clock } = useServices();
  const [parameters] = useSearchParams();
  const now = clock.now();
  const zone = useSiteZone();
  if (zone === undefined) return <PageLoader />;
  const address = readRoundsAddress(parameters, now, zone);
  return address.round === undefined ? (
    <RoundList address={address} now={now} />
  ) : (
    <RoundDetail key={address.round} roundId={address.round} zone={zone} />
  );
}
