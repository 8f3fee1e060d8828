import type { BannerGroup } from '#contract/entities/content.ts';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './Banner.module.css';
import slide from './BannerSlide.module.css';
import place from './FirstBanner.module.css';

/**
 * Placeholder of the first banner before any answer; the build draws it into the page, and
 * `web/shell/fit.ts` fills it before the script has loaded.
 */
export function FirstBanner() {
  return (
    <>
      <Skeleton className={place.under} />
      <div className={slide.slide} data-first-banner>
        <img
          alt=""
          width="750"
          height="420"
          className={slide.picture}
          fetchPriority="high"
          hidden
        />
        <span className={slide.words}>
          <strong className={slide.title} />
          <span className={slide.text} />
          <span className={slide.action} />
          <small className={slide.terms} />
        </span>
      </div>
    </>
  );
}

/** Placeholder of the strip on pages other than home. */
export function BannerPlace({ group }: { readonly group?: BannerGroup }) {
  return (
    <div className={styles.strip} data-of={group}>
      <FirstBanner />
    </div>
  );
}
