import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { sitePermission } from '#web/api/site-permission.ts';
import {
  CDN_PATIENCE_MILLISECONDS,
  IMAGE_ATTEMPTS,
  OWN_ORIGIN,
  SAME_PLACE_PAUSE_MILLISECONDS,
} from '#web/platform/pictures/images.ts';
import { whenInSight } from '#web/platform/pictures/in-sight.ts';
import { pageImages } from './page-images.ts';

/** A picture on its way. */
export interface PictureLoad {
  /** Where it is fetched; undefined until the picture is in sight, and between two tries. */
  readonly base: string | undefined;
  /** Counts the tries: each is a new element, or the browser would not retry. */
  readonly attempt: number;
  readonly failed: boolean;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/**
 * Loads a picture when it becomes visible, from a CDN of the site or the own origin, at most three
 * times (S11).
 *
 * @param failedAt the base that already failed, if any
 */
export function usePicture(
  place: RefObject<Element | null>,
  address: string,
  failedAt: string | undefined,
): PictureLoad {
  const queryClient = useQueryClient();
  const [base, setBase] = useState<string>();
  const [wanted, setWanted] = useState(failedAt !== undefined);
  const [tried, setTried] = useState<readonly string[]>(failedAt === undefined ? [] : [failedAt]);
  const [loaded, setLoaded] = useState(false);
  const failed = tried.length >= IMAGE_ATTEMPTS;

  useEffect(() => {
    if (wanted || !place.current) return undefined;
    return whenInSight(place.current, () => setWanted(true));
  }, [wanted, place]);

  useEffect(() => {
    if (!wanted || base !== undefined || failed) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const begin = (cdns: readonly string[]) => {
      if (isLeft) return;
      const next = pageImages.choose(address, cdns, tried);
      const pause = tried.includes(next) ? SAME_PLACE_PAUSE_MILLISECONDS : 0;
      timer = setTimeout(() => setBase(next), pause);
    };
    // Asked when it is wanted: a subscription of each picture would cost more than the picture.
    const site = sitePermission();
    if (queryClient.getQueryState(site.queryKey)?.status === 'error') {
      // It is asked again by its schedule, and not by every picture.
      begin([]);
    } else {
      void queryClient.ensureQueryData(site).then(
        ({ imageCDNs, launchGameCDNs }) => begin([...imageCDNs, ...launchGameCDNs]),
        () => begin([]),
      );
    }
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [wanted, base, failed, queryClient, address, tried]);

  const fail = useCallback(() => {
    if (base === undefined) return;
    const bases = [...tried, base];
    noteFailure(address, base);
    if (bases.length >= IMAGE_ATTEMPTS) pageImages.missing(address);
    setTried(bases);
    setBase(undefined);
  }, [address, base, tried]);

  const isSlowPlace = base !== undefined && base !== OWN_ORIGIN && !loaded;
  useEffect(() => {
    if (!isSlowPlace) return undefined;
    const timer = setTimeout(fail, CDN_PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isSlowPlace, fail]);

  useEffect(() => {
    if (!failed) return undefined;
    const again = () => setTried([]);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);

  return {
    base,
    attempt: tried.length,
    failed,
    onLoad: () => {
      if (base !== undefined) pageImages.loaded(address, base);
      setLoaded(true);
    },
    onError: fail,
  };
}

/** Notes that a base did not deliver a picture; without a network nobody is at fault. */
export function noteFailure(address: string, base: string): void {
  if (navigator.onLine) pageImages.failed(address, base);
}
