import { fromPromise } from 'xstate';
import type { MoneyTransfer } from '#contract/entities/transfer.ts';
import {
  moneyTransferMachine,
  type Sending,
  type TermsOutcome,
} from '#machines/money-transfer/money-transfer.machine.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { MoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-required-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';

/** The receiver: the agent directly above, or a team member by number. */
export type TransferTo = 'upline' | { readonly memberId: string };

/** Reads the receiver, and how much can be sent. */
export function readTransferTerms(
  api: ApiClient,
  to: TransferTo,
  signal: AbortSignal,
): Promise<TermsOutcome> {
  return to === 'upline'
    ? api.transfers.uplineTerms({}, { signal })
    : api.transfers.downlineTerms({ query: to }, { signal });
}

/** Sending money in the team with its calls (W2); passwords are read from the draft. */
export function provideMoneyTransfer(
  services: SubmissionServices & Pick<Services, 'modals'>,
  draft: MoneyPasswordDraft,
  to: TransferTo,
) {
  const { api } = services;
  return moneyTransferMachine.provide({
    actors: {
      readTerms: fromPromise<TermsOutcome, void>(({ signal }) =>
        readTransferTerms(api, to, signal),
      ),
      sendMoney: provideSubmission<Sending, MoneyTransfer>(services, {
        call: to === 'upline' ? 'transfers.toUpline' : 'transfers.toDownline',
        send: ({ payload: { amount }, key }) => {
          const body = { amount, ...givenMoneyPasswords(draft.values()) };
          return withReauthentication(services, () =>
            to === 'upline'
              ? api.transfers.toUpline({ body }, { key })
              : api.transfers.toDownline({ body: { ...to, ...body } }, { key }),
          );
        },
        facts: ({ amount }) => ({ amount }),
      }),
    },
  });
}
