import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/entities/game.ts';
import { GameTile } from '#web/app/games/GameTile.tsx';
import { useFavourites } from '#web/app/games/use-favourites.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './Lobby.module.css';

const places = Array.from({ length: 12 }, (_, index) => index);
/** Pictures that the first view of a phone shows. */
const EAGER_TILES = 6;

interface GameGridProps {
  /** Undefined while the first page is on its way. */
  readonly games: readonly Game[] | undefined;
  readonly failed: boolean;
  /** Other games were asked for, and these are still shown. */
  readonly refreshing: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly moreFailed: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  readonly empty: { readonly title: string; readonly text: string; readonly icon?: ReactNode };
  /** Leads on where there is nothing. */
  readonly wayOn?: ReactNode;
}

/** Games in a grid, with more of them as the end comes near (L2). */
export function GameGrid(props: GameGridProps) {
  const { t } = useTranslation('games');
  const favourites = useFavourites();
  const { games, failed, refreshing, hasMore, loadingMore, moreFailed, onMore, onRetry } = props;
  if (failed) {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={t('shell:loadError.text')}
        action={<Button onClick={onRetry}>{t('shell:retry')}</Button>}
      />
    );
  }
  if (games?.length === 0) {
    return <EmptyState icon={<SearchIcon />} {...props.empty} action={props.wayOn} />;
  }
  return (
    <>
      <ul className={styles.grid} aria-busy={!games || refreshing} data-refreshing={refreshing}>
        {games
          ? games.map((game, index) => (
              <li key={game.nodeId}>
                <GameTile
                  game={game}
                  favourite={favourites.has(game.nodeId)}
                  onFavouriteToggled={favourites.toggle}
                  eager={index < EAGER_TILES}
                />
              </li>
            ))
          : places.map((place) => (
              <li key={place}>
                <Skeleton ratio="3 / 4" />
                <Skeleton shape="text" width="80%" />
              </li>
            ))}
      </ul>
      {games && (
        <output className={styles.more}>
          {hasMore ? (
            moreFailed ? (
              <Button onClick={onMore}>{t('shell:retry')}</Button>
            ) : (
              <>
                <EndMark onReached={onMore} busy={loadingMore} />
                {loadingMore && t('loadingMore')}
              </>
            )
          ) : (
            t('end')
          )}
        </output>
      )}
    </>
  );
}

/** An invisible mark: when it comes near the view, more is asked for. */
function EndMark({ onReached, busy }: { readonly onReached: () => void; readonly busy: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (busy || !mark.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReached();
      },
      { rootMargin: '800px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [busy, onReached]);
  return <span ref={mark} />;
}
