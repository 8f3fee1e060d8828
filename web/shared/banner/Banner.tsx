import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { pageRested } from '#web/platform/painting/page-loaded.ts';
import { useBehindPaint } from '#web/platform/painting/use-behind-paint.ts';
import { useWindowQuery } from '#web/shared/page/use-window-query.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './Banner.module.css';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerGroupOf, bannersOf } from './groups.ts';

/** Somebody touches the banner, or points at it. */
const touched = Promise.withResolvers<void>();

/** Somebody who leaves the first banner sooner needs no slider; in milliseconds. */
const FIRST_BANNER_MILLISECONDS = 6000;

// The slider's library is larger than a page: it loads when somebody touches the banner, or stays.
const BannerSlides = lazy(async () => {
  await Promise.race([pageRested(FIRST_BANNER_MILLISECONDS), touched.promise]);
  const part = await import('./BannerSlides.tsx');
  await focusIsElsewhere();
  return part;
});

/** In a window as wide, home's banners are in pairs; see `home-layout.module.css`. */
const WIDE = '(min-width: 1024px)';

/** A focused first banner is not replaced: the keyboard would lose its place. */
async function focusIsElsewhere(): Promise<void> {
  while (document.activeElement?.closest('[data-of]')) {
    // oxlint-disable-next-line no-await-in-loop -- it may go from one part of the banner to another
    await new Promise((resolve) => {
      document.addEventListener('focusout', resolve, { once: true });
    });
  }
}

interface BannerProps {
  /** Another size than the strip's (for home), so that nothing jumps when it loads. */
  readonly className?: string | undefined;
}

/**
 * The banners of the page, if any (S4). The first shows at once, and in a wide window home's second
 * beside it; the slider joins once loaded, if there are more. Only home has pagination dots.
 */
export function Banner({ className = styles.strip }: BannerProps) {
  // Even with the slider loaded, the page comes first.
  const canSlide = useBehindPaint();
  const group = bannerGroupOf(useLocation().pathname);
  const notices = useQuery({
    ...queries.content.notices({ query: { language: useLanguage() } }),
    enabled: group !== undefined,
  });
  const { isSignedIn } = useSession();
  const isHome = group === 'w_home';
  const isWide = useWindowQuery(WIDE);
  const banners = notices.data && bannersOf(notices.data.banners, group, isSignedIn);
  const first = banners?.slice(0, isHome && isWide ? 2 : 1);
  if (group === undefined || (first ? first.length === 0 : notices.isError)) return null;
  const still = first?.map((banner) => <BannerSlide key={banner.bannerId} banner={banner} eager />);
  return (
    <div
      className={className}
      data-of={group}
      aria-busy={!banners}
      data-offer
      onPointerOver={() => touched.resolve()}
    >
      {first && banners ? (
        canSlide && banners.length > first.length ? (
          <Suspense fallback={still}>
            <BannerSlides banners={banners} atOnce={first.length} dots={isHome} />
          </Suspense>
        ) : (
          still
        )
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
