import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payoutAccountsKey, payoutAccountsQuery } from '#web/api/money-queries.ts';
import { withdrawalsKey, withdrawalTermsQuery } from '#web/api/withdrawal-queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { editing } from '#web/shared/flow/editing.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { createMoneyPasswordDraft } from '#web/shared/money-passwords/money-password-draft.ts';
import { useMoneyPasswordDraft } from '#web/shared/money-passwords/use-money-password-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { provideWithdrawal } from './withdrawal.actors.ts';

/** The request of a withdrawal as its screens know it. */
export type WithdrawalFlow = ReturnType<typeof useWithdrawal>;

/**
 * Runs the request of a withdrawal for as long as its screens stand (W2). What can be withdrawn, and
 * the accounts, are read beside it: they change with each deposit, bet and payout.
 */
export function useWithdrawal() {
  const services = useServices();
  const { api } = services;
  const [draft] = useState(createMoneyPasswordDraft);
  const flow = useFlow(() => provideWithdrawal(services, draft), {
    on: { 'passwords.used': () => draft.clear() },
  });
  const terms = useQuery(withdrawalTermsQuery(api));
  const accounts = useQuery(payoutAccountsQuery(api));
  const waits = accounts.data?.accounts.map(({ usableFrom }) => usableFrom) ?? [];
  useServerMoments(waits, payoutAccountsKey);
  useServerMoments([terms.data?.limit.resetsAt], withdrawalsKey);

  return {
    ...flow,
    edited: editing(flow),
    draft,
    asked: useMoneyPasswordDraft(draft, 'withdraw', flow.refusal),
    terms: terms.data,
    accounts: accounts.data,
    failure: failureOf(terms, accounts),
  };
}
