import { fromPromise } from 'xstate';
import type { PayoutAccount } from '#contract/entities/payout-account.ts';
import type { Outcome } from '#contract/errors.ts';
import {
  type AccountCheck,
  type AccountCheckOutcome,
  addPayoutAccountMachine,
} from '#machines/add-payout-account/add-payout-account.machine.ts';
import { randomText } from '#web/platform/random-text.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import type { Services } from '#web/shared/services/services.ts';
import { type AccountDraft, targetIn } from './account-draft.ts';

/** Adding an account to be paid at with its calls (W2); what was typed is read from the draft. */
export function provideAddAccount(services: Pick<Services, 'api' | 'modals'>, draft: AccountDraft) {
  const { api } = services;
  return addPayoutAccountMachine.provide({
    actors: {
      checkAccount: fromPromise<AccountCheckOutcome, void>(async ({ signal }) => {
        const fields = draft.check();
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        const body = targetIn(draft.values());
        const checked = await api.payoutAccounts.check({ body }, { signal });
        return checked.ok
          ? { ok: true, value: { checked: checked.value, key: randomText() } }
          : checked;
      }),
      addAccount: fromPromise<Outcome<PayoutAccount>, { readonly check: AccountCheck }>(
        ({ input: { check } }) => {
          const { label } = draft.values();
          const body = { checkId: check.checked.checkId, label };
          return withFreshProof(services, () =>
            api.payoutAccounts.add({ body }, { key: check.key }),
          );
        },
      ),
    },
  });
}
