import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { VIETNAMESE_LOTTERY_VENDOR_CODES } from '#contract/rules/launch-way.ts';
import type { PageProps } from '#web/shared/page/page-props.ts';
import { type Bars, useBars } from '#web/shared/page/use-bars.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Betting } from './Betting.tsx';
import { LotteryHead } from './LotteryHead.tsx';
import { LotteryLobby } from './lobby/LotteryLobby.tsx';
import { placeAt, readLotteryAddress } from './lottery-address.ts';
import { OneLottery } from './OneLottery.tsx';

/**
 * The pages of lotteries (R4, L7): all of them, the vendor's own lobby, or the one in the address.
 * The Vietnamese ones hide the portal's bars by default (R6).
 */
export default function LotteryPage({ bars: usualBars }: PageProps) {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation(['lottery', 'games', 'account', 'errors']);
  const place = placeAt(useLocation().pathname);
  const bars = useBars(usualBars);
  const [parameters] = useSearchParams();
  const address = readLotteryAddress(parameters, place);
  const shown = { address, place, bars: place.path === '/vnlottery' ? bars : undefined };
  const { gameCode, vendor = '' } = address;
  // Their vendor is listed in the category, and has its own page.
  if (place.path === '/lottery' && VIETNAMESE_LOTTERY_VENDOR_CODES.includes(vendor)) {
    return <Navigate replace to="/vnlottery" />;
  }
  if (gameCode !== undefined) return <OneLottery key={gameCode} gameCode={gameCode} {...shown} />;
  if (address.isLobbyOpen) return <VendorLobby bars={bars} />;
  return <LotteryLobby key={place.path} {...shown} />;
}

/** The vendor's own lobby, with all Vietnamese lotteries in it (L7). */
function VendorLobby({ bars }: { readonly bars: Bars | undefined }) {
  const { t } = useTranslation('lottery');
  usePageTitle(t('lobby'));
  return (
    <div className="stack gap-4">
      <LotteryHead isOne title={t('lobby')} bars={bars} />
      <Betting lottery={null} />
    </div>
  );
}
