import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { pageRested } from '#web/platform/painting/page-loaded.ts';
import { useBehindPaint } from '#web/platform/painting/use-behind-paint.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './Banner.module.css';
import { BannerSlide } from './BannerSlide.tsx';
import { bannerGroupOf, bannersOf } from './groups.ts';

/** Somebody touches the banner, or points at it. */
const touched = Promise.withResolvers<void>();

/** Somebody who goes on from the first banner sooner needs no slider; in milliseconds. */
const FIRST_BANNER_MILLISECONDS = 6000;

// The slider's library is larger than a page: it waits until somebody wants it, or stays.
const BannerSlides = lazy(async () => {
  await Promise.race([pageRested(FIRST_BANNER_MILLISECONDS), touched.promise]);
  const part = await import('./BannerSlides.tsx');
  await focusIsElsewhere();
  return part;
});

/** The first banner is not replaced while it has the focus: the keyboard would lose its place. */
async function focusIsElsewhere(): Promise<void> {
  while (document.activeElement?.closest('[data-of]')) {
    // oxlint-disable-next-line no-await-in-loop -- it may go from one part of the banner to another
    await new Promise((resolve) => {
      document.addEventListener('focusout', resolve, { once: true });
    });
  }
}

interface BannerProps {
  /** Gives the place another size than the strip's (home), so that nothing jumps when it arrives. */
  readonly className?: string | undefined;
}

/**
 * The banners of the page at this address, if it has any (S4). The first stands at once; the
 * slider joins when it has loaded. Home alone has pagination dots.
 */
export function Banner({ className = styles.strip }: BannerProps) {
  // Where the slider is there already, the page still comes first.
  const canSlide = useBehindPaint();
  const group = bannerGroupOf(useLocation().pathname);
  const notices = useQuery({
    ...queries.content.notices({ query: { language: useLanguage() } }),
    enabled: group !== undefined,
  });
  const { isSignedIn } = useSession();
  const banners = notices.data && bannersOf(notices.data.banners, group, isSignedIn);
  const [first] = banners ?? [];
  if (group === undefined || (banners ? !first : notices.isError)) return null;
  return (
    <div
      className={className}
      data-of={group}
      aria-busy={!banners}
      onPointerOver={() => touched.resolve()}
    >
      {first && banners ? (
        canSlide && banners.length > 1 ? (
          <Suspense fallback={<BannerSlide banner={first} eager />}>
            <BannerSlides banners={banners} dots={group === 'w_home'} />
          </Suspense>
        ) : (
          <BannerSlide banner={first} eager />
        )
      ) : (
        <Skeleton />
      )}
    </div>
  );
}
