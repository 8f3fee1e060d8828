import { useState } from 'react';
import type { PayoutAccounts } from '#contract/entities/payout-account.ts';
import { queries } from '#web/api/queries.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { raiseSuccess } from '#web/shared/services/raise-success.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createAccountDraft } from './account-draft.ts';
import { provideAddAccount } from './add-account.actors.ts';
import { useSiteChanges } from './use-site-changes.ts';

/** Adding an account: state and actions for its dialog. */
export type AddAccountFlow = ReturnType<typeof useAddAccount>;

/** Runs the flow of adding an account while its dialog is mounted (W2). */
export function useAddAccount(site: PayoutAccounts, onClose: () => void) {
  const services = useServices();
  const { queryClient } = services;
  const [draft] = useState(() =>
    createAccountDraft(
      () => queryClient.getQueryData(queries.payoutAccounts.list().queryKey)?.banks ?? [],
    ),
  );
  const changed = useSiteChanges(site);
  const flow = useFlow(() => provideAddAccount(services, draft), {
    onDone: ({ result }) => {
      onClose();
      if (result !== 'cancelled') {
        raiseSuccess(services, 'payoutAccount', 'payoutAccounts:added');
      }
    },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    banks: site.banks,
    waitMinutes: site.waitMinutes,
    /** Changes of the site while somebody adds an account. */
    changed,
    leave: () => flow.send({ type: 'flow.left' }),
  };
}
