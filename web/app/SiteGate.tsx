import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { useQueries, useServices } from './services-context.ts';

const MaintenanceScreen = lazyPart(
  () => import('#web/features/status/MaintenanceScreen.tsx'),
  null,
);
const RegionScreen = lazyPart(() => import('#web/features/status/RegionScreen.tsx'), null);

/** Shows the portal while the site is open to the visitor, and why not when it is closed (S9). */
export function SiteGate({ children }: { readonly children: ReactNode }) {
  const { systemStatus } = useServices();
  const queries = useQueries();
  const site = useSelector(systemStatus, ({ context }) => context.site);
  const permission = useQuery(queries.permission());
  if (site?.status === 1) {
    const service = permission.data?.customerService.find(({ csType }) => csType === 'LIVECHAT');
    return <MaintenanceScreen until={site.until} serviceAddress={service?.path ?? null} />;
  }
  if (site?.status === 2) return <RegionScreen ip={site.ip} />;
  return children;
}
