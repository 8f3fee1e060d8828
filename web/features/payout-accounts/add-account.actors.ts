import { fromPromise } from 'xstate';
import type { PayoutAccount } from '#contract/entities/payout-account.ts';
import {
  type AccountCheckOutcome,
  addPayoutAccountMachine,
} from '#machines/add-payout-account/add-payout-account.machine.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';
import { type AccountDraft, targetIn } from './account-draft.ts';

/** Adding a payout account with its calls (W2); what was typed is read from the draft. */
export function provideAddAccount(
  services: SubmissionServices & Pick<Services, 'changes' | 'modals'>,
  draft: AccountDraft,
) {
  const { api, changes } = services;
  return addPayoutAccountMachine.provide({
    actors: {
      checkAccount: fromPromise<AccountCheckOutcome, void>(async ({ signal }) => {
        const fields = draft.check();
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        const body = targetIn(draft.values());
        return await api.payoutAccounts.check({ body }, { signal });
      }),
      addAccount: provideSubmission<{ readonly checkId: string }, PayoutAccount>(services, {
        call: 'payoutAccounts.add',
        send: async ({ payload: { checkId }, key }) => {
          const body = { checkId, label: draft.values().label };
          const outcome = await withReauthentication(services, () =>
            api.payoutAccounts.add({ body }, { key }),
          );
          // Added or not: if the answer is lost and the dialog is closed, the list shows it.
          void changes.outdate('payments');
          return outcome;
        },
      }),
    },
  });
}
