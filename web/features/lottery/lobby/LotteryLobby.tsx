import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { Lottery, LotteryMenu } from '#contract/entities/lottery.ts';
import { POPULAR_LOTTERIES } from '#contract/entities/lottery-types.ts';
import { queries, staleBy } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useGrowthBehindPaint } from '#web/platform/painting/use-behind-paint.ts';
import { Banner } from '#web/shared/banner/Banner.tsx';
import { readOf } from '#web/shared/failures/read-failure.ts';
import { useFavourites } from '#web/shared/games/use-favourites.ts';
import { useLotteryFavourites } from '#web/shared/games/use-lottery-favourites.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import type { Bars } from '#web/shared/page/use-bars.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { LotteryIcon } from '#web/ui/icons/LotteryIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';
import styles from '../Lottery.module.css';
import { LotteryHead } from '../LotteryHead.tsx';
import { type LotteryAddress, type LotteryPlace, withParameters } from '../lottery-address.ts';
import { LotteryShelf } from './LotteryShelf.tsx';

interface LotteryLobbyProps {
  readonly address: LotteryAddress;
  readonly place: LotteryPlace;
  readonly bars: Bars | undefined;
}

/** Popular ones, shown together above the groups. */
const SHOWN_POPULAR = 6;
/** As many as a first view shows per frame. */
const SHELVES_A_FRAME = 1;

/** All lotteries of a page by prize mode and group, each with its last numbers and its next draw. */
export function LotteryLobby({ address, place, bars }: LotteryLobbyProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { isSignedIn, isRestoring } = useSession();
  const [parameters] = useSearchParams();
  const { prizeMode, vendor } = address;
  const query = { prizeMode, device: 'WEB', language } as const;
  const menus = useQuery(queries.lottery.menus({ query }));
  const popular = useQuery(
    queries.lottery.popular({ query: { count: POPULAR_LOTTERIES, ...query } }),
  );
  const recent = useQuery({ ...queries.lottery.recent({ query }), enabled: isSignedIn });
  const opened = useQuery(queries.lottery.opened({ query: { prizeMode, count: 1 } }));
  const now = useServerMoments(
    opened.data?.map(({ coming }) => coming.resultsAt) ?? [],
    staleBy('draws'),
    { counts: true },
  );
  const favourites = useFavourites();
  const favouriteCodes = useLotteryFavourites();
  const title = t(`title.${place.path.slice(1)}`);
  usePageTitle(title);

  // Late content would move everything below; a failure does not block, and shown content stays
  // after a sign-in.
  const [shownMode, setShownMode] = useState<string>();
  const isReady =
    !isRestoring &&
    [popular, recent, opened].every(
      ({ isLoading, failureCount }) => !isLoading || failureCount > 0,
    );
  if (isReady && shownMode !== prizeMode) setShownMode(prizeMode);
  const all = menus.data?.flatMap(({ gameMenus }) => gameMenus) ?? [];
  const favouriteLotteries = favouriteCodes.flatMap(
    (code) => all.find((one) => one.gameCode === code) ?? [],
  );
  const vendorName = all.find(({ vassalage }) => vassalage === vendor)?.vendor;
  const groups =
    menus.data && (vendor === undefined ? menus.data : menusOfVendor(menus.data, vendor));
  const ownShelves: readonly Shelf[] = [
    {
      key: 'favourites',
      title: <Sign Icon={HeartIcon} text={t('favourites')} />,
      lotteries: favouriteLotteries,
    },
    {
      key: 'recent',
      title: <Sign Icon={ClockIcon} text={t('recent')} />,
      lotteries: recent.data ?? [],
    },
    {
      key: 'popular',
      title: <Sign Icon={FireIcon} text={t('popular')} />,
      lotteries: all.length > SHOWN_POPULAR ? (popular.data ?? []).slice(0, SHOWN_POPULAR) : [],
    },
  ];
  const shelves = [
    ...(vendor === undefined ? ownShelves : []),
    ...(groups?.map(shelfOf) ?? []),
  ].filter(({ lotteries }) => lotteries.length > 0);
  const isShown = groups?.length === 0 || shownMode === prizeMode;
  const drawn = useGrowthBehindPaint(SHELVES_A_FRAME, isShown ? shelves.length : 0);
  const otherMode = place.prizeModes.find((mode) => mode !== prizeMode);
  if (groups?.length === 0 && otherMode !== undefined && !parameters.has('mode')) {
    // The side menu links a vendor, without its prize mode.
    return <Navigate replace to={{ search: withParameters(parameters, { mode: otherMode }) }} />;
  }

  return (
    <div className="stack gap-4">
      <Banner />
      <LotteryHead title={title} bars={bars}>
        {place.path === '/vnlottery' && (
          <Link
            to={{ search: withParameters(parameters, { show: 'lobby' }) }}
            className={buttonClass({ variant: 'primary', size: 's' })}
          >
            {t('openLobby')}
          </Link>
        )}
      </LotteryHead>
      {place.prizeModes.length > 1 && (
        <TabLinks
          label={t('modes')}
          selected={prizeMode}
          tabs={place.prizeModes.map((id) => ({ id, label: t(`mode.${id}`) }))}
          renderLink={(tab, attributes) => (
            <Link
              {...attributes}
              to={{ search: withParameters(parameters, { mode: tab.id, page: '' }) }}
            />
          )}
        />
      )}
      {vendor !== undefined && menus.data && (
        <p className={styles.narrowed}>
          <span>{t('ofVendor', { vendor: vendorName ?? vendor })}</span>
          <Link to={{ search: withParameters(parameters, { page: '' }) }}>{t('showAll')}</Link>
        </p>
      )}
      <Loaded
        read={{
          ...readOf(menus, isShown ? groups : undefined),
          // An empty page waits for nothing else.
          refetch: () => Promise.all([menus, popular, opened].map(({ refetch }) => refetch())),
        }}
        waiting={<WaitingSkeletons className={styles.cards} heights={places(6, '10.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} isPrimary onRetry={retry} />}
        empty={
          <EmptyState
            icon={<LotteryIcon />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Link
                to={{ search: withParameters(parameters, { page: '' }) }}
                className={buttonClass({ variant: 'primary' })}
              >
                {t('showAll')}
              </Link>
            }
          />
        }
      >
        {() =>
          shelves
            .slice(0, drawn)
            .map(({ key, title: name, lotteries }, index) => (
              <LotteryShelf
                key={key}
                title={name}
                lotteries={lotteries}
                opened={opened.data}
                now={now}
                isFirst={index === 0}
                favourites={favourites}
              />
            ))
        }
      </Loaded>
    </div>
  );
}

/** A shelf of lotteries. */
interface Shelf {
  readonly key: string;
  readonly title: React.ReactNode;
  readonly lotteries: readonly Lottery[];
}

function shelfOf({ gameGroupCode, labelName, gameMenus }: LotteryMenu): Shelf {
  return { key: gameGroupCode, title: labelName, lotteries: gameMenus };
}

function Sign({ Icon, text }: { readonly Icon: typeof HeartIcon; readonly text: string }) {
  return (
    <>
      <Icon size={22} /> {text}
    </>
  );
}

/** The groups with only one vendor's lotteries; empty ones are left out. */
function menusOfVendor(menus: readonly LotteryMenu[], vendor: string): readonly LotteryMenu[] {
  return menus
    .map((menu) => ({
      ...menu,
      gameMenus: menu.gameMenus.filter(({ vassalage }) => vassalage === vendor),
    }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
}
