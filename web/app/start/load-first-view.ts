import { queries } from '#web/api/queries.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import type { Page } from '#web/app/page.ts';
import { frameOf, isHome, pageAt } from '#web/app/page-addresses.ts';
import { pages } from '#web/app/pages.ts';
import { partOf } from '#web/app/routes.tsx';
import { messageNames } from '#web/i18n/message-files.ts';
import { bannerGroupOf } from '#web/shared/banner/groups.ts';
import type { Services } from '#web/shared/services/services.ts';

/** After this time the page shows what it has, in milliseconds. */
const FIRST_VIEW_TIMEOUT_MILLISECONDS = 4000;

/**
 * Waits for the data of the page's first view, so that the drawn shell is replaced by the complete
 * page and not by another skeleton. Failures are shown on the page.
 */
export async function loadFirstView(
  { i18n, language, queryClient }: Pick<Services, 'i18n' | 'language' | 'queryClient'>,
  path: string,
): Promise<void> {
  const name = pageAt(path);
  if (name === undefined) return;
  const page: Page = pages[name];
  const spoken = language();
  const isOfMembers = page.frame === 'member' || page.frame === 'agent';
  const parts = [
    partOf(page).preload(),
    // Visitors' texts are in one file, members' in another.
    messageNames(spoken, isOfMembers).then((names) => i18n.loadNamespaces(names)),
    queryClient.prefetchQuery(sitePermission()),
  ];
  if (bannerGroupOf(path))
    parts.push(queryClient.prefetchQuery(queries.content.notices({ query: { language: spoken } })));
  if (frameOf(path) === 'full') {
    parts.push(
      queryClient.prefetchQuery(queries.site.menu({ query: { language: spoken } })),
      queryClient.prefetchQuery(queries.games.vendors({ query: {} })),
    );
  }
  if (isHome(path))
    parts.push(queryClient.prefetchQuery(queries.games.hot({ query: { language: spoken } })));
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, FIRST_VIEW_TIMEOUT_MILLISECONDS);
  });
  await Promise.race([Promise.allSettled(parts), timeout]);
}
