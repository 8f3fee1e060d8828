import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { submissionLeftBehind } from '#web/shared/submission/kept-submissions.ts';

/**
 * Offers to find the outcome of something that was sent before a reload, or before the person left:
 * the tab's history entry still has it (A25).
 */
export default function SubmissionCheck(): null {
  const { modals } = useServices();
  const { isRestoring, member } = useSession();
  const { key } = useLocation();
  const memberId = member?.id ?? null;
  useEffect(() => {
    if (isRestoring || !submissionLeftBehind(memberId)) return;
    modals.send({ type: 'modal.opened', modal: { type: 'submissionCheck' } });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry keeps its own
  }, [modals, isRestoring, memberId, key]);
  return null;
}
