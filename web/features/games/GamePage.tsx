import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Location,
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import type { GameType } from '#contract/entities/game.ts';
import { screenOf } from '#machines/game-launch/game-screen.ts';
import { queries } from '#web/api/queries.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { entryIn, type GameEntry } from '#web/shared/games/game-entry.ts';
import { isFromList } from '#web/shared/games/game-path.ts';
import { launchAddress } from '#web/shared/games/launch-address.ts';
import { StakeNotice } from '#web/shared/games/StakeNotice.tsx';
import { useFundsShort } from '#web/shared/games/use-funds-short.ts';
import type { PageProps } from '#web/shared/page/page-props.ts';
import { useBars } from '#web/shared/page/use-bars.ts';
import { useLowWindow } from '#web/shared/page/use-low-window.ts';
import { useNarrowWindow } from '#web/shared/page/use-narrow-window.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import { GameBar } from './GameBar.tsx';
import styles from './GamePage.module.css';
import { GameStage } from './GameStage.tsx';
import { GameGone } from './GameStates.tsx';
import { MoneyElsewhere } from './MoneyElsewhere.tsx';
import RealityCheck from './RealityCheck.tsx';
import { SessionBar } from './SessionBar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { useGameLaunch } from './use-game-launch.ts';

/**
 * The page of one game, with the portal's bars or without (R6): signed-in players play, everybody
 * else is asked to sign in.
 */
export default function GamePage({ bars: barsOfPage }: PageProps) {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation(['game', 'games', 'playLimits', 'account', 'errors']);
  const [search] = useSearchParams();
  // A phone only has room for the game: one title, one way back.
  const isNarrow = useNarrowWindow();
  const isLow = useLowWindow();
  const bars = isNarrow || isLow ? 'hidden' : barsOfPage;
  const gameId = search.get('id') ?? '';
  const entry = entryIn(search);
  const { isRestoring } = useSession();
  if (gameId === '') return <NoGame bars={barsOfPage} />;
  // Until the session is known, nothing is launched and nobody is asked to sign in.
  return isRestoring ? (
    <Opening bars={bars} />
  ) : (
    <OneGame
      key={`${gameId} ${JSON.stringify(entry)}`}
      gameId={gameId}
      entry={entry}
      usualBars={bars}
    />
  );
}

function NoGame({ bars }: Pick<PageProps, 'bars'>) {
  const { t } = useTranslation('game');
  usePageTitle(t('notFoundTitle'));
  useBars(bars);
  return <GonePage />;
}

function GonePage() {
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <GameGone />
      </div>
    </div>
  );
}

function Opening({ bars }: Pick<PageProps, 'bars'>) {
  const { t } = useTranslation('game');
  useBars(bars);
  return (
    <div className={styles.page}>
      <LoaderOverlay scope="box" label={t('shell:loading')} />
    </div>
  );
}

interface OneGameProps {
  readonly gameId: string;
  readonly entry: GameEntry;
  readonly usualBars: PageProps['bars'];
}

function OneGame({ gameId, entry, usualBars }: OneGameProps) {
  const { t } = useTranslation('game');
  const navigate = useNavigate();
  const location = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const leftFrom = useRef<Location>(undefined);
  const fullScreen = useFullScreen(page);
  const bars = useBars(usualBars, fullScreen.isFilling);
  const isLow = useLowWindow();
  const launch = useGameLaunch(gameId, entry);
  const { isSignedIn } = useSession();
  const funds = useFundsShort();
  const game = useQuery({
    ...queries.games.one({ params: { nodeId: gameId } }),
    enabled: false,
  }).data;
  const isGone = screenOf(launch.value) === 'gone';
  usePageTitle(isGone ? t('notFoundTitle') : (game?.gameName ?? t('title')));

  if (isGone) return <GonePage />;
  if (launch.state === 'leadingOn' && game) return <Navigate to={launchAddress(game)} replace />;

  const leave = () => {
    // A second press while the page is leaving would go back twice.
    if (leftFrom.current === location) return;
    leftFrom.current = location;
    launch.send({ type: 'game.left' });
    if (isFromList(location.state)) void navigate(-1);
    else void navigate(game ? `/${segmentOf(game.gameType)}` : '/');
  };
  const stop = () => {
    if (launch.isTabInHand) launch.closeTab();
    leave();
  };
  return (
    <div
      ref={page}
      className={styles.page}
      data-filling={fullScreen.isFilling}
      data-full={fullScreen.isFull}
      data-one-line={isLow || fullScreen.isFull}
    >
      <div className={styles.bars}>
        <GameBar game={game} bars={bars} fullScreen={fullScreen} onLeave={leave} />
        {isSignedIn && <SessionBar />}
      </div>
      {isSignedIn && (
        <Suspense fallback={null}>
          <RealityCheck pause={launch.pause} onStopped={stop} />
        </Suspense>
      )}
      {isSignedIn && game && <MoneyElsewhere vassalage={game.vassalage} />}
      {isSignedIn && <StakeNotice funds={funds} />}
      <div className={styles.stage}>
        <GameStage game={game} launch={launch} funds={funds} onLeave={leave} />
      </div>
    </div>
  );
}

/** The page of similar games. */
function segmentOf(gameType: GameType): string {
  return lobbyCategories.find(({ category }) => category === gameType)?.segment ?? '';
}
