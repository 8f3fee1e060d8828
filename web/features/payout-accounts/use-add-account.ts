import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { PayoutAccounts } from '#contract/entities/payout-account.ts';
import type { AddPayoutAccountOutput } from '#machines/add-payout-account/add-payout-account.machine.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { payoutAccountsQuery } from '#web/api/money-queries.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { createAccountDraft } from './account-draft.ts';
import { provideAddAccount } from './add-account.actors.ts';
import { useSiteChanges } from './use-site-changes.ts';

/** Adding an account as its dialog sees it. */
export type AddAccountFlow = ReturnType<typeof useAddAccount>;

/** Runs the flow of adding an account for as long as its dialog is open (W2). */
export function useAddAccount(site: PayoutAccounts, onClose: () => void) {
  const services = useServices();
  const { api, queryClient } = services;
  const [draft] = useState(() =>
    createAccountDraft(
      () => queryClient.getQueryData(payoutAccountsQuery(api).queryKey)?.banks ?? [],
    ),
  );
  const changed = useSiteChanges(site);
  const [machine] = useState(() => provideAddAccount(services, draft));
  const [state, send] = useMachine(machine, { ...services.watching });
  const { checked, refusal } = state.context;

  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);
  useOutput(state, ({ result }: AddPayoutAccountOutput) => {
    onClose();
    if (result === 'cancelled') return;
    services.notices.send({
      type: 'notice.raised',
      notice: {
        key: 'payoutAccount',
        kind: 'success',
        text: 'payoutAccounts:added',
        persistent: false,
      },
    });
  });

  return {
    draft,
    banks: site.banks,
    waitMinutes: site.waitMinutes,
    /** What the site changed while somebody adds an account. */
    changed,
    leaf: leafOf(state.value),
    unanswered: useUnanswered(state.children.addAccount),
    checked,
    refusal,
    isBusy: state.hasTag('busy'),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    confirm: () => send({ type: 'account.confirmed' }),
    correct: () => send({ type: 'account.corrected' }),
    leave: () => send({ type: 'flow.left' }),
  };
}
