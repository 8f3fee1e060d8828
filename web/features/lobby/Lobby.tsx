import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { VendorCard } from '#contract/entities/game.ts';
import { queries } from '#web/api/queries.ts';
import { useBehindPaint } from '#web/platform/painting/use-behind-paint.ts';
import { Banner } from '#web/shared/banner/Banner.tsx';
import type { LobbyCategory } from '#web/shared/games/categories.ts';
import { filterOf } from '#web/shared/games/category-filter.ts';
import { type GameFilter, gameShelves, isPersonal } from '#web/shared/games/game-shelves.ts';
import { OpenRoundsStrip } from '#web/shared/games/OpenRoundsStrip.tsx';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import { AmongPlayers, type AmongPlayersProps } from './AmongPlayers.tsx';
import { EmptyList } from './EmptyList.tsx';
import { GameGrid } from './GameGrid.tsx';
import styles from './Lobby.module.css';
import { LobbyFilters } from './LobbyFilters.tsx';
import {
  filterOfAddress,
  type GameKind,
  type LobbyParameter,
  narrowingIn,
  readLobbyAddress,
  withParameters,
} from './lobby-address.ts';
import { SignInForList } from './SignInForList.tsx';
import { useGameList } from './use-game-list.ts';
import { VendorCategories } from './VendorCategories.tsx';

/** Vendors in a phone's first view; the others load after its first frame. */
const VENDORS_AT_FIRST = 4;

interface LobbyProps extends AmongPlayersProps {
  readonly category: LobbyCategory;
  /** What people play now, for someone whose search found nothing. */
  readonly popular: ReactNode;
}

/** The lobby of one category (R5, L1): the list, vendor and filters are in the address. */
export default function Lobby({ category, popular, ...amongPlayers }: LobbyProps) {
  const { t } = useTranslation('games');
  const session = useSession();
  const lanes = useQuery(queries.games.vendors({ query: {} }));
  const [parameters, setParameters] = useSearchParams();
  const isPainted = useBehindPaint();
  const address = readLobbyAddress(parameters);
  const asksForPerson = isPersonal(address.shelf) && !session.isSignedIn;
  const list = useGameList(
    address.shelf,
    { ...filterOfKind(category, address.kind), ...filterOfAddress(address) },
    !asksForPerson,
  );
  const cards: readonly VendorCard[] =
    lanes.data?.lanes.find((lane) => lane.gameClassify === category)?.cards ?? [];
  const categoryName = t(`shell:category.${category}`);
  const vendorName = cards.find((card) => card.vassalage === address.vendor)?.name;
  usePageTitle(vendorName === undefined ? categoryName : `${vendorName} · ${categoryName}`);

  // What says so is in the first view of a phone: nothing else can be narrowed down any more.
  const isNothingFound = list.total === 0 && address.search.trim() !== '' && !asksForPerson;

  /** Filtering adds no history entry: back leaves the list. */
  const change = (changes: Partial<Record<LobbyParameter, string>>) => {
    setParameters((current) => withParameters(current, changes), { replace: true });
  };

  return (
    <>
      <div className={classNames('stack gap-4', styles.lobby)}>
        <Banner />
        <div className={styles.head}>
          <h1>{categoryName}</h1>
          <output className={styles.count}>
            {list.total === undefined || asksForPerson ? '' : t('count', { count: list.total })}
          </output>
          <TypedSearch
            label={t('search')}
            clearLabel={t('clearSearch')}
            className={styles.search}
            value={address.search}
            onSearched={(search) => change({ search })}
          />
        </div>
        {!isNothingFound && <AmongPlayers {...amongPlayers} />}
        <TabLinks
          label={t('lists')}
          selected={address.shelf}
          tabs={gameShelves.map((id) => ({ id, label: t(`shelf.${id}`) }))}
          renderLink={(tab, attributes) => (
            <Link
              {...attributes}
              to={{
                search: withParameters(parameters, { show: tab.id === 'popular' ? '' : tab.id }),
              }}
            />
          )}
        />
        {(!isNothingFound || address.vendor !== undefined) && (
          <TabLinks
            label={t('vendorTabs')}
            look="pill"
            selected={address.vendor ?? ''}
            className={styles.tabs}
            tabs={[
              { id: '', label: t('allVendors') },
              ...(isPainted ? cards : cards.slice(0, VENDORS_AT_FIRST)).map((card) => ({
                id: card.vassalage,
                label: card.name,
                icon: <Picture address={card.smallIcon} alt="" width={22} height={22} />,
              })),
            ]}
            renderLink={(tab, attributes) => (
              <Link {...attributes} to={{ search: withParameters(parameters, { page: tab.id }) }} />
            )}
          />
        )}
        {address.vendor !== undefined && (
          <VendorCategories vendor={address.vendor} category={category} />
        )}
        {(!isNothingFound || narrowingIn(address).length > 1) && (
          <LobbyFilters
            category={category}
            address={address}
            total={list.total}
            onChange={change}
          />
        )}
        {asksForPerson ? (
          <SignInForList shelf={address.shelf} />
        ) : (
          <GameGrid
            list={list}
            empty={
              <>
                <EmptyList address={address} parameters={parameters} vendorName={vendorName} />
                {isNothingFound && popular}
              </>
            }
          />
        )}
      </div>
      <OpenRoundsStrip />
    </>
  );
}

/** The category's games from vendors, or the house's own (L1). */
function filterOfKind(category: LobbyCategory, kind: GameKind | undefined): GameFilter {
  if (kind === undefined) return filterOf(category);
  return { ...filterOf(category), gameClassify: kind === 'house' ? 'INHOUSE' : category };
}
