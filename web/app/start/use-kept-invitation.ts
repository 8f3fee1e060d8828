import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInvitation, openedLink } from '#web/platform/address/invitation.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/**
 * Keeps the codes of an invitation from the first page to the registration (A9), and has it counted
 * that a link was opened (C1).
 */
export function useKeptInvitation(): void {
  const { key } = useLocation();
  const { api } = useServices();
  const keep = useEffectEvent(() => {
    const code = openedLink();
    keepInvitation();
    // Where it cannot be counted nobody is troubled.
    if (code !== null) void api.invitations.visit({ params: { code }, body: {} });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry keeps its own
  useEffect(() => keep(), [key]);
}
