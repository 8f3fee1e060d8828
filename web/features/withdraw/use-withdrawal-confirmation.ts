import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { partIn } from '#machines/withdrawal-confirmation/withdrawal-confirmation.setup.ts';
import type {
  ComplaintWords,
  PartName,
} from '#machines/withdrawal-confirmation/withdrawal-confirmation.types.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { complaintDraft } from './complaint-draft.ts';
import { provideWithdrawalConfirmation } from './withdrawal-confirmation.actors.ts';

/**
 * Runs the flow of saying whether a payment came (W3). A complaint that was being written when the
 * page was left is written on (A25).
 *
 * @param named the part that it is about; the most urgent one where left out
 */
export function useWithdrawalConfirmation(named: PartName | undefined) {
  const services = useServices();
  const [machine] = useState(() => provideWithdrawalConfirmation(services));
  const [kept] = useState(() => complaintDraft.read());
  const [state, send] = useMachine(machine, {
    input: {
      now: () => services.clock.now(),
      named: named ?? kept,
      isComplaining: kept !== null && (named === undefined || named.partId === kept.partId),
    },
    ...services.watching,
  });

  const { isComplaining } = state.context;
  const isOver = !isComplaining && state.context.withdrawal !== null;
  useEffect(() => {
    if (isOver) complaintDraft.keep(null);
  }, [isOver]);

  return {
    ...state.context,
    part: partIn(state.context),
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.sendReceived ?? state.children.sendComplaint),
    confirm: () => send({ type: 'receipt.confirmed' }),
    complain: () => send({ type: 'complaint.begun' }),
    reconsider: () => send({ type: 'complaint.abandoned' }),
    submit: (complaint: ComplaintWords) => send({ type: 'complaint.submitted', complaint }),
    goOn: () => send({ type: 'next.requested' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}

/** The flow as its screens know it. */
export type ConfirmationFlow = ReturnType<typeof useWithdrawalConfirmation>;
