import type { Request } from 'express';
import { type PortalOrigins, portalOriginOf } from './call.ts';

/** The page that takes a change back. What is behind the # reaches no server and no other site. */
const UNDO_PAGE = '/undo-contact#';

/** Makes the addresses by which the old address of a person takes a change back (W5). */
export function undoLinksFor(request: Request, origins: PortalOrigins): (token: string) => string {
  return (token) => portalOriginOf(request, origins) + UNDO_PAGE + token;
}
