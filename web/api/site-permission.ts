import { queries } from './queries.ts';

/** What the site offers and demands here, and where the visitor is. */
export const sitePermission = () => queries.site.permission({ query: { url: location.origin } });
