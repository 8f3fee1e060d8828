import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { BannerGroup } from '#contract/entities/content.ts';
import { useQueries } from '#web/app/services-context.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { pageLoaded } from '#web/platform/page-loaded.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BannerSlide } from './BannerSlide.tsx';

// The slider's library waits until everything of the first view is there.
const BannerSlides = lazy(() => pageLoaded().then(() => import('./BannerSlides.tsx')));

interface BannerProps {
  readonly group: BannerGroup;
  /** Gives the place its size, so that nothing jumps when the banner arrives. */
  readonly className?: string | undefined;
  /** Pagination dots, as on home (S4). */
  readonly dots?: boolean;
}

/** The banners of a page (S4). The first stands at once; the slider joins when it has loaded. */
export function Banner({ group, className, dots = false }: BannerProps) {
  const queries = useQueries();
  const notices = useQuery(queries.notices(useLanguage()));
  const banners = notices.data?.banners.filter(({ groupName }) => groupName === group);
  const [first] = banners ?? [];
  if (banners && !first) return null;
  if (notices.isError) return null;
  return (
    <div className={className} aria-busy={!banners}>
      {first && banners ? (
        banners.length > 1 ? (
          <Suspense fallback={<BannerSlide banner={first} eager />}>
            <BannerSlides banners={banners} dots={dots} />
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
