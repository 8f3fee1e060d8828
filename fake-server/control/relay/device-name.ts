import type { DeviceName } from '#contract/flow-relay.ts';
import { visitOrigin } from '../../world/sessions/visit-origin.ts';

/** Names a device by its browser's header, which identifies nobody. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  const { browser, system } = visitOrigin(userAgent, '');
  const isTablet =
    system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/u.test(userAgent ?? ''));
  const isPhone = system === 'Android' || system === 'iOS';
  return { kind: isTablet ? 'tablet' : isPhone ? 'phone' : 'computer', browser, system };
}
