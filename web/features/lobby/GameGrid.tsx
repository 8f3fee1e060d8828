import { type CSSProperties, memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RetryButton } from '#web/shared/failures/RetryButton.tsx';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { GameTileSkeleton } from '#web/shared/games/GameTileSkeleton.tsx';
import { useGameTiles } from '#web/shared/games/use-game-tiles.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import styles from './GameGrid.module.css';
import { type GameList, useGamesInView } from './use-game-list.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useShownGames } from './use-shown-games.ts';

/** Placeholders until the number of games is known. */
const PLACES_AT_FIRST = 12;
/** Pictures in a phone's first view. */
const EAGER_TILES = 6;

/** It re-renders at each scroll step, nearly always unchanged. */
const Tile = memo(GameTile);

interface GameGridProps {
  readonly list: GameList;
  /** Shown for an empty list. */
  readonly empty: ReactNode;
}

/**
 * A list's games, however many: the first ones, and more at a press. Only the visible ones are in
 * the DOM (L2).
 */
export function GameGrid({ list, empty }: GameGridProps) {
  const { t } = useTranslation('games');
  if (list.failure) return <ReadFailed title={t('failedTitle')} {...list.failure} />;
  return list.total === 0 ? empty : <Tiles list={list} />;
}

function Tiles({ list }: { readonly list: GameList }) {
  const { t } = useTranslation('games');
  const tileOf = useGameTiles();
  const grid = useRef<HTMLUListElement>(null);
  const { limit, showMore } = useShownGames(grid);
  const { places, shown, shape, height, keep, ...focus } = useGridWindow(
    grid,
    list.total ?? PLACES_AT_FIRST,
    limit,
  );
  const games = useGamesInView(
    list,
    places.map(({ index }) => index),
  );
  return (
    <>
      <ul
        ref={grid}
        role="list"
        className={styles.grid}
        aria-busy={list.total === undefined || list.refreshing}
        data-refreshing={list.refreshing}
        style={variables({ '--columns': shape.columns, blockSize: height })}
        {...focus}
      >
        {places.map(({ index, row, column }) => {
          const game = games.at(index);
          return (
            <li
              key={index}
              data-index={index}
              tabIndex={-1}
              aria-setsize={list.total}
              aria-posinset={index + 1}
              style={variables({ '--column': column, insetBlockStart: row * shape.rowHeight })}
            >
              {game ? <Tile {...tileOf(game)} eager={index < EAGER_TILES} /> : <GameTileSkeleton />}
            </li>
          );
        })}
      </ul>
      {games.failure && (
        <p role="alert" className={styles.failed}>
          {t('rowFailed')} <RetryButton onRetry={games.failure.onRetry} />
        </p>
      )}
      <div className={styles.end}>
        <output>
          {list.total !== undefined &&
            (shown < list.total ? t('shownOf', { shown, total: list.total }) : t('end'))}
        </output>
        {shown < (list.total ?? 0) && (
          <Button
            onClick={() => {
              keep(shown);
              showMore(shown);
            }}
          >
            {t('showMore')}
          </Button>
        )}
      </div>
    </>
  );
}

/** A style with CSS variables, which React's types do not know. */
function variables(style: CSSProperties & Record<`--${string}`, number>): CSSProperties {
  return style;
}
