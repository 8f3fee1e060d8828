import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { moneyPasswordsKey } from '#web/api/money-queries.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useAskedPasswords } from '#web/shared/money-passwords/use-asked-passwords.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createTransferDraft } from './transfer-draft.ts';
import { provideUplineTransfer } from './upline-transfer.actors.ts';

/** A transfer to the upline as its page sees it. */
export type UplineTransferFlow = ReturnType<typeof useUplineTransfer>;

/** Runs the flow of a transfer to the upline for as long as its page stands (W2). */
export function useUplineTransfer() {
  const services = useServices();
  const { queryClient } = services;
  const [draft] = useState(createTransferDraft);
  const [machine] = useState(() => provideUplineTransfer(services, draft));
  const [state, send] = useMachine(machine, { ...services.watching });
  const asked = useAskedPasswords('transferUpline');
  const { refusal } = state.context;
  const leaf = leafOf(state.value);

  useEffect(() => draft.expect(asked.kinds), [draft, asked.kinds]);
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);
  useEffect(() => {
    // A wrong try is one less; a lock has an end to be shown.
    if (refusal) void queryClient.invalidateQueries({ queryKey: moneyPasswordsKey });
  }, [queryClient, refusal]);
  useEffect(() => {
    if (leaf === 'sent') draft.clear();
  }, [draft, leaf]);

  return {
    ...state.context,
    leaf,
    draft,
    asked,
    isBusy: state.hasTag('busy'),
    submit: (amount: number) => {
      draft.renewKey();
      send({ type: 'transfer.submitted', amount });
    },
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    startAnother: () => send({ type: 'another.requested' }),
    retry: () => send({ type: 'retry.requested' }),
  };
}
