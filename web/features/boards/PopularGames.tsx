import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { POPULAR_GAMES } from '#contract/entities/board-types.ts';
import { queries } from '#web/api/queries.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { GameTileSkeleton } from '#web/shared/games/GameTileSkeleton.tsx';
import { useGameTiles } from '#web/shared/games/use-game-tiles.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { RowButtons } from '#web/shared/page/RowButtons.tsx';
import boards from './board.module.css';
import styles from './PopularGames.module.css';

/** The most played games now, by number of players (L8). */
export default function PopularGames() {
  const { t } = useTranslation(['boards', 'games']);
  const tileOf = useGameTiles();
  const id = useId();
  const row = useRef<HTMLOListElement>(null);
  const popular = useQuery(queries.games.popular());
  return (
    <section aria-labelledby={id} aria-busy={popular.isPending}>
      <div className={styles.head}>
        <h2 id={id} className={boards.title}>
          {t('popular')}
        </h2>
        <RowButtons row={row} items={popular.data} />
      </div>
      <Loaded
        read={popular}
        waiting={<TopPlaces />}
        renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
        isEmpty={({ games }) => games.length === 0}
        empty={<QuietState text={t('nobodyPlays')} />}
      >
        {({ games }) => (
          <ol role="list" ref={row} className={styles.top}>
            {games.map(({ game, players }, index) => (
              <li key={game.nodeId}>
                <span className={styles.numeral} aria-hidden="true">
                  {index + 1}
                </span>
                <div className={styles.topGame}>
                  <GameTile {...tileOf(game)} />
                  <p className={styles.players}>{t('players', { count: players })}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </section>
  );
}

/** Placeholders of loading games. */
function TopPlaces() {
  return (
    <ol role="list" className={styles.top}>
      {Array.from({ length: POPULAR_GAMES }, (_, place) => (
        <li key={place}>
          <span className={styles.numeral} aria-hidden="true" />
          <div className={styles.topGame}>
            <GameTileSkeleton />
            <p className={styles.players}>&nbsp;</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
