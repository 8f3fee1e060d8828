import type { Request } from 'express';
import type { SiteOrigins } from './site-origins.ts';

/** The pages of links in messages. What is behind the # reaches no server and no other site. */
const UNDO_PAGE = '/undo-contact#';
const STOP_PAGE = '/stop-account-recovery#';

type LinkMaker = (token: string) => string;

/** Makes the addresses by which the old address of a person takes a change back (W5). */
export function undoLinksFor(request: Request, origins: SiteOrigins): LinkMaker {
  return (token) => origins.portal(request) + UNDO_PAGE + token;
}

/** Makes the addresses by which people stop an account recovery (W5). */
export function stopLinksFor(request: Request, origins: SiteOrigins): LinkMaker {
  return (token) => origins.portal(request) + STOP_PAGE + token;
}
