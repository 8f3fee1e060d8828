import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { sitePermission } from '#web/api/site-permission.ts';
import { LanguageButton } from '#web/app/layout/LanguageButton.tsx';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { useServices } from '#web/shared/services/services-context.ts';

const MaintenanceScreen = lazyPart(
  () => import('#web/features/status/MaintenanceScreen.tsx'),
  null,
);
const RegionScreen = lazyPart(() => import('#web/features/status/RegionScreen.tsx'), null);
const Analytics = lazyPart(() => import('#web/features/consent/Analytics.tsx'), null);

/** Shows the portal while the site is open to the visitor, or why it is closed (S9). */
export function SiteGate({ children }: { readonly children: ReactNode }) {
  const { systemStatus } = useServices();
  const site = useSelector(systemStatus, ({ context }) => context.site);
  const analytics = useQuery(sitePermission()).data?.analytics;
  if (site?.status === 1)
    return <MaintenanceScreen until={site.until} language={<LanguageButton />} />;
  if (site?.status === 2) return <RegionScreen ip={site.ip} language={<LanguageButton />} />;
  return (
    <>
      {children}
      {analytics?.gtagId && <Analytics gtagId={analytics.gtagId} scriptUrl={analytics.scriptUrl} />}
    </>
  );
}
