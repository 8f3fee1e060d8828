import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { POPULAR_GAMES } from '#contract/entities/board-types.ts';
import { popularGamesQuery } from '#web/api/board-queries.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { GameTileSkeleton } from '#web/shared/games/GameTileSkeleton.tsx';
import { useFavourites } from '#web/shared/games/use-favourites.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BoardFailed } from './BoardFailed.tsx';
import boards from './board.module.css';
import styles from './PopularGames.module.css';

/** What most people play now, in the order of how many they are (L8). */
export function PopularGames() {
  const { t } = useTranslation('boards');
  const { api } = useServices();
  const favourites = useFavourites();
  const id = useId();
  const popular = useQuery(popularGamesQuery(api));
  const games = popular.data?.games;
  return (
    <section aria-labelledby={id} aria-busy={popular.isPending}>
      <h2 id={id} className={classNames(boards.title, styles.title)}>
        {t('popular')}
      </h2>
      {popular.isError && !games ? (
        <BoardFailed onRetry={() => void popular.refetch()} />
      ) : games?.length === 0 ? (
        <p className={boards.quiet}>{t('nobodyPlays')}</p>
      ) : (
        <ol className={styles.top}>
          {games
            ? games.map(({ game, players }, index) => (
                <li key={game.nodeId}>
                  <span className={styles.numeral} aria-hidden="true">
                    {index + 1}
                  </span>
                  <div className={styles.topGame}>
                    <GameTile
                      game={game}
                      favourite={favourites.has(game.nodeId)}
                      onFavouriteToggled={favourites.toggle}
                    />
                    <p className={styles.players}>{t('players', { count: players })}</p>
                  </div>
                </li>
              ))
            : topPlaces.map((place) => (
                <li key={place}>
                  <span className={styles.numeral} aria-hidden="true" />
                  <div className={styles.topGame}>
                    <GameTileSkeleton />
                    <p className={styles.players}>&nbsp;</p>
                  </div>
                </li>
              ))}
        </ol>
      )}
    </section>
  );
}

const topPlaces = Array.from({ length: POPULAR_GAMES }, (_, place) => place);
