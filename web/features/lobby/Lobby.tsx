import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Banner } from '#web/app/banner/Banner.tsx';
import { bannerGroupOf } from '#web/app/banner/groups.ts';
import { filterOf } from '#web/app/games/category-filter.ts';
import { useQueries } from '#web/app/services-context.ts';
import { type LobbyCategory, lobbyCategories } from '#web/app/shell/categories.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { usePageTitle } from '#web/app/use-page-title.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { TabLinks } from '#web/ui/TabLinks.tsx';
import { GameGrid } from './GameGrid.tsx';
import styles from './Lobby.module.css';
import { LobbySearch } from './LobbySearch.tsx';

/** The lobby of one category (R5): vendor tabs and search live in the address. */
export default function Lobby({ category }: { readonly category: LobbyCategory }) {
  const { t } = useTranslation('games');
  const queries = useQueries();
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const vendor = search.get('page') ?? undefined;
  const searched = search.get('search') ?? '';
  const name = searched.trim();
  const lanes = useQuery(queries.vendorLanes());
  const games = useInfiniteQuery({
    ...queries.games(
      { ...filterOf(category), vassalage: vendor, gameName: name === '' ? undefined : name },
      language,
    ),
    placeholderData: keepPreviousData,
  });
  const cards = lanes.data?.lanes.find((lane) => lane.gameClassify === category)?.cards ?? [];
  const segment = lobbyCategories.find((entry) => entry.category === category)?.segment ?? '';
  const total = games.data?.pages[0]?.totalGames;
  const group = bannerGroupOf(category);
  const categoryName = t(`shell:category.${category}`);
  const vendorName = cards.find((card) => card.vassalage === vendor)?.name;
  usePageTitle(vendorName === undefined ? categoryName : `${vendorName} · ${categoryName}`);

  const changeSearch = (value: string) => {
    setSearch(
      (current) => {
        if (value === '') current.delete('search');
        else current.set('search', value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <div className={styles.lobby}>
      {group && <Banner group={group} className={styles.banner} />}
      <div className={styles.head}>
        <h1>{categoryName}</h1>
        <output className={styles.count}>
          {total === undefined ? '' : t('count', { count: total })}
        </output>
        <LobbySearch value={searched} onSearched={changeSearch} />
      </div>
      <TabLinks
        label={t('vendorTabs')}
        look="pill"
        selected={vendor ?? ''}
        className={styles.tabs}
        tabs={[
          { id: '', label: t('allVendors') },
          ...cards.map((card) => ({
            id: card.vassalage,
            label: card.name,
            icon: <img src={card.smallIcon} alt="" width="22" height="22" />,
          })),
        ]}
        renderLink={(tab, attributes) => (
          <Link
            {...attributes}
            to={tab.id === '' ? `/${segment}` : `/${segment}?page=${encodeURIComponent(tab.id)}`}
          />
        )}
      />
      <GameGrid
        games={games.data?.pages.flatMap((page) => page.games)}
        failed={games.isError && !games.data}
        refreshing={games.isPlaceholderData}
        hasMore={games.hasNextPage}
        loadingMore={games.isFetchingNextPage}
        moreFailed={games.isFetchNextPageError}
        onMore={() => void games.fetchNextPage()}
        onRetry={() => void games.refetch()}
        empty={
          name === ''
            ? { title: t('emptyTitle'), text: t('emptyText') }
            : { title: t('emptySearchTitle'), text: t('emptySearchText', { search: name }) }
        }
        wayOn={
          <Link to={`/${segment}`} className={buttonClass({})}>
            {t('showAll')}
          </Link>
        }
      />
    </div>
  );
}
