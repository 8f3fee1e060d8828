import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './GameTile.module.css';

/** The place of a game that is on its way, exactly as high as its tile. */
export function GameTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden="true">
      <Skeleton ratio="3 / 4" />
      <span className={styles.name}>&nbsp;</span>
      <span className={styles.vendor}>&nbsp;</span>
    </div>
  );
}
