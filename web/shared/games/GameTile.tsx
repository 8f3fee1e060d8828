import type { TFunction } from 'i18next';
import type { Game } from '#contract/entities/game.ts';
import { GAME_PICTURE_WIDTH } from '#web/platform/pictures/small-picture.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import { ExternalIcon } from '#web/ui/icons/ExternalIcon.tsx';
import { FireIcon } from '#web/ui/icons/FireIcon.tsx';
import { HeartFilledIcon } from '#web/ui/icons/HeartFilledIcon.tsx';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import styles from './GameTile.module.css';
import { launchAddress } from './launch-address.ts';
import type { Launch } from './use-launch.ts';

/** One game in a list. */
export interface GameTileProps {
  readonly game: Game;
  readonly t: TFunction<'games'>;
  readonly favourite: boolean;
  readonly onFavouriteToggled: (game: Game) => void;
  readonly onLaunched: Launch;
  /** The first pictures on screen load at once, the others when they come near. */
  readonly eager?: boolean;
}

/** One game: artwork, name, vendor, and the heart that keeps it among the favourites (L3). */
export function GameTile({
  game,
  t,
  favourite,
  onFavouriteToggled,
  onLaunched,
  eager = false,
}: GameTileProps) {
  const closed = game.status === 'maintenance';
  const isList = game.isGame === 'VASSALAGE';
  return (
    <article className={styles.tile} data-game-tile data-closed={closed}>
      <a
        href={launchAddress(game)}
        className={styles.link}
        onClick={(event) => onLaunched(event, game)}
      >
        <span className={styles.picture}>
          <Picture
            address={game.image}
            alt=""
            width={GAME_PICTURE_WIDTH}
            height={200}
            eager={eager}
            className={styles.image}
            missing={
              <span className={styles.missing} aria-hidden="true">
                {game.gameName}
              </span>
            }
          />
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
      </a>
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
