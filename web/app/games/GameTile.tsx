import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '#contract/entities/game.ts';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { HeartFilledIcon } from '#web/ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import styles from './GameTile.module.css';
import { gamePath } from './game-path.ts';

interface GameTileProps {
  readonly game: Game;
  readonly favourite: boolean;
  readonly onFavouriteToggled: (game: Game) => void;
  /** The first pictures on screen load at once, the others when they come near. */
  readonly eager?: boolean;
}

/** One game: artwork, name, vendor, and the heart that keeps it among the favourites (L3). */
export function GameTile({ game, favourite, onFavouriteToggled, eager = false }: GameTileProps) {
  const { t } = useTranslation('games');
  const closed = game.status === 'maintenance';
  return (
    <article className={styles.tile} data-game-tile data-closed={closed}>
      <Link to={gamePath(game)} className={styles.link}>
        <span className={styles.picture}>
          <img
            src={game.image}
            alt=""
            width="150"
            height="200"
            loading={eager ? 'eager' : 'lazy'}
            decoding={eager ? 'sync' : 'async'}
          />
          <span className={styles.play} aria-hidden="true">
            <PlayIcon size={28} />
          </span>
          {game.isHot === 1 && (
            <span className={styles.hot}>
              <FireIcon size={14} />
              <span className="visually-hidden">{t('hot')}</span>
            </span>
          )}
          {closed && <span className={styles.closed}>{t('maintenance')}</span>}
        </span>
        <span className={styles.name}>{game.gameName}</span>
        <span className={styles.vendor}>{game.vendor}</span>
      </Link>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={favourite}
        aria-label={t(favourite ? 'removeFavourite' : 'addFavourite', { name: game.gameName })}
        onClick={() => onFavouriteToggled(game)}
      >
        {favourite ? <HeartFilledIcon size={20} /> : <HeartIcon size={20} />}
      </button>
    </article>
  );
}
