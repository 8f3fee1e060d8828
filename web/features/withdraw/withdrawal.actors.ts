import { fromPromise } from 'xstate';
import {
  type QuoteOutcome,
  type RequestedWithdrawal,
  type RequestOutcome,
  withdrawalMachine,
} from '#machines/withdrawal/withdrawal.machine.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import type { MoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { givenMoneyPasswords } from '#web/shared/money-passwords/use-asked-passwords.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Requesting a withdrawal with its calls (W2); passwords are read from the draft. */
export function provideWithdrawal(
  services: Pick<Services, 'api' | 'modals'>,
  draft: MoneyPasswordDraft,
) {
  const { api } = services;
  return withdrawalMachine.provide({
    actors: {
      readQuote: fromPromise<QuoteOutcome, RequestedWithdrawal>(({ input: { amount }, signal }) =>
        api.withdrawals.quote({ query: { amount } }, { signal }),
      ),
      requestWithdrawal: fromPromise<RequestOutcome, RequestedWithdrawal>(({ input }) => {
        const body = { ...input, ...givenMoneyPasswords(draft.values()) };
        const key = draft.key();
        return withFreshProof(services, () => api.withdrawals.create({ body }, { key }));
      }),
    },
  });
}
