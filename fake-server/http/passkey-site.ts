import type { PasskeySite } from '../world/protection/passkey-checks.ts';
import type { Exchange } from './call.ts';
import { callerOriginFor } from './cross-origin.ts';
import type { SiteOrigins } from './site-origins.ts';

/**
 * Origin of a page that uses passkeys: the configured or visited one, or another allowed origin of
 * the same web app.
 */
export function passkeySiteOf({ req, res }: Exchange, origins: SiteOrigins): PasskeySite {
  const origin = callerOriginFor(res) ?? new URL(origins.portal(req)).origin;
  return { origin, rpId: new URL(origin).hostname };
}
