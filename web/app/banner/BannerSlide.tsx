import { Link } from 'react-router-dom';
import type { Banner } from '#contract/entities/content.ts';
import styles from './BannerSlide.module.css';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly eager?: boolean;
}

/** Where a press on the banner leads; null where it is a picture alone (S4). */
function targetOf({ linkageType, linkage }: Banner): string | null {
  if (linkage === null) return null;
  if (linkageType === 'page') return linkage;
  if (linkageType === 'game') return `/game?id=${encodeURIComponent(linkage)}`;
  return null;
}

/** One banner: the picture for this width, and the words over its calm third. */
export function BannerSlide({ banner, eager = false }: BannerSlideProps) {
  const target = targetOf(banner);
  const content = (
    <>
      <picture>
        <source media="(min-width: 768px)" srcSet={banner.url} width="1200" height="360" />
        <img
          src={banner.phoneUrl}
          alt=""
          width="750"
          height="420"
          className={styles.picture}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      </picture>
      <span className={styles.words}>
        <strong className={styles.title}>{banner.title}</strong>
        <span className={styles.text}>{banner.text}</span>
      </span>
    </>
  );
  return target === null ? (
    <div className={styles.slide}>{content}</div>
  ) : (
    <Link to={target} className={styles.slide}>
      {content}
    </Link>
  );
}
