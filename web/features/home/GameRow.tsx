import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '#contract/entities/game.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { useFavourites } from '#web/shared/games/use-favourites.ts';
import { isOnItsWay, Loaded, type Read } from '#web/shared/lists/Loaded.tsx';
import { RowButtons } from '#web/shared/page/RowButtons.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { RowSkeleton } from './HomeSkeleton.tsx';
import styles from './home-layout.module.css';

interface GameRowProps {
  readonly title: ReactNode;
  readonly read: Read<readonly Game[]>;
  /** Where all of them are. */
  readonly moreAt?: string;
  /** The first pictures load at once: the row is in the first view. */
  readonly eager?: boolean;
}

/** Pictures of a row that a phone's first view can show. */
const EAGER_TILES = 4;

/** A row of games that scrolls to the side. */
export function GameRow({ title, read, moreAt, eager = false }: GameRowProps) {
  const { t } = useTranslation('games');
  const favourites = useFavourites();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  if (isOnItsWay(read)) return <RowSkeleton />;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <div className={styles.headEnd}>
          {moreAt && (
            <Link to={moreAt} className={styles.more} aria-describedby={id}>
              {t('seeAll')}
            </Link>
          )}
          <RowButtons row={row} items={read.data} />
        </div>
      </div>
      <Loaded
        read={read}
        waiting={null}
        renderFailed={(onRetry) => (
          <p role="alert">
            {t('rowFailed')}{' '}
            <Button size="s" onClick={onRetry}>
              {t('shell:retry')}
            </Button>
          </p>
        )}
      >
        {(games) => (
          // The row can be scrolled by keyboard through the links in it.
          <ul ref={row} className={styles.row}>
            {games.map((game, index) => (
              <li key={game.nodeId}>
                <GameTile
                  game={game}
                  favourite={favourites.has(game.nodeId)}
                  onFavouriteToggled={favourites.toggle}
                  eager={eager && index < EAGER_TILES}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
