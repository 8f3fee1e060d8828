import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  type AnalyticsConfiguration,
  type Analytics as AnalyticsPort,
  startAnalytics,
} from '#web/platform/analytics.ts';
import { usePageLoaded } from '#web/platform/painting/use-page-loaded.ts';
import { useAnalyticsConsent } from '#web/shared/consent/use-analytics-consent.ts';
import { ConsentRequest } from './ConsentRequest.tsx';

/** Measures page views, after consent and the first view (S11). */
export default function Analytics({ gtagId, scriptUrl }: AnalyticsConfiguration) {
  // The words of the question, before it is drawn.
  useTranslation('service');
  const isAllowed = useAnalyticsConsent();
  const isLoaded = usePageLoaded();
  if (!isLoaded || isAllowed === false) return null;
  return isAllowed ? <Measuring gtagId={gtagId} scriptUrl={scriptUrl} /> : <ConsentRequest />;
}

function Measuring({ gtagId, scriptUrl }: AnalyticsConfiguration) {
  const { pathname } = useLocation();
  const port = useRef<AnalyticsPort>(null);
  useEffect(() => {
    const started = startAnalytics({ gtagId, scriptUrl });
    port.current = started;
    return () => started.stop();
  }, [gtagId, scriptUrl]);
  useEffect(() => port.current?.pageSeen(pathname), [pathname]);
  return null;
}
