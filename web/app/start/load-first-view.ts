import { hotGamesQuery, vendorLanesQuery } from '#web/api/first-games-queries.ts';
import { menuQuery, noticesQuery, permissionQuery } from '#web/api/site-queries.ts';
import { isHome } from '#web/app/page-addresses.ts';
import { Home } from '#web/app/routes.tsx';
import type { Services } from '#web/shared/services/services.ts';

/** After this the page shows itself with what is there, in milliseconds. */
const FIRST_VIEW_TIMEOUT_MILLISECONDS = 4000;

/**
 * Waits for what the first view of home needs, so that the drawn shell gives way to the whole
 * thing and not to its own skeleton again. What fails here says so on the page.
 */
export async function loadFirstView(
  services: Pick<Services, 'api' | 'i18n' | 'language' | 'queryClient'>,
  path: string,
): Promise<void> {
  if (!isHome(path)) return;
  const { api, i18n, queryClient } = services;
  const language = services.language();
  const parts = [
    Home.preload(),
    i18n.loadNamespaces('games'),
    queryClient.prefetchQuery(noticesQuery(api, language)),
    queryClient.prefetchQuery(hotGamesQuery(api, language)),
    queryClient.prefetchQuery(vendorLanesQuery(api)),
    queryClient.prefetchQuery(menuQuery(api, language)),
    queryClient.prefetchQuery(permissionQuery(api)),
  ];
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, FIRST_VIEW_TIMEOUT_MILLISECONDS);
  });
  await Promise.race([Promise.allSettled(parts), timeout]);
}
