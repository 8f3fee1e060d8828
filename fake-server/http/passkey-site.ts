import type { PasskeySite } from '../world/protection/passkey-checks.ts';
import type { Exchange } from './call.ts';
import { callerOriginFor } from './cross-origin.ts';
import type { SiteOrigins } from './site-origins.ts';

/**
 * Where the page of a call is that asks for passkeys: at the origin that is configured or that the
 * visitor used, or at one that the same web app is allowed to call from.
 */
export function passkeySiteOf({ req, res }: Exchange, origins: SiteOrigins): PasskeySite {
  const origin = callerOriginFor(res) ?? new URL(origins.portal(req)).origin;
  return { origin, rpId: new URL(origin).hostname };
}
