import { fromPromise } from 'xstate';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import {
  type QuoteOutcome,
  type RequestedWithdrawal,
  withdrawalMachine,
} from '#machines/withdrawal/withdrawal.machine.ts';
import type { MoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-required-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';

/** Requesting a withdrawal with its calls (W2); passwords are read from the draft. */
export function provideWithdrawal(
  services: SubmissionServices & Pick<Services, 'modals'>,
  draft: MoneyPasswordDraft,
) {
  const { api } = services;
  return withdrawalMachine.provide({
    actors: {
      readQuote: fromPromise<QuoteOutcome, RequestedWithdrawal>(({ input: { amount }, signal }) =>
        api.withdrawals.quote({ query: { amount } }, { signal }),
      ),
      requestWithdrawal: provideSubmission<RequestedWithdrawal, Withdrawal>(services, {
        call: 'withdrawals.create',
        send: ({ payload, key }) => {
          const body = { ...payload, ...givenMoneyPasswords(draft.values()) };
          return withReauthentication(services, () => api.withdrawals.create({ body }, { key }));
        },
        facts: ({ amount }) => ({ amount }),
      }),
    },
  });
}
