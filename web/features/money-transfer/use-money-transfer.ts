import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { useMoneyPasswordDraft } from '#web/shared/money-passwords/use-money-password-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAnew } from '#web/shared/services/use-read-anew.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import {
  provideMoneyTransfer,
  readTransferTerms,
  type TransferTo,
} from './money-transfer.actors.ts';

/** A transfer as its page sees it. */
export type MoneyTransferFlow = ReturnType<typeof useMoneyTransfer>;

/** Runs the flow of a transfer for as long as its page stands (W2). */
export function useMoneyTransfer(to: TransferTo) {
  const services = useServices();
  const [draft] = useState(createMoneyPasswordDraft);
  const [machine] = useState(() => provideMoneyTransfer(services, draft, to));
  const [state, send] = useMachine(machine, { ...services.watching });
  const { refusal } = state.context;
  const asked = useMoneyPasswordDraft(draft, 'transfer', refusal);
  const leaf = leafOf(state.value);

  useEffect(() => {
    if (leaf === 'sent') draft.clear();
  }, [draft, leaf]);

  useReadAnew({
    isResting: state.matches('entering'),
    read: (signal) => readTransferTerms(services.api, to, signal),
    onRead: (terms) => send({ type: 'terms.changed', terms }),
  });

  return {
    ...state.context,
    way: to === 'upline' ? ('upline' as const) : ('downline' as const),
    leaf,
    draft,
    asked,
    unanswered: useUnanswered(state.children.sendMoney),
    isBusy: state.hasTag('busy'),
    submit: (amount: number) => send({ type: 'amount.submitted', amount }),
    confirm: () => send({ type: 'transfer.confirmed' }),
    change: () => send({ type: 'changes.requested' }),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    startAnother: () => send({ type: 'another.requested' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}
