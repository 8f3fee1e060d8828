import { useTranslation } from 'react-i18next';
import { FirstBanner } from '#web/shared/banner/FirstBanner.tsx';
import tile from '#web/shared/games/GameTile.module.css';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import styles from './home-layout.module.css';

/** As many as the widest window shows. */
const tilePlaces = Array.from({ length: 8 }, (_, index) => index);

/**
 * Home's first view before any answer; the build draws it into the page. `web/shell/fit.ts` fills
 * the places marked `data-first-…` before the script has loaded.
 */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.home} aria-busy="true">
      <h1 className="visually-hidden">{t('siteName')}</h1>
      <p className="visually-hidden">{t('loading')}</p>
      <div className={styles.banner}>
        <FirstBanner />
      </div>
      <CategoryChips />
      <RowSkeleton first />
      <RowSkeleton />
    </div>
  );
}

/** The place of one row of games. */
export function RowSkeleton({ first = false }: { readonly first?: boolean }) {
  return (
    <section aria-hidden="true">
      <div className={styles.head}>
        <Skeleton shape="text" className={styles.headPlace} />
      </div>
      <ul role="list" className={styles.row}>
        {tilePlaces.map((place) => (
          <li
            key={place}
            className={tile.tile}
            data-first-tile={first || undefined}
            data-game-tile={first || undefined}
          >
            <span className={tile.picture}>
              <Skeleton className={styles.under} />
              {first && <img alt="" width="150" height="200" fetchPriority="high" hidden />}
            </span>
            <span className={tile.name} data-name />
            <span className={tile.vendor} data-vendor />
          </li>
        ))}
      </ul>
    </section>
  );
}
