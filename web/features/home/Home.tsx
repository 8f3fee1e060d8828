import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useBehindPaint } from '#web/platform/painting/use-behind-paint.ts';
import { useNear } from '#web/platform/painting/use-near.ts';
import { usePageLoaded } from '#web/platform/painting/use-page-loaded.ts';
import { NewsList } from '#web/shared/announcements/NewsList.tsx';
import { Banner } from '#web/shared/banner/Banner.tsx';
import { readOf } from '#web/shared/failures/read-failure.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { OpenRoundsStrip } from '#web/shared/games/OpenRoundsStrip.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { CategoryRow, GAMES_IN_A_ROW } from './CategoryRow.tsx';
import { GameRow } from './GameRow.tsx';
import styles from './home-layout.module.css';
import { VendorRow } from './VendorRow.tsx';

/** Categories above the vendors: with the hot games, two rows are in a wide first view. */
const ROWS_BEFORE_VENDORS = 1;
/** Categories above players' activity, which stays far below the first view. */
const ROWS_BEFORE_BOARDS = 2;

interface HomeProps {
  /** Players' activity. */
  readonly boards: ReactNode;
}

/**
 * Home (R1): banner, categories, hot games, vendors, a row of each category, and between them
 * players' activity (L8).
 */
export default function Home({ boards }: HomeProps) {
  const { t } = useTranslation('games');
  usePageTitle('');
  const language = useLanguage();
  const hot = useQuery(queries.games.hot({ query: { language } }));
  const lanes = useQuery(queries.games.vendors({ query: {} }));
  const notices = useQuery(queries.content.notices({ query: { language } }));
  const isPainted = useBehindPaint();
  const isLoaded = usePageLoaded();
  const withVendors = lobbyCategories.filter(
    ({ category }) =>
      lanes.data?.lanes.some((lane) => lane.gameClassify === category && lane.cards.length > 0) ??
      true,
  );
  const rowOf = (row: (typeof lobbyCategories)[number]) => (
    <CategoryRow key={row.category} {...row} isWanted={isPainted} />
  );
  return (
    <>
      <div className={styles.home}>
        <h1 className="visually-hidden">{t('shell:siteName')}</h1>
        <Banner className={styles.banner} />
        <CategoryChips />
        <GameRow
          title={
            <>
              <FireIcon size={22} /> {t('hotGames')}
            </>
          }
          read={readOf(hot, hot.data?.slice(0, GAMES_IN_A_ROW))}
          eager
        />
        {withVendors.slice(0, ROWS_BEFORE_VENDORS).map(rowOf)}
        <VendorRow read={readOf(lanes, lanes.data?.lanes)} />
        {withVendors.slice(ROWS_BEFORE_VENDORS, ROWS_BEFORE_BOARDS).map(rowOf)}
        {isPainted && <NearBoards boards={boards} />}
        {withVendors.slice(ROWS_BEFORE_BOARDS).map(rowOf)}
        {isLoaded && (
          <NewsList title={t('playerNews')} announcements={notices.data?.player ?? []} />
        )}
      </div>
      <OpenRoundsStrip />
    </>
  );
}

/** Players' activity; it loads when it comes near. */
function NearBoards({ boards }: { readonly boards: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div ref={place} className={styles.boards}>
      {near && boards}
    </div>
  );
}
