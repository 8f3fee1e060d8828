import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '#contract/entities/game.ts';
import { GAME_PICTURE_WIDTH } from '#web/platform/pictures/small-picture.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { ExternalIcon } from '#web/ui/icons/ExternalIcon.tsx';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { HeartFilledIcon } from '#web/ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import styles from './GameTile.module.css';
import { useLaunchLink } from './use-launch-link.ts';

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
  const link = useLaunchLink(game);
  const closed = game.status === 'maintenance';
  const isList = game.isGame === 'VASSALAGE';
  return (
    <article className={styles.tile} data-game-tile data-closed={closed}>
      <Link {...link} className={styles.link}>
        <span className={styles.picture}>
          <Picture
            address={game.image}
            alt=""
            width={GAME_PICTURE_WIDTH}
            height={200}
            eager={eager}
            className={styles.image}
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
          {(closed || isList) && (
            <span className={styles.band}>{t(closed ? 'maintenance' : 'allOfVendor')}</span>
          )}
        </span>
        <span className={styles.name}>{game.gameName}</span>
        <span className={styles.vendor}>
          {isList ? '\u00a0' : game.vendor}
          {game.opensIn === 'tab' && (
            <>
              {' '}
              <ExternalIcon size={12} />
              <span className="visually-hidden">{t('inNewTab')}</span>
            </>
          )}
        </span>
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
