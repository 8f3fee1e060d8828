import { useState } from 'react';
import { partIn } from '#machines/withdrawal-confirmation/withdrawal-confirmation.setup.ts';
import type { PartName } from '#machines/withdrawal-confirmation/withdrawal-confirmation.types.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { complaintDraft } from './complaint-draft.ts';
import { provideWithdrawalConfirmation } from './withdrawal-confirmation.actors.ts';

/**
 * Runs the flow that confirms or disputes a payment (W3). An unfinished complaint is continued
 * after a reload (A25).
 *
 * @param named the part to ask about; the most urgent one if left out
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
