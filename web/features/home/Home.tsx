import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Banner } from '#web/app/banner/Banner.tsx';
import { useQueries } from '#web/app/services-context.ts';
import { lobbyCategories } from '#web/app/shell/categories.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { usePageTitle } from '#web/app/use-page-title.ts';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { CategoryRow, GAMES_IN_A_ROW } from './CategoryRow.tsx';
import { GameRow } from './GameRow.tsx';
import styles from './home-layout.module.css';
import { VendorRow } from './VendorRow.tsx';

/** Home (R1): banner, categories, what is hot, the vendors, and a row of each category. */
export default function Home() {
  const { t } = useTranslation('games');
  usePageTitle('');
  const queries = useQueries();
  const language = useLanguage();
  const hot = useQuery(queries.hotGames(language));
  const lanes = useQuery(queries.vendorLanes());
  const withVendors = lobbyCategories.filter(
    ({ category }) =>
      lanes.data?.lanes.some((lane) => lane.gameClassify === category && lane.cards.length > 0) ??
      true,
  );
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{t('shell:siteName')}</h1>
      <Banner group="w_home" className={styles.banner} dots />
      <CategoryChips />
      <GameRow
        title={
          <>
            <FireIcon size={22} /> {t('hotGames')}
          </>
        }
        games={hot.data?.slice(0, GAMES_IN_A_ROW)}
        failed={hot.isError}
        onRetry={() => void hot.refetch()}
        eager
      />
      <VendorRow lanes={lanes.data?.lanes} />
      {withVendors.map(({ category, segment, Icon }) => (
        <CategoryRow key={category} category={category} segment={segment} Icon={Icon} />
      ))}
    </div>
  );
}
