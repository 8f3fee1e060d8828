import { agentPages } from './agent-pages.ts';
import { memberPages } from './member-pages.ts';
import { publicPages } from './public-pages.ts';
import type { SitePage } from './site-page.ts';

/** The pages of the portal that the search knows (L3a), those for everybody first. */
export const sitePages: readonly SitePage[] = [...publicPages, ...memberPages, ...agentPages];
