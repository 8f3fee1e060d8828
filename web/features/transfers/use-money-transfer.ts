import { useState } from 'react';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { useMoneyPasswordDraft } from '#web/shared/money-passwords/use-money-password-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAgain } from '#web/shared/services/use-read-again.ts';
import {
  provideMoneyTransfer,
  readTransferTerms,
  type TransferTo,
} from './money-transfer.actors.ts';

/** A transfer: state and actions for its page. */
export type MoneyTransferFlow = ReturnType<typeof useMoneyTransfer>;

/** Runs the flow of a transfer while its page is mounted (W2). */
export function useMoneyTransfer(to: TransferTo) {
  const services = useServices();
  const [draft] = useState(createMoneyPasswordDraft);
  const flow = useFlow(() => provideMoneyTransfer(services, draft, to), {
    on: { 'passwords.used': () => draft.clear() },
  });

  useReadAgain({
    isResting: flow.state === 'entering',
    read: (signal) => readTransferTerms(services.api, to, signal),
    onRead: (terms) => flow.send({ type: 'terms.changed', terms }),
  });

  return {
    ...flow,
    edited: editing(flow),
    way: to === 'upline' ? ('upline' as const) : ('downline' as const),
    draft,
    passwords: useMoneyPasswordDraft(draft, 'transfer', flow.refusal),
  };
}
