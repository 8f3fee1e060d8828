import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepInvitation } from '#web/platform/address/invitation.ts';

/** Keeps the codes of an invitation from the first page to the registration (A9). */
export function useKeptInvitation(): void {
  const { key } = useLocation();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry keeps its own
  useEffect(keepInvitation, [key]);
}
