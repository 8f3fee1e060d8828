import { Link } from 'react-router-dom';
import type { Banner } from '#contract/entities/content.ts';
import { LIGHT_BANNER_WIDTH } from '#web/platform/pictures/small-picture.ts';
import { useNarrowWindow } from '#web/shared/page/use-narrow-window.ts';
import { Picture } from '#web/shared/pictures/Picture.tsx';
import styles from './BannerSlide.module.css';
import { targetOf } from './target.ts';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly eager?: boolean;
}

/** One banner: the picture for this width, and the words over its calm third. */
export function BannerSlide({ banner, eager = false }: BannerSlideProps) {
  const target = targetOf(banner);
  // No `<picture>`: Chromium keeps every `<source media>`, and all around it, of pages that were left.
  const isNarrow = useNarrowWindow();
  const content = (
    <>
      <Picture
        {...(isNarrow
          ? { address: banner.phoneUrl, width: 750, height: 420 }
          : { address: banner.url, width: 1200, height: 360 })}
        alt=""
        lightWidth={LIGHT_BANNER_WIDTH}
        eager={eager}
        comesFirst={eager}
        className={styles.picture}
        missing={<span className={styles.missing} />}
      />
      <span className={styles.words}>
        <strong className={styles.title}>{banner.title}</strong>
        <span className={styles.text}>{banner.text}</span>
        {banner.action && <span className={styles.action}>{banner.action}</span>}
        {banner.terms && <small className={styles.terms}>{banner.terms}</small>}
      </span>
    </>
  );
  if (target === null) return <div className={styles.slide}>{content}</div>;
  return target.isExternal ? (
    <a href={target.address} target="_blank" rel="noopener noreferrer" className={styles.slide}>
      {content}
    </a>
  ) : (
    <Link to={target.address} className={styles.slide}>
      {content}
    </Link>
  );
}
