import { queries } from './queries.ts';

/** What the site offers and requires here, and the visitor's location. */
export const sitePermission = () => queries.site.permission({ query: { url: location.origin } });
