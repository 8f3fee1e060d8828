import type { Request } from 'express';
import type { SiteOrigins } from './site-origins.ts';

/** The pages of links in messages. The part behind # reaches no server and no other site. */
const UNDO_PAGE = '/undo-contact#';
const STOP_PAGE = '/stop-account-recovery#';

type LinkMaker = (token: string) => string;

/** Makes the links by which an old address undoes a change (W5). */
export function undoLinksFor(request: Request, origins: SiteOrigins): LinkMaker {
  return (token) => origins.portal(request) + UNDO_PAGE + token;
}

/** Makes the links by which people stop an account recovery (W5). */
export function stopLinksFor(request: Request, origins: SiteOrigins): LinkMaker {
  return (token) => origins.portal(request) + STOP_PAGE + token;
}
