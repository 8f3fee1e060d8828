import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type AnalyticsConfiguration,
  type Analytics as AnalyticsPort,
  startAnalytics,
} from '#web/platform/analytics.ts';
import { pageLoaded } from '#web/platform/painting/page-loaded.ts';

/** Measures which pages are seen, once the first view stands (S11). */
export default function Analytics(configuration: AnalyticsConfiguration) {
  const { gtagId, scriptUrl } = configuration;
  const { pathname } = useLocation();
  const [port, setPort] = useState<AnalyticsPort>();
  useEffect(() => {
    let left = false;
    const startWhenLoaded = async () => {
      await pageLoaded();
      if (!left) setPort(startAnalytics({ gtagId, scriptUrl }));
    };
    void startWhenLoaded();
    return () => {
      left = true;
    };
  }, [gtagId, scriptUrl]);
  useEffect(() => port?.pageSeen(pathname), [port, pathname]);
  return null;
}
