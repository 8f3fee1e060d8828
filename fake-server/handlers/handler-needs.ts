import type { LiveStreams } from '../http/live-streams.ts';
import type { SiteOrigins } from '../http/site-origins.ts';

/** What handlers need from their server, beside the world. */
export interface HandlerNeeds {
  readonly origins: SiteOrigins;
  readonly streams: LiveStreams;
}
