import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInvitation, openedLink } from '#web/platform/address/invitation.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/**
 * Keeps an invitation's codes from the first page to the registration (A9), and counts the opening
 * of the link (C1).
 */
export function useKeptInvitation(): void {
  const { key } = useLocation();
  const { api } = useServices();
  const keep = useEffectEvent(() => {
    const code = openedLink();
    keepInvitation();
    // A failure to count is ignored.
    if (code !== null) void api.invitations.visit({ params: { code }, body: {} });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry keeps its own
  useEffect(() => keep(), [key]);
}
