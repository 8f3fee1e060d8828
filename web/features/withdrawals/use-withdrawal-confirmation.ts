import { useState } from 'react';
import { partIn } from '#machines/withdrawal-confirmation/withdrawal-confirmation.setup.ts';
import type { PartName } from '#machines/withdrawal-confirmation/withdrawal-confirmation.types.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { complaintDraft } from './complaint-draft.ts';
import { provideWithdrawalConfirmation } from './withdrawal-confirmation.actors.ts';

/**
 * Runs the flow of saying whether a payment came (W3). A complaint that was being written when the
 * page was left is written on (A25).
 *
 * @param named the part that it is about; the most urgent one if left out
 */
export function useWithdrawalConfirmation(target: PartName | undefined) {
  const { clock } = useServices();
  const [kept] = useState(() => complaintDraft.read());
  const flow = useFlow(provideWithdrawalConfirmation, {
    input: {
      now: () => clock.now(),
      target: target ?? kept,
      isComplaining: kept !== null && (target === undefined || target.partId === kept.partId),
    },
    on: { 'complaint.ended': () => complaintDraft.keep(null) },
  });
  return { ...flow, part: partIn(flow.context) };
}

/** The flow: state and actions for its screens. */
export type ConfirmationFlow = ReturnType<typeof useWithdrawalConfirmation>;
