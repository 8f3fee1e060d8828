import { Link } from 'react-router-dom';
import type { Banner } from '#contract/entities/content.ts';
import styles from './BannerSlide.module.css';
import { targetOf } from './target.ts';

interface BannerSlideProps {
  readonly banner: Banner;
  readonly eager?: boolean;
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
