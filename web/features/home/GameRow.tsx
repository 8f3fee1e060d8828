import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '#contract/entities/game.ts';
import type { Read } from '#web/shared/failures/read-failure.ts';
import { GameTile } from '#web/shared/games/GameTile.tsx';
import { useGameTiles } from '#web/shared/games/use-game-tiles.ts';
import { isOnItsWay, Loaded } from '#web/shared/lists/Loaded.tsx';
import { RowButtons } from '#web/shared/page/RowButtons.tsx';
import { RowItems } from '#web/shared/page/RowItems.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RowSkeleton } from './HomeSkeleton.tsx';
import styles from './home-layout.module.css';
import { RowFailed } from './RowFailed.tsx';

interface GameRowProps {
  readonly title: ReactNode;
  readonly read: Read<readonly Game[]>;
  /** Link to all of them. */
  readonly moreAt?: string;
  /** The first pictures load eagerly: the row is in the first view. */
  readonly eager?: boolean;
}

/** Pictures of a row in a phone's first view. */
const EAGER_TILES = 4;
/** Games of a row in the first view, and the next ones. */
const GAMES_AT_FIRST = { phone: 5, wide: 8 } as const;

/** A row of games that scrolls to the side. */
export function GameRow({ title, read, moreAt, eager = false }: GameRowProps) {
  const { t } = useTranslation('games');
  const tileOf = useGameTiles();
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  if (isOnItsWay(read)) return <RowSkeleton />;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <div className={classNames('row', styles.headEnd)}>
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
        renderFailed={(onRetry) => <RowFailed text={t('rowFailed')} onRetry={onRetry} />}
      >
        {(games) => (
          // Focusable links let the keyboard scroll the row.
          <ul role="list" ref={row} className={styles.row}>
            <RowItems items={games} atFirst={GAMES_AT_FIRST}>
              {(game, index) => (
                <li key={game.nodeId}>
                  <GameTile {...tileOf(game)} eager={eager && index < EAGER_TILES} />
                </li>
              )}
            </RowItems>
          </ul>
        )}
      </Loaded>
    </section>
  );
}
