import { useTranslation } from 'react-i18next';
import type { Bars } from '#web/shared/page/use-bars.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Betting } from './Betting.tsx';
import styles from './Lottery.module.css';
import { LotteryHead } from './LotteryHead.tsx';

/** The vendor's own lobby, with all Vietnamese lotteries in it (L7). */
export function VendorLobby({ bars }: { readonly bars: Bars | undefined }) {
  const { t } = useTranslation('lottery');
  usePageTitle(t('lobby'));
  return (
    <div className={styles.page}>
      <LotteryHead isOne title={t('lobby')} bars={bars} />
      <Betting lottery={null} />
    </div>
  );
}
